import type { LocaleCode } from '../world/ids.ts';

interface LanguageRange {
  readonly tag: string;
  readonly quality: number;
}

/**
 * The offered language that a browser prefers, by its `Accept-Language` header: an exact match, else the same
 * language of another region. Undefined when none of its ranges is offered.
 */
export function localeFromAcceptLanguage(
  header: string | null | undefined,
  offered: readonly LocaleCode[],
): LocaleCode | undefined {
  const ranges = parseLanguageRanges(header ?? '');
  for (const { tag } of ranges.filter(({ quality }) => quality > 0)) {
    const match = tag === '*' ? offered[0] : findLocale(tag, offered);
    if (match !== undefined) return match;
  }
  return undefined;
}

function findLocale(tag: string, offered: readonly LocaleCode[]): LocaleCode | undefined {
  return (
    offered.find((locale) => locale.toLowerCase() === tag) ??
    offered.find((locale) => primary(locale.toLowerCase()) === primary(tag))
  );
}

/** Strongest first; equal ones keep the header's order. */
function parseLanguageRanges(header: string): readonly LanguageRange[] {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return { tag, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ tag, quality }) => tag !== '' && Number.isFinite(quality))
    .toSorted((one, other) => other.quality - one.quality);
}

function primary(tag: string): string {
  return tag.split('-')[0] ?? tag;
}
