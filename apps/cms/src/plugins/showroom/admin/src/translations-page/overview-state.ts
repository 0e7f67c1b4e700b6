import type { TranslatedEntry } from '../../../contracts/translations.ts';
import { isToDo } from './filters.ts';

/** An entry, as its address names it. */
export type EntryAddress = Pick<TranslatedEntry, 'uid' | 'documentId'>;

/** What the overview hands on to the page of an entry, in the state of the history. */
export interface OverviewState {
  /** The overview's own query, to go back with. */
  readonly back: string;
  /** What is still to do in this language, in the order of the overview. */
  readonly next: readonly EntryAddress[];
}

/** As many as somebody translates at one go; histories are not made for more. */
const LONGEST = 100;

/** The entries after one of them that have something to do in a language. */
export function entriesAfter(
  entries: readonly TranslatedEntry[],
  index: number,
  language: string,
): readonly EntryAddress[] {
  const found: EntryAddress[] = [];
  for (let next = index + 1; next < entries.length && found.length < LONGEST; next += 1) {
    const entry = entries[next];
    const cell = entry?.cells[language];
    if (entry !== undefined && cell !== undefined && isToDo(cell)) {
      found.push({ uid: entry.uid, documentId: entry.documentId });
    }
  }
  return found;
}

/** Reads the state of the history, which is empty for whoever comes by a bare address. */
export function readOverviewState(state: unknown): OverviewState {
  const { back, next }: Partial<Record<keyof OverviewState, unknown>> =
    typeof state === 'object' && state !== null ? state : {};
  return {
    back: typeof back === 'string' ? back : '',
    next: Array.isArray(next) ? next.filter(isEntryAddress) : [],
  };
}

function isEntryAddress(value: unknown): value is EntryAddress {
  return (
    typeof value === 'object' &&
    value !== null &&
    'uid' in value &&
    typeof value.uid === 'string' &&
    'documentId' in value &&
    typeof value.documentId === 'string'
  );
}
