import type { Content } from './content.ts';

/** What differs from language to language: a text as a rule, also a table's rows or a film's captions. */
export type ByLocale = Readonly<Record<string, unknown>>;

/** Whether a value is given once for each language and is not a separate entry. */
export function isByLocale(value: unknown, locales: readonly string[]): value is ByLocale {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => locales.includes(key));
}

/** A value in one language; if it has none in that language, the value of the first one. */
export function inLocale(value: unknown, locale: string, locales: readonly string[]): unknown {
  if (!isByLocale(value, locales)) return value;
  return Object.hasOwn(value, locale) ? value[locale] : value[locales[0] ?? locale];
}

/** The languages an entry is written in; one that mentions none lives in the content's first language alone. */
export function localesOf(
  value: unknown,
  { locales, homeLocale }: Pick<Content, 'locales' | 'homeLocale'>,
): readonly string[] {
  const found = new Set<string>();
  const visit = (part: unknown): void => {
    if (isByLocale(part, locales)) for (const locale of Object.keys(part)) found.add(locale);
    else if (typeof part === 'object' && part !== null) Object.values(part).forEach(visit);
  };
  visit(value);
  return found.size === 0 ? [homeLocale] : locales.filter((locale) => found.has(locale));
}
