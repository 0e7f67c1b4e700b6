import type { FigureSource } from '@vitrine/core/figures/figure-source';
import type { ContentReport } from '@vitrine/core/reports/report';
import type { LocaleCode, OverlayId } from '@vitrine/core/world/ids';
import type { Locale, Snapshot } from '@vitrine/core/world/snapshot';

/**
 * Data for the server only. It is separate from the snapshots so that no loader sends it by accident; the shipped
 * bundle never contains it.
 */
export interface ServerOnlyContent {
  /** World slug to access code, trimmed and never empty: only of worlds that are protected. */
  readonly accessCodes: Readonly<Record<string, string>>;
  /**
   * Uploads file name to the absolute address of its bytes, for files that do not lie under the CMS's
   * own `/uploads/` (S3, a CDN, an absolute CMS address).
   */
  readonly mediaSources: Readonly<Record<string, string>>;
  /** Where figures of dashboards get their numbers from: by language, then by {@link figureKey}. Absent: none do. */
  readonly figureSources?: FigureSources;
  /**
   * What the editors of stories have noted for those who present them, by language, then by the number of the story.
   * Absent: nothing. Only who may present a story gets its notes.
   */
  readonly storyNotes?: Readonly<Record<string, StoryNotes>>;
}

/** The notes of one language: by the number of a story, then by the key of a stop (`stopKeys`). */
export type StoryNotes = Readonly<Record<string, Readonly<Record<string, string>>>>;

export type FigureSources = Readonly<Record<string, Readonly<Record<string, FigureSource>>>>;

/** The key of a dashboard's figure in {@link FigureSources}. */
export function figureKey(dashboard: OverlayId, position: number): string {
  return `${dashboard}.${position}`;
}

/** The dashboard in a {@link figureKey}. */
export function dashboardOfFigure(key: string): string {
  return key.slice(0, key.lastIndexOf('.'));
}

/** The words of PDFs, page by page, by the names that `documentFileOf` gives their files. */
export type DocumentTexts = Readonly<Record<string, readonly string[]>>;

/** All content at one moment in every language, with the reports about it. Plain JSON. */
export interface ContentBundle {
  /** A hash over all snapshots: equal content, equal version. */
  readonly version: string;
  readonly locales: readonly Locale[];
  readonly defaultLocale: LocaleCode;
  /** One per entry of `locales`, by its code. */
  readonly snapshots: Readonly<Record<string, Snapshot>>;
  readonly reports: readonly ContentReport[];
  /**
   * The words of the PDFs that the snapshots open, in all languages and of all worlds, closed ones too. They leave the
   * server only line by line, as hits for visitors who may see the PDF. Absent where no words are known.
   */
  readonly documentTexts?: DocumentTexts;
  readonly serverOnly: ServerOnlyContent;
}

/**
 * The snapshot of a locale, or the default locale's when the bundle does not hold that locale.
 *
 * @throws Error when the bundle lacks its default locale, which no reader of this package returns.
 */
export function snapshotOf(bundle: ContentBundle, locale: string): Snapshot {
  const snapshot = Object.hasOwn(bundle.snapshots, locale) ? bundle.snapshots[locale] : undefined;
  const found = snapshot ?? bundle.snapshots[bundle.defaultLocale];
  if (found === undefined) throw new Error(`The content holds no snapshot for ${bundle.defaultLocale}.`);
  return found;
}
