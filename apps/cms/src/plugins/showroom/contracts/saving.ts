/**
 * The header of a save: when the entry that the editor began with was last written (ISO 8601). Where it was
 * written since, the save is answered with 409 and a {@link SavedMeanwhile}, and nothing is stored.
 */
export const EDITED_SINCE_HEADER = 'x-showroom-edited-since';

/** What the admin panel says of such an answer, and the key of its translation. */
export const SAVED_MEANWHILE = 'Somebody has saved this entry since you opened it. Nothing of yours is lost.';

/** The `details` of the refusal. */
export interface SavedMeanwhile {
  readonly kind: 'savedMeanwhile';
  /** ISO 8601. */
  readonly savedAt: string;
  /** The account that saved, as its owner is called; absent where a program did. */
  readonly savedBy?: string;
}
