/** The built-in texts of one language; takes `?locale`. */
export const WORDINGS_PATH = '/showroom/wordings';

/** The custom field that chooses a built-in text by its key. */
export const WORDING_KEY_FIELD = 'wording-key';

/** A built-in text of the showroom, as an editor meets it. */
export interface OfferedText {
  readonly key: string;
  /** Where in the showroom it is seen: the name of its text group. */
  readonly group: string;
  /** In the language asked for. */
  readonly text: string;
  /** Names of what the showroom fills in. */
  readonly placeholders: readonly string[];
}

export interface OfferedTextsAnswer {
  readonly data: readonly OfferedText[];
}
