import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from '@vitrine/content/node';
import { DESTINATIONS, parseEntry } from '../entry.ts';
import type { OutboxEntry } from '../entry.ts';
import { readMarks } from './mark-files.ts';
import { SET_ASIDE } from './store.ts';
import type { OutboxStore } from './store.ts';

const DAY = 24 * 60 * 60 * 1_000;

/** How many files of an outbox concern one person. */
export interface PersonFiles {
  /** Requests that are still to be delivered: they reach the CMS, which erases them. */
  readonly waiting: readonly OutboxEntry[];
  /** Requests that a destination has refused permanently: they stay here until an operator acts. */
  readonly refused: readonly OutboxEntry[];
  /** Files that were set aside and name the address; read as far as they can be. */
  readonly setAside: readonly { readonly file: string; readonly content: unknown }[];
}

/** Finds and erases personal data in the folder of an outbox. */
export interface OutboxPersons {
  /** @param email in lower case. */
  readonly find: (email: string) => Promise<PersonFiles>;
  /** Deletes this person's requests that were refused permanently or set aside. @returns How many there were. */
  readonly erase: (email: string) => Promise<number>;
  /**
   * Deletes files that were set aside more than this many days ago.
   *
   * @param now milliseconds since 1970.
   * @returns How many there were.
   */
  readonly forgetAfter: (days: number, now: number) => Promise<number>;
}

function contentOf(text: string): unknown {
  try {
    return parseEntry(text) ?? JSON.parse(text);
  } catch {
    return text;
  }
}

/** The names in a folder; none where there is no folder. */
async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  }
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

/** An intact entry contains its sender's address; in a damaged file the address has to occur as a whole word. */
function isAbout(text: string, email: string): boolean {
  const entry = parseEntry(text);
  if (entry !== undefined) return entry.form.email.trim().toLowerCase() === email;
  return new RegExp(`(?<![\\w.+%-])${escaped(email)}(?![\\w-]|\\.\\w)`, 'u').test(text.toLowerCase());
}

function isRefused({ marks }: OutboxEntry): boolean {
  return DESTINATIONS.some((to) => marks[to].refusedAt !== undefined);
}

/** @param options.folder the outbox's, as its store has it. */
export function outboxPersons(options: {
  readonly folder: string;
  readonly store: Pick<OutboxStore, 'remove'>;
}): OutboxPersons {
  const { folder, store } = options;
  const aside = join(folder, SET_ASIDE);
  const entriesOf = async (email: string): Promise<readonly OutboxEntry[]> => {
    const names = await namesIn(folder);
    const found: OutboxEntry[] = [];
    for (const file of names) {
      // An entry that is delivered meanwhile is gone here, and found in the CMS.
      const entry = parseEntry(await readFile(join(folder, file), 'utf8').catch(() => ''));
      if (entry?.form.email.trim().toLowerCase() !== email) continue;
      found.push({ ...entry, marks: await readMarks(folder, new Set(names), entry.id, entry.marks) });
    }
    return found;
  };
  const setAsideOf = async (email: string): Promise<PersonFiles['setAside']> => {
    const found: { file: string; content: unknown }[] = [];
    for (const file of await namesIn(aside)) {
      const text = await readFile(join(aside, file), 'utf8').catch(() => '');
      if (isAbout(text, email)) found.push({ file, content: contentOf(text) });
    }
    return found;
  };
  return {
    find: async (email) => {
      const entries = await entriesOf(email);
      return {
        waiting: entries.filter((entry) => !isRefused(entry)),
        refused: entries.filter(isRefused),
        setAside: await setAsideOf(email),
      };
    },
    erase: async (email) => {
      const refused = (await entriesOf(email)).filter(isRefused);
      for (const { id } of refused) await store.remove(id);
      const found = await setAsideOf(email);
      for (const { file } of found) await rm(join(aside, file), { force: true });
      return refused.length + found.length;
    },
    forgetAfter: async (days, now) => {
      let forgotten = 0;
      for (const file of await namesIn(aside)) {
        // Deleted meanwhile, or a dangling link: that must not keep the others.
        const found = await stat(join(aside, file)).catch(() => undefined);
        if (!found || now - Math.max(found.mtimeMs, found.ctimeMs) <= days * DAY) continue;
        await rm(join(aside, file), { recursive: true, force: true });
        forgotten += 1;
      }
      return forgotten;
    },
  };
}
