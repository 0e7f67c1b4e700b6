import { randomBytes } from 'node:crypto';
import { closeSync, openSync } from 'node:fs';
import { access, link, mkdir, open, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode, syncFolder } from '@vitrine/content/node';
import { parseEntry } from '../entry.ts';
import type { Marks, OutboxEntry } from '../entry.ts';
import { moveAside, removeBeyond, removeOld } from './files.ts';
import { allMarkFiles, idOfMarkFile, readMarks, writeMarks } from './mark-files.ts';

/** The names of entry files; besides them and their marks, nothing in the folder is touched. */
const ENTRY_FILE = /^([0-9a-z-]{20,64})\.json$/;

/** The same for files set aside, whose names may have got a number. */
const ENTRY_ASIDE = /^([0-9a-z-]{20,64})\.json/;
const DRAFT = '.draft';

/** Left behind by a process that is killed while it takes the lock. */
const LOCK_DRAFT = '.lock.';

/** Milliseconds. An older draft is abandoned: its visitor never got a confirmation. */
const DRAFT_AGE = 10 * 60 * 1_000;

/** The folder for files that are no entries any more. */
export const SET_ASIDE = 'set-aside';

/** Empty files named after delivered requests: a form that is sent again is not delivered again. */
const DELIVERED = 'delivered';

/** Milliseconds that such a name is kept: a browser resends an unanswered request within minutes. */
const DELIVERED_AGE = 24 * 60 * 60 * 1_000;

/** The prefix of ids of requests that came from a stand. */
export const FROM_STAND = 'stand-';

function isFromStand(name: string): boolean {
  return name.startsWith(FROM_STAND);
}

/** Milliseconds that their names are kept: a laptop that missed an answer may stay in its case until the next fair. */
const FROM_STAND_AGE = 180 * 24 * 60 * 60 * 1_000;

/** The limit on such names, so that no sender can fill the disk. The oldest are dropped first. */
const MAX_FROM_STANDS = 20_000;

/** Milliseconds between two checks for outdated files. */
const SWEEP_INTERVAL = 60 * 60 * 1_000;

/** Readable by the server's account only: these are personal data. */
const PRIVATE_FILE = 0o600;
const PRIVATE_FOLDER = 0o700;

/** The contents of an outbox folder. */
export interface OutboxContent {
  /** The ids of all entries, the known ones included. */
  readonly ids: ReadonlySet<string>;
  /** The entries that were read, oldest first. */
  readonly entries: readonly OutboxEntry[];
  /** The names of damaged files that were moved into `set-aside` just now. */
  readonly setAside: readonly string[];
  /** The names of files that can be neither read nor moved, and were left in place. */
  readonly unreadable: readonly string[];
  /** How many files lie in `set-aside`. */
  readonly asideCount: number;
}

/** Entries as files of one folder, written atomically. */
export interface OutboxStore {
  /**
   * Stores a new entry; returns once it would survive a power cut. An entry that exists, or was delivered within the
   * last day (from a stand: half a year), is not stored again.
   *
   * @throws when the disk refuses it; then nothing is left behind.
   */
  readonly create: (entry: OutboxEntry) => Promise<void>;
  /**
   * Records the progress of an entry synchronously: it survives if the process is killed right afterwards. @throws
   */
  readonly note: (id: string, marks: Marks) => void;
  /** Returns when the recorded progress would survive a power cut. @throws */
  readonly sync: () => Promise<void>;
  /** Deletes an entry that every destination has. @throws */
  readonly remove: (id: string) => Promise<void>;
  /**
   * Reads all entries except those whose ids are known. An unreadable file does not keep the others from being read.
   */
  readonly read: (isKnown?: (id: string) => boolean) => Promise<OutboxContent>;
}

/**
 * Opens the folder of an outbox. A missing folder is created as soon as the disk permits.
 *
 * @param maxFromStands how many names of delivered stand requests are kept.
 */
export async function openOutboxStore(folder: string, maxFromStands = MAX_FROM_STANDS): Promise<OutboxStore> {
  const makeFolder = async (): Promise<void> => {
    await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
  };
  // A server whose disk cannot be written still shows the showroom; only its contact form refuses.
  await makeFolder().catch(() => undefined);
  const deliveredFolder = join(folder, DELIVERED);
  let nextSweep = 0;

  const fileOf = (id: string): string => join(folder, `${id}.json`);

  const wasDelivered = (id: string): Promise<boolean> =>
    access(join(deliveredFolder, id)).then(
      () => true,
      () => false,
    );

  const noteDelivered = async (id: string): Promise<void> => {
    await mkdir(deliveredFolder, { recursive: true, mode: PRIVATE_FOLDER });
    closeSync(openSync(join(deliveredFolder, id), 'a', PRIVATE_FILE));
  };

  const writeNew = async (entry: OutboxEntry): Promise<void> => {
    const draft = join(folder, `${entry.id}.${randomBytes(6).toString('hex')}${DRAFT}`);
    try {
      const handle = await open(draft, 'wx', PRIVATE_FILE);
      try {
        await handle.writeFile(`${JSON.stringify(entry)}\n`);
        await handle.sync();
      } finally {
        await handle.close();
      }
      // Unlike a rename, a link never replaces an existing file.
      await link(draft, fileOf(entry.id)).catch((error: unknown) => {
        if (!hasCode(error, 'EEXIST')) throw error;
      });
    } finally {
      await rm(draft, { force: true }).catch(() => undefined);
    }
    await syncFolder(folder);
  };

  const sweep = async (ids: ReadonlySet<string>): Promise<void> => {
    if (performance.now() < nextSweep) return;
    nextSweep = performance.now() + SWEEP_INTERVAL;
    await removeOld(folder, DRAFT_AGE, (name) => {
      const marked = idOfMarkFile(name);
      const isDraft = name.endsWith(DRAFT) || name.startsWith(LOCK_DRAFT);
      return isDraft || (marked !== undefined && !ids.has(marked));
    });
    await removeOld(deliveredFolder, DELIVERED_AGE, (name) => !isFromStand(name));
    await removeOld(deliveredFolder, FROM_STAND_AGE, isFromStand);
    await removeBeyond(deliveredFolder, maxFromStands, isFromStand);
  };

  /** @returns the entry, or what happened to an unreadable file; undefined when it no longer exists. */
  const readEntry = async (
    name: string,
    id: string,
  ): Promise<OutboxEntry | 'setAside' | 'unreadable' | undefined> => {
    try {
      const entry = parseEntry(await readFile(join(folder, name), 'utf8'));
      if (entry?.id === id) return entry;
    } catch (error) {
      if (hasCode(error, 'ENOENT')) return undefined;
      // Another owner, or a failing disk: it is read once that is fixed. A folder is never an entry.
      if (!hasCode(error, 'EISDIR')) return 'unreadable';
    }
    return moveAside(folder, join(folder, SET_ASIDE), name, PRIVATE_FOLDER).then(
      () => 'setAside' as const,
      () => 'unreadable' as const,
    );
  };

  return {
    create: async (entry) => {
      await makeFolder();
      if (!(await wasDelivered(entry.id))) await writeNew(entry);
    },
    note: (id, marks) => writeMarks(folder, id, marks),
    sync: () => syncFolder(folder),
    remove: async (id) => {
      await noteDelivered(id).catch(() => undefined);
      // The marks last: an entry without them would be delivered again.
      await rm(fileOf(id), { force: true });
      for (const name of allMarkFiles(id)) await rm(join(folder, name), { force: true });
      await syncFolder(folder);
    },
    read: async (isKnown = () => false) => {
      const names = new Set(await readdir(folder));
      const ids = new Set<string>();
      // Entries whose marks are kept, including unreadable ones and those set aside, which an operator may move back.
      const present = new Set<string>();
      const entries: OutboxEntry[] = [];
      const setAside: string[] = [];
      const unreadable: string[] = [];
      for (const name of [...names].toSorted()) {
        const id = ENTRY_FILE.exec(name)?.[1];
        if (id === undefined) continue;
        present.add(id);
        const found = isKnown(id) ? 'known' : await readEntry(name, id);
        if (found === 'known') ids.add(id);
        else if (found === 'setAside') setAside.push(name);
        else if (found === 'unreadable') unreadable.push(name);
        else if (found !== undefined) {
          ids.add(id);
          entries.push({ ...found, marks: await readMarks(folder, names, id, found.marks) });
        }
      }
      const aside = await readdir(join(folder, SET_ASIDE)).catch((): string[] => []);
      for (const name of aside) {
        const id = ENTRY_ASIDE.exec(name)?.[1];
        if (id !== undefined) present.add(id);
      }
      await sweep(present);
      return {
        ids,
        entries: entries.toSorted((one, other) => one.acceptedAt.localeCompare(other.acceptedAt)),
        setAside,
        unreadable,
        asideCount: aside.length,
      };
    },
  };
}
