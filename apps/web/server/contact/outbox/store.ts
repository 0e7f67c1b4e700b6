import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEntry, type OutboxEntry } from './entry.ts';

/** The names of entries' files; everything else in the folder is left alone. */
const ENTRY_FILE = /^([0-9a-z-]{20,64})\.json$/;
const DRAFT = '.draft';
/** Milliseconds. An older draft belongs to nobody any more: no visitor was told that it is kept. */
const DRAFT_AGE = 10 * 60 * 1_000;
/** The folder for files that are no entries any more. */
export const SET_ASIDE = 'set-aside';
/** Readable by the server's account alone: these are personal data. */
const PRIVATE_FILE = 0o600;
const PRIVATE_FOLDER = 0o700;

/** What an outbox folder holds. */
export interface OutboxContent {
  /** How many entries there are, the known ones included. */
  readonly count: number;
  readonly entries: readonly OutboxEntry[];
  /** The names of files that could not be read and now lie in `set-aside`. */
  readonly setAside: readonly string[];
}

/** Entries as files of one folder, each written so that it is there whole or not at all. */
export interface OutboxStore {
  /**
   * Keeps a new entry; returns when it would outlive a power cut. One that is there already stays as it is.
   * @throws when the disk does not take it; then nothing of it is left.
   */
  readonly create: (entry: OutboxEntry) => Promise<void>;
  /** Replaces an entry, whole or not at all. @throws when the disk does not take it; then the old one stays. */
  readonly write: (entry: OutboxEntry) => Promise<void>;
  /** Deletes an entry for good. */
  readonly remove: (id: string) => Promise<void>;
  /** Reads entries, oldest first, but those whose id is known. Damaged files are set aside. */
  readonly read: (isKnown?: (id: string) => boolean) => Promise<OutboxContent>;
}

const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } catch (error) {
    // Some systems (Windows) know no such thing for folders and keep them in order by themselves.
    if (!hasCode(error, 'EPERM') && !hasCode(error, 'EINVAL')) throw error;
  } finally {
    await handle.close();
  }
};

export const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** Opens the folder of an outbox. Where it is missing it is made as soon as the disk lets us. */
export const openOutboxStore = async (folder: string): Promise<OutboxStore> => {
  const makeFolder = async (): Promise<void> => {
    await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
  };
  // A server without a disk shows the showroom all the same; only its contact form refuses.
  await makeFolder().catch(() => undefined);

  const fileOf = (id: string): string => join(folder, `${id}.json`);

  /** Writes the entry into a file of its own and lets `place` give that its name. */
  const writeDraft = async (
    entry: OutboxEntry,
    place: (draft: string, file: string) => Promise<void>,
  ): Promise<void> => {
    await makeFolder();
    const draft = join(folder, `${entry.id}.${randomBytes(6).toString('hex')}${DRAFT}`);
    try {
      const handle = await open(draft, 'wx', PRIVATE_FILE);
      try {
        await handle.writeFile(`${JSON.stringify(entry)}\n`);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await place(draft, fileOf(entry.id));
    } finally {
      await rm(draft, { force: true }).catch(() => undefined);
    }
    await syncFolder(folder);
  };

  const setAside = async (name: string): Promise<void> => {
    await mkdir(join(folder, SET_ASIDE), { recursive: true, mode: PRIVATE_FOLDER });
    await rename(join(folder, name), join(folder, SET_ASIDE, name));
    await syncFolder(folder);
  };

  const dropOldDraft = async (name: string): Promise<void> => {
    const file = join(folder, name);
    const { mtimeMs } = await stat(file);
    // oxlint-disable-next-line no-restricted-properties -- compared with the file system's own time
    if (Date.now() - mtimeMs > DRAFT_AGE) await rm(file, { force: true });
  };

  return {
    create: (entry) =>
      writeDraft(entry, async (draft, file) => {
        try {
          // Unlike a rename, a link never takes the place of what stands there already.
          await link(draft, file);
        } catch (error) {
          if (!hasCode(error, 'EEXIST')) throw error;
        }
      }),
    write: (entry) => writeDraft(entry, rename),
    remove: async (id) => {
      await rm(fileOf(id), { force: true });
      await syncFolder(folder);
    },
    read: async (isKnown = () => false) => {
      const names = await readdir(folder);
      const found: OutboxEntry[] = [];
      const damaged: string[] = [];
      let count = 0;
      for (const name of names.toSorted()) {
        if (name.endsWith(DRAFT)) await dropOldDraft(name).catch(() => undefined);
        const id = ENTRY_FILE.exec(name)?.[1];
        if (id === undefined) continue;
        count += 1;
        if (isKnown(id)) continue;
        const text = await readFile(join(folder, name), 'utf8').catch((error: unknown) => {
          if (hasCode(error, 'ENOENT')) return undefined;
          throw error;
        });
        if (text === undefined) continue;
        const entry = parseEntry(text);
        if (entry?.id === id) {
          found.push(entry);
          continue;
        }
        await setAside(name);
        damaged.push(name);
        count -= 1;
      }
      return {
        count,
        entries: found.toSorted((one, other) => one.acceptedAt.localeCompare(other.acceptedAt)),
        setAside: damaged,
      };
    },
  };
};
