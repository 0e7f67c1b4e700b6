/** `GET /showroom/translations`: how far each entry is translated into each language. */
export const TRANSLATIONS_PATH = '/showroom/translations';

/**
 * Permission to see the state of translations. Writing one needs the permission to update the entry in that
 * language.
 */
export const READ_TRANSLATIONS = 'plugin::showroom.translations.read';

/** How far an entry is translated into a language. */
export const TRANSLATION_STATES = ['missing', 'partly', 'outdated', 'complete'] as const;
export type TranslationState = (typeof TRANSLATION_STATES)[number];

/** What visitors see of an entry in a language; `none` if there is no draft either. */
export type Publication = 'none' | 'draft' | 'modified' | 'published';

/** One entry in one language. */
export interface TranslationCell {
  readonly state: TranslationState;
  readonly publication: Publication;
  /** Labels of the fields that are missing or whose original has changed. */
  readonly fields: readonly string[];
}

export interface TranslatedEntry {
  readonly uid: string;
  readonly documentId: string;
  readonly title: string;
  /** The `documentId`s of the worlds that show it; empty if no world links to it. */
  readonly worlds: readonly string[];
  /** By language. For the default language only `publication` is set. */
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
  /** Sorted by kind and title. */
  readonly entries: readonly TranslatedEntry[];
}

export type TranslationsAnswer = { readonly data: Translations };

/** The content type of the media library's files: their alternative texts are translated like those of an entry. */
export const FILES_UID = 'plugin::upload.file';

/** Begins the `documentId` of all files of one name; the overview has others. */
export const NAMED_FILES = 'name-';

/** How a text is stored: a line, lines, Markdown or HTML, or Strapi's blocks. */
export type TextKind = 'line' | 'lines' | 'markup' | 'blocks';

/** The path of a text inside an entry: `['sections', 2, 'title']`. */
export type TextPath = readonly (string | number)[];

/** One text of an entry in two languages. */
export interface TextPair {
  readonly path: TextPath;
  /** The labels of the edit view, outermost first: `['Content 3 (Text)', 'Heading']`. */
  readonly labels: readonly string[];
  readonly kind: TextKind;
  /** A string or a list of blocks; null if empty. */
  readonly source: unknown;
  readonly target: unknown;
  /** Whether the original has changed since this translation was written, or was last found right. */
  readonly isOutdated: boolean;
  /** Of an outdated text: the original that it translates, where that is known. */
  readonly original?: unknown;
  /** The address of a small picture that shows what the text is about. */
  readonly picture?: string;
}

/** `GET /showroom/translations/:uid/:documentId?source=en&target=de`: both sides of one entry. */
export interface EntryTranslation {
  readonly title: string;
  /** The languages of the CMS, the default one first. */
  readonly locales: readonly string[];
  readonly isSingle: boolean;
  /** Whether visitors have what is written at once, because there are no drafts. */
  readonly isLive: boolean;
  readonly texts: readonly TextPair[];
  /** Whether the original has changed, be it in a part that is not among these texts. */
  readonly isOutdated: boolean;
  /** Labels of lists whose structure differs between the languages, so that their parts cannot be paired. */
  readonly differing: readonly string[];
  /** When the target's draft was last written; null if there is none. */
  readonly updatedAt: string | null;
  readonly updatedBy: string | null;
  /** Whether this editor may write the target. */
  readonly isWritable: boolean;
}

export type EntryTranslationAnswer = { readonly data: EntryTranslation };

/**
 * `PUT /showroom/translations/:uid/:documentId`: writes texts into the target's draft; 409 if another editor
 * has written it since.
 */
export interface TranslationInput {
  readonly source: string;
  readonly target: string;
  /** The `updatedAt` that the editor started from. */
  readonly basedOn: string | null;
  readonly texts: readonly { readonly path: TextPath; readonly value: unknown }[];
  /** Outdated texts that are still right as they are. */
  readonly reviewed: readonly TextPath[] | 'all';
}

/** The `details` of a 409. */
export interface TranslationConflict {
  readonly updatedAt: string | null;
  readonly updatedBy: string | null;
}
