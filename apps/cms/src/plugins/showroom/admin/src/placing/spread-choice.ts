import { ALL_LANGUAGES, SPREAD_HEADER, TARGET_UIDS } from '../../../contracts/placing.ts';
import { onSaveEnd } from '../saving/saves.ts';
import type { SavedEntry } from '../saving/stamp-saves.ts';

/** Where a browser keeps the editor's choice. */
const STORED = 'showroom.placing.allLanguages';

/** Whether placing goes into all languages of a location. It does, unless the editor has said no. */
export const isSpreadWanted = (): boolean => localStorage.getItem(STORED) !== 'no';

export const wantSpread = (isWanted: boolean): void => {
  localStorage.setItem(STORED, isWanted ? 'yes' : 'no');
};

/** Locations whose hotspots were placed and not saved yet, by their documentIds. */
const placed = new Set<string>();

/** Remembers that the hotspots of a location were placed, until it is saved. */
export const notePlacing = (documentId: string | undefined): void => {
  if (documentId !== undefined) placed.add(documentId);
};

onSaveEnd(({ kind, entry: { documentId } }) => {
  if (kind === 'saved' && documentId !== undefined) placed.delete(documentId);
});

/** What a save says of it. */
export const placingHeaders = ({ model, documentId = '' }: SavedEntry): Readonly<Record<string, string>> =>
  model === TARGET_UIDS.location && placed.has(documentId) && isSpreadWanted()
    ? { [SPREAD_HEADER]: ALL_LANGUAGES }
    : {};
