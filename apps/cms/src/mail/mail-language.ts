/** The languages of the CMS's pages, and so of its mails. */
export type MailLanguage = 'en' | 'de';

/** The language of a mail to an account. @param locale as Strapi names the language of its panel; empty for a new one. */
export function mailLanguage(locale: unknown): MailLanguage {
  return typeof locale === 'string' && locale.split('-', 1)[0] === 'de' ? 'de' : 'en';
}
