import { ALL_LANGUAGES, SPREAD_HEADER, TARGET_UIDS } from '../../../contracts/placing.ts';
import { onSaveEnd } from '../saving/saves.ts';
import type { SavedEntry } from '../saving/adapt-saves.ts';

/** Where a browser keeps the editor's choice. */
const STORED = 'showroom.placing.allLanguages';

/** Whether placing goes into all languages of a location. It does, unless the editor has said no. */
export function isSpreadWanted(): boolean {
  return localStorage.getItem(STORED) !== 'no';
}

export function wantSpread(isWanted: boolean): void {
  localStorage.setItem(STORED, isWanted ? 'yes' : 'no');
}

/** The form of a location in one language. */
export interface PlacedForm {
  /** Absent while the location is made: it has no other languages then. */
  readonly documentId: string | undefined;
  readonly locale: string;
}

/** Forms whose hotspots were placed and not saved yet. */
const placed = new Set<string>();

function nameOf({ documentId = '', locale }: PlacedForm): string {
  return `${documentId} ${locale}`;
}

/**
 * Remembers whether hotspots were placed in a form, until it is saved or left.
 *
 * @param isPlaced no longer, once all of it was undone.
 */
export function notePlacing(form: PlacedForm, isPlaced: boolean): void {
  if (isPlaced) placed.add(nameOf(form));
  else forgetPlacing(form);
}

/** A form is left: what was placed in it and not saved is gone. */
export function forgetPlacing(form: PlacedForm): void {
  placed.delete(nameOf(form));
}

function formOf({ documentId, params }: SavedEntry): PlacedForm {
  const { locale } = (params ?? {}) as { readonly locale?: string };
  return { documentId, locale: locale ?? '' };
}

onSaveEnd(({ kind, entry }) => {
  if (kind === 'saved') forgetPlacing(formOf(entry));
});

/** What a save says of it. */
export function placingHeaders(entry: SavedEntry): Readonly<Record<string, string>> {
  return entry.model === TARGET_UIDS.location && placed.has(nameOf(formOf(entry))) && isSpreadWanted()
    ? { [SPREAD_HEADER]: ALL_LANGUAGES }
    : {};
}
