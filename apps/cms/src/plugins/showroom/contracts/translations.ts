/** `GET /showroom/translations`: what of which entry is translated into which language. */
export const TRANSLATIONS_PATH = '/showroom/translations';

/** Who has it may see what is translated; writing asks for the right to update the entry in that language. */
export const READ_TRANSLATIONS = 'plugin::showroom.translations.read';

/** How far an entry is translated into a language. */
export const TRANSLATION_STATES = ['missing', 'partly', 'outdated', 'complete'] as const;
export type TranslationState = (typeof TRANSLATION_STATES)[number];

/** What visitors have of an entry in a language; `none` where there is not even a draft. */
export type Publication = 'none' | 'draft' | 'modified' | 'published';

/** One entry in one language. */
export interface TranslationCell {
  readonly state: TranslationState;
  readonly publication: Publication;
  /** The names of the fields that are missing or whose original has changed; as the edit view labels them. */
  readonly fields: readonly string[];
}

export interface TranslatedEntry {
  readonly uid: string;
  readonly documentId: string;
  readonly title: string;
  /** The worlds in which it is shown, by `documentId`; none where no world leads to it. */
  readonly worlds: readonly string[];
  /** By language; the default language tells of its publication alone. */
  readonly cells: Readonly<Record<string, TranslationCell>>;
}

export interface TranslatedLocale {
  readonly code: string;
  readonly name: string;
}

export interface Translations {
  /** The default language first. */
  readonly locales: readonly TranslatedLocale[];
  readonly worlds: readonly { readonly documentId: string; readonly name: string }[];
  /** The content types that hold texts. */
  readonly kinds: readonly string[];
  /** In the order of their kinds and titles. */
  readonly entries: readonly TranslatedEntry[];
}

export type TranslationsAnswer = { readonly data: Translations };

/** How a text is stored: a line, lines, Markdown or HTML, or Strapi's blocks. */
export type TextKind = 'line' | 'lines' | 'markup' | 'blocks';

/** The way to a text inside an entry: `['sections', 2, 'title']`. */
export type TextPath = readonly (string | number)[];

/** One text of an entry in two languages. */
export interface TextPair {
  readonly path: TextPath;
  /** From the edit view's labels, outermost first: `['Content 3 (Text)', 'Heading']`. */
  readonly labels: readonly string[];
  readonly kind: TextKind;
  /** A string, or a list of blocks; null where there is nothing. */
  readonly source: unknown;
  readonly target: unknown;
  /** Whether the original has changed since the target was written. */
  readonly isOutdated: boolean;
}

/** `GET /showroom/translations/:uid/:documentId?source=en&target=de`: both sides of one entry. */
export interface EntryTranslation {
  readonly title: string;
  /** The languages of the CMS, the default one first. */
  readonly locales: readonly string[];
  readonly isSingle: boolean;
  readonly texts: readonly TextPair[];
  /** The labels of lists that are built differently in both languages, so that their parts do not belong together. */
  readonly differing: readonly string[];
  /** When the target's draft was last written; null where there is none. */
  readonly updatedAt: string | null;
  readonly updatedBy: string | null;
  /** Whether this editor may write the target. */
  readonly isWritable: boolean;
}

export type EntryTranslationAnswer = { readonly data: EntryTranslation };

/** `PUT /showroom/translations/:uid/:documentId`: writes texts into the target's draft; 409 where somebody else was faster. */
export interface TranslationInput {
  readonly source: string;
  readonly target: string;
  /** The `updatedAt` that the editor started from. */
  readonly basedOn: string | null;
  readonly texts: readonly { readonly path: TextPath; readonly value: unknown }[];
}

/** What a 409 says besides. */
export interface TranslationConflict {
  readonly updatedAt: string | null;
  readonly updatedBy: string | null;
}
