import type { LanguageLink } from '~/page-data/location-view.ts';

/** The note of the language that a visitor would like best, with its code for screen readers. */
export interface UnwrittenNote {
  readonly text: string;
  readonly lang: string;
}

/**
 * What a visitor is told who is shown another language because the showroom is not written in theirs. Nothing where
 * they speak the one that is shown.
 *
 * @param spoken as the browser names them, the best first: `ru-RU`.
 */
export function unwrittenNote(
  languages: readonly LanguageLink[],
  spoken: readonly string[],
): UnwrittenNote | undefined {
  const codes = spoken.map((tag) => tag.split('-')[0]?.toLowerCase());
  const current = languages.find(({ isCurrent }) => isCurrent);
  if (codes.includes(current?.locale.code)) return undefined;
  const wanted = languages.find(({ locale }) => locale.code === codes[0]);
  return wanted?.note === undefined ? undefined : { text: wanted.note, lang: wanted.locale.iso };
}
