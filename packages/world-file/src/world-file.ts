/** The content types that a world file can hold, under the names of their REST paths (docs/content-model.md). */
export const WORLD_FILE_TYPES = [
  'icons',
  'station-categories',
  'hotspot-categories',
  'article-categories',
  'contact-persons',
  'articles',
  'dashboards',
  'location-groups',
  'menus',
  'worlds',
  'locations',
  'transitions',
  'portals',
  'screensavers',
] as const;

export type WorldFileType = (typeof WORLD_FILE_TYPES)[number];

/**
 * One entry under the attribute names of docs/content-model.md. `__component` names the part of a dynamic zone. A
 * reference is the key of the other entry, a medium is its name in {@link WorldFile.media}. A value that differs
 * between languages is an object by locale, the default one among its keys: `{ "en": "Atrium", "es": "Atrio" }`.
 */
export type WorldFileEntry = Readonly<Record<string, unknown>>;

/** One medium of a world file. */
export interface WorldFileMedium {
  /** Below the archive's folder `media`, with forward slashes. */
  readonly file: string;
  /** In the default language. */
  readonly alternativeText: string;
  /** In the other languages that have one, by locale. */
  readonly alternativeTexts?: Readonly<Record<string, string>>;
  /** Names the picture beside others of its kind; the library has one for all languages. */
  readonly caption?: string;
}

/** Whole worlds as a file: `world.json` of the archive (docs/world-file.md). */
export interface WorldFile {
  readonly format: 'vitrine-world';
  /** Raised when older readers would misread the file. */
  readonly version: 1;
  /** The languages it is written in, the default one first. */
  readonly locales: readonly string[];
  /** By type, then by the key that references use. */
  readonly entries: Readonly<Partial<Record<WorldFileType, Readonly<Record<string, WorldFileEntry>>>>>;
  /** By the name in the media library. */
  readonly media: Readonly<Record<string, WorldFileMedium>>;
}
