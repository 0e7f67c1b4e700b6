import type { NamedEntry } from './placing.ts';

/**
 * Header of a save: when the entry was last written before the editor opened it (ISO 8601). If it has been
 * written since, the save is answered with 409 and {@link SavedMeanwhile}, and nothing is stored.
 */
export const EDITED_SINCE_HEADER = 'x-showroom-edited-since';

/** The message of that answer; the admin panel translates it. */
export const SAVED_MEANWHILE =
  'Someone has saved this entry since you opened it. None of your changes are lost.';

/** The `details` of that answer. */
export interface SavedMeanwhile {
  readonly kind: 'savedMeanwhile';
  /** ISO 8601. */
  readonly savedAt: string;
  /** The name of the account that saved; absent if a program did. */
  readonly savedBy?: string;
}

/**
 * `GET` with `uid`, `documentId` (except for single types) and, where there are languages, `locale`: the
 * entries that the rows of the stored draft refer to. The content manager's form contains only changes of
 * relations, and the relations of a row that another editor has deleted can no longer be read from the server.
 */
export const ROW_RELATIONS_PATH = '/showroom/saving/relations';

/** The relations of one row. */
export interface RowRelations {
  readonly component: string;
  readonly id: number;
  readonly fields: Readonly<Record<string, readonly NamedEntry[]>>;
}

export interface RowRelationsAnswer {
  readonly data: readonly RowRelations[];
}
