import type { Rows } from '../content-model/stored-entries.ts';
import type { ContentType } from './content.ts';

/**
 * The keys of a type's entries in a file: the identifiers that the CMS, editors and links use as well. An article's
 * number means nothing to a reader, so its title follows, as in its address.
 *
 * @param locales The default one first.
 */
export function keysOf(
  { identifiedBy = '' }: ContentType,
  documents: ReadonlyMap<string, Rows>,
  locales: readonly string[],
): ReadonlyMap<string, string> {
  const keys = new Map<string, string>();
  const taken = new Set<string>();
  for (const [documentId, rows] of documents) {
    const ordered = locales.map((locale) => rows.get(locale) ?? {});
    const identity = ordered.map((row) => row[identifiedBy]).find((value) => isReported(value));
    const title = ordered.map((row) => row['title']).find((value) => isReported(value));
    const base =
      typeof identity === 'number'
        ? [String(identity), wordsOf(title)].filter((part) => part !== '').join('-')
        : cleaned(typeof identity === 'string' ? identity : documentId);
    let key = base;
    for (let number = 2; taken.has(key); number += 1) key = `${base}-${number}`;
    taken.add(key);
    keys.set(documentId, key);
  }
  return keys;
}

function isReported(value: unknown): boolean {
  return value !== null && value !== undefined && value !== '';
}

/** World files take no control characters and no endless keys. */
const MAX_KEY_LENGTH = 200;

function cleaned(identity: string): string {
  return identity.replaceAll(/\p{Cc}+/gu, ' ').slice(0, MAX_KEY_LENGTH);
}

function wordsOf(title: unknown): string {
  return typeof title !== 'string'
    ? ''
    : title
        .normalize('NFKD')
        .replaceAll(/\p{M}+/gu, '')
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
        .replaceAll(/^-+|-+$/g, '')
        .slice(0, MAX_KEY_LENGTH);
}
