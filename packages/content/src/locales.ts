import { localeCode } from '@vitrine/core/world/ids';
import type { LocaleCode } from '@vitrine/core/world/ids';
import type { Locale } from '@vitrine/core/world/snapshot';

/** The languages of the product (specification section 1), the default one first. */
export const LOCALES: readonly Locale[] = [
  { code: localeCode('en'), iso: 'en-GB', name: 'English' },
  { code: localeCode('de'), iso: 'de-DE', name: 'Deutsch' },
  { code: localeCode('fr'), iso: 'fr-FR', name: 'Français' },
  { code: localeCode('es'), iso: 'es-ES', name: 'Español' },
  { code: localeCode('it'), iso: 'it-IT', name: 'Italiano' },
  { code: localeCode('pt'), iso: 'pt-PT', name: 'Português' },
  { code: localeCode('ru'), iso: 'ru-RU', name: 'Русский' },
];

/** Specification section 1: the default language is English. */
export const DEFAULT_LOCALE: LocaleCode = localeCode('en');
