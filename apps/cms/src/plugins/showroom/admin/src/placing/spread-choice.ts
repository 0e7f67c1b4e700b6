import { ALL_LANGUAGES, SPREAD_HEADER, TARGET_UIDS } from '../../../contracts/placing.ts';
import { onSaveEnd } from '../saving/saves.ts';
import type { SavedEntry } from '../saving/adapt-saves.ts';

/** The browser's storage key of the editor's choice. */
const STORED = 'showroom.placing.allLanguages';

/** Whether placing applies to all languages of a location: by default it does. */
export function isSpreadWanted(): boolean {
  return localStorage.getItem(STORED) !== 'no';
}

export function wantSpread(isWanted: boolean): void {
  localStorage.setItem(STORED, isWanted ? 'yes' : 'no');
}

/** The form of a location in one language. */
export interface PlacedForm {
  /** Absent for a new location, which has no other languages. */
  readonly documentId: string | undefined;
  readonly locale: string;
}

/** Forms with unsaved placing. */
const placed = new Set<string>();

function nameOf({ documentId = '', locale }: PlacedForm): string {
  return `${documentId} ${locale}`;
}

/**
 * Remembers whether hotspots were placed in a form, until it is saved or left.
 *
 * @param isPlaced false after everything was undone.
 */
export function notePlacing(form: PlacedForm, isPlaced: boolean): void {
  if (isPlaced) placed.add(nameOf(form));
  else forgetPlacing(form);
}

/** The form was left: unsaved placing is lost. */
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

/** The header that a save gets after placing. */
export function placingHeaders(entry: SavedEntry): Readonly<Record<string, string>> {
  return entry.model === TARGET_UIDS.location && placed.has(nameOf(formOf(entry))) && isSpreadWanted()
    ? { [SPREAD_HEADER]: ALL_LANGUAGES }
    : {};
}
