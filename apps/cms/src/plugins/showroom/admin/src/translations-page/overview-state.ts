import type { TranslatedEntry } from '../../../contracts/translations.ts';
import { isToDo } from './filters.ts';

/** The address of an entry. */
export type EntryAddress = Pick<TranslatedEntry, 'uid' | 'documentId'>;

/** History state that the overview passes to an entry's page. */
export interface OverviewState {
  /** The overview's own query, for going back. */
  readonly back: string;
  /** What is left to do in this language, in the order of the overview. */
  readonly next: readonly EntryAddress[];
}

/** More entries than anyone translates in one go; history state is limited in size. */
const MAX_ENTRIES = 100;

/** The entries that need work in a language, from the one after `index` on and round to the one before it. */
export function entriesAfter(
  entries: readonly TranslatedEntry[],
  index: number,
  language: string,
): readonly EntryAddress[] {
  const found: EntryAddress[] = [];
  for (let step = 1; step < entries.length && found.length < MAX_ENTRIES; step += 1) {
    const entry = entries[(index + step) % entries.length];
    const cell = entry?.cells[language];
    if (entry !== undefined && cell !== undefined && isToDo(cell)) {
      found.push({ uid: entry.uid, documentId: entry.documentId });
    }
  }
  return found;
}

/** Parses the history state, which is empty if the page was opened by its address. */
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
