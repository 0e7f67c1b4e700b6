import { formatHomePath } from '@vitrine/core/links/path';
import type { LocaleCode } from '@vitrine/core/world/ids';
import type { LocationView } from '~/page-data/location-view.ts';

/** The index in the language of a page: `/`, or `/de`. */
export function homeOf({ locale, languages }: Pick<LocationView, 'locale' | 'languages'>): string {
  const defaultLocale: LocaleCode =
    languages.find(({ href, canonicalHref }) => href !== canonicalHref)?.locale.code ?? locale.code;
  return formatHomePath({ locale: locale.code, defaultLocale });
}
