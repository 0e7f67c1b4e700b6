import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEntry, type OutboxEntry } from './entry.ts';
import { hasCode } from './files.ts';
import { SET_ASIDE } from './store.ts';

const DAY = 24 * 60 * 60 * 1_000;

/** What the files of an outbox hold of one person. */
export interface PersonFiles {
  /** Requests that are still to be delivered: they reach the CMS, which erases them. */
  readonly waiting: readonly OutboxEntry[];
  /** Files that were set aside and name the address; read as far as they can be. */
  readonly setAside: readonly { readonly file: string; readonly content: unknown }[];
}

/** Finds and erases personal data in the folder of an outbox. */
export interface OutboxPersons {
  /** @param email in lower case. */
  readonly find: (email: string) => Promise<PersonFiles>;
  /** Deletes the files of this person that were set aside. @returns How many there were. */
  readonly erase: (email: string) => Promise<number>;
  /**
   * Deletes files that were set aside more than this many days ago.
   *
   * @param now milliseconds since 1970.
   * @returns How many there were.
   */
  readonly forgetAfter: (days: number, now: number) => Promise<number>;
}

const contentOf = (text: string): unknown => {
  try {
    return parseEntry(text) ?? JSON.parse(text);
  } catch {
    return text;
  }
};

/** The names in a folder; none where there is no folder. */
const namesIn = async (place: string): Promise<readonly string[]> => {
  try {
    return await readdir(place);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  }
};

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A whole entry says whose it is; in a damaged file the address counts where it stands as a whole word. */
const isAbout = (text: string, email: string): boolean => {
  const entry = parseEntry(text);
  if (entry !== undefined) return entry.form.email.trim().toLowerCase() === email;
  return new RegExp(`(?<![\\w.+%-])${escaped(email)}(?![\\w-]|\\.\\w)`, 'u').test(text.toLowerCase());
};

/** @param folder the outbox's, as its store has it. */
export const outboxPersons = (folder: string): OutboxPersons => {
  const aside = join(folder, SET_ASIDE);
  const waitingOf = async (email: string): Promise<readonly OutboxEntry[]> => {
    const found: OutboxEntry[] = [];
    for (const file of await namesIn(folder)) {
      // What is delivered meanwhile is gone, and found in the CMS.
      const entry = parseEntry(await readFile(join(folder, file), 'utf8').catch(() => ''));
      if (entry?.form.email.trim().toLowerCase() === email) found.push(entry);
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
    find: async (email) => ({ waiting: await waitingOf(email), setAside: await setAsideOf(email) }),
    erase: async (email) => {
      const found = await setAsideOf(email);
      for (const { file } of found) await rm(join(aside, file), { force: true });
      return found.length;
    },
    forgetAfter: async (days, now) => {
      let forgotten = 0;
      for (const file of await namesIn(aside)) {
        // Gone, or a link that leads nowhere: no reason to keep the others.
        const found = await stat(join(aside, file)).catch(() => undefined);
        if (!found || now - Math.max(found.mtimeMs, found.ctimeMs) <= days * DAY) continue;
        await rm(join(aside, file), { recursive: true, force: true });
        forgotten += 1;
      }
      return forgotten;
    },
  };
};
