/** The built-in texts of one language; takes `?locale`. */
export const WORDINGS_PATH = '/showroom/wordings';

/** The custom field that selects a built-in text by its key. */
export const WORDING_KEY_FIELD = 'wording-key';

/** A built-in text of the showroom, as shown to editors. */
export interface OfferedText {
  readonly key: string;
  /** The name of its text group, which says where the showroom shows it. */
  readonly group: string;
  /** In the language asked for. */
  readonly text: string;
  /** Names of the placeholders that the showroom fills in. */
  readonly placeholders: readonly string[];
}

export interface OfferedTextsAnswer {
  readonly data: readonly OfferedText[];
}
