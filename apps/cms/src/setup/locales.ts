import type { Core } from '@strapi/strapi';

/** Specification section 1; the first one is the default. */
export const LOCALES = [
  { code: 'en', name: 'English (en)' },
  { code: 'de', name: 'German (de)' },
  { code: 'fr', name: 'French (fr)' },
  { code: 'es', name: 'Spanish (es)' },
  { code: 'it', name: 'Italian (it)' },
  { code: 'pt', name: 'Portuguese (pt)' },
  { code: 'ru', name: 'Russian (ru)' },
] as const;

/**
 * Makes the languages at the first start. They are written in one go: Strapi works out the administrators'
 * permissions again after each locale created through its service, which takes seconds.
 */
export async function ensureLocales(strapi: Core.Strapi): Promise<void> {
  const locales = strapi.plugin('i18n').service('locales');
  const present: { code: string }[] = await locales.find();
  const missing = LOCALES.filter(({ code }) => present.every((locale) => locale.code !== code));
  if (missing.length > 0) {
    await strapi.db
      .query('plugin::i18n.locale')
      .createMany({ data: missing.map(({ code, name }) => ({ code, name })) });
    await strapi.plugin('i18n').service('permissions').actions.syncSuperAdminPermissionsWithLocales();
  }
  await locales.setDefaultLocale({ code: LOCALES[0].code });
}
