import { DEFAULT_LOCALE } from '@vitrine/content/locales';

/** The alternative texts of a file, as the media library stores them. */
export interface DescribedFile {
  /** In the default language: Strapi's own. */
  readonly alternativeText: string | null;
  /** Those of the other languages; what is unreadable in it counts as absent. */
  readonly alternative_texts?: unknown;
}

/** A text of another language than the default one. */
interface TranslatedAlternativeText {
  readonly text: string;
  /** The default language's text when this one was written, or was last found right. */
  readonly source: string;
}

/** By language. */
type AlternativeTexts = Readonly<Record<string, TranslatedAlternativeText>>;

/** The texts of all languages but the default one. */
export function alternativeTextsOf({ alternative_texts: stored }: DescribedFile): AlternativeTexts {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {};
  return Object.fromEntries(
    Object.entries(stored).flatMap(([locale, value]: [string, unknown]) => {
      const { text, source }: { readonly text?: unknown; readonly source?: unknown } =
        typeof value === 'object' && value !== null ? value : {};
      if (locale === DEFAULT_LOCALE || typeof text !== 'string' || text.trim() === '') return [];
      return [[locale, { text, source: typeof source === 'string' ? source : '' }]];
    }),
  );
}

/** A file's text in a language; empty where it has none. */
export function alternativeTextIn(file: DescribedFile, locale: string): string {
  if (locale === DEFAULT_LOCALE) return file.alternativeText?.trim() ? file.alternativeText : '';
  return alternativeTextsOf(file)[locale]?.text ?? '';
}

/** Whether the default language's text has changed since this language's was written. */
export function isOutdatedIn(file: DescribedFile, locale: string): boolean {
  const translated = alternativeTextsOf(file)[locale];
  return translated !== undefined && translated.source !== (file.alternativeText ?? '');
}

/** What to store so that a file has these texts; an empty one takes a language's text away. */
export function withAlternativeTexts(
  file: DescribedFile,
  texts: ReadonlyMap<string, string>,
): { readonly alternativeText: string; readonly alternative_texts: AlternativeTexts } {
  const alternativeText = texts.get(DEFAULT_LOCALE) ?? file.alternativeText ?? '';
  const others = new Map(Object.entries(alternativeTextsOf(file)));
  for (const [locale, text] of texts) {
    if (locale === DEFAULT_LOCALE) continue;
    if (text.trim() === '') others.delete(locale);
    else others.set(locale, { text, source: alternativeText });
  }
  return { alternativeText, alternative_texts: Object.fromEntries(others) };
}
