import type { NamedEntry } from './placing.ts';

/**
 * The header of a save: when the entry that the editor began with was last written (ISO 8601). Where it was
 * written since, the save is answered with 409 and a {@link SavedMeanwhile}, and nothing is stored.
 */
export const EDITED_SINCE_HEADER = 'x-showroom-edited-since';

/** What such an answer says; the admin panel says it in the editor's language. */
export const SAVED_MEANWHILE = 'Somebody has saved this entry since you opened it. Nothing of yours is lost.';

/** The `details` of the refusal. */
export interface SavedMeanwhile {
  readonly kind: 'savedMeanwhile';
  /** ISO 8601. */
  readonly savedAt: string;
  /** The account that saved, as its owner is called; absent where a program did. */
  readonly savedBy?: string;
}

/**
 * `GET` with `uid`, `documentId` (not of single types) and, where there are languages, `locale`: the entries that the rows of an entry's
 * lists name, as its draft is stored. The content manager's form holds changes of relations alone; a row that
 * somebody else has taken away meanwhile has nothing left on the server that could be asked for.
 */
export const ROW_RELATIONS_PATH = '/showroom/saving/relations';

/** What one row names. */
export interface RowRelations {
  readonly component: string;
  readonly id: number;
  readonly fields: Readonly<Record<string, readonly NamedEntry[]>>;
}

export interface RowRelationsAnswer {
  readonly data: readonly RowRelations[];
}
