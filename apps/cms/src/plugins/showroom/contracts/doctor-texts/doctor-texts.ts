import type { Finding } from '@vitrine/doctor/finding';
import { DOCTOR_ENGLISH, formatMessage } from '@vitrine/core/reports/message';
import type { DoctorMessages, Message } from '@vitrine/core/reports/message';
import { de } from './de.ts';

/** The doctor in one language. */
export interface DoctorTexts {
  readonly language: 'en' | 'de';
  readonly format: (message: Message) => string;
  /** Why an entry cannot be published: the first finding, and how many more there are. */
  readonly refusal: (finding: Pick<Finding, 'sentence' | 'fix'>, more: number, title?: string) => string;
}

const TEXTS: Readonly<Record<DoctorTexts['language'], DoctorMessages>> = { en: DOCTOR_ENGLISH, de };

const MORE: Readonly<Record<DoctorTexts['language'], string>> = {
  en: '{count} more: see “Showroom”.',
  de: '{count} weitere: siehe „Showroom“.',
};

const QUOTED: Readonly<Record<DoctorTexts['language'], (title: string) => string>> = {
  en: (title) => `“${title}”`,
  de: (title) => `„${title}“`,
};

/**
 * The doctor's texts in the language of an editor's panel, or in English if there is no translation.
 *
 * @param locale as Strapi names it, such as `de`; null for an account that never chose one.
 */
export function doctorTextsIn(locale: string | null | undefined): DoctorTexts {
  const language = locale?.split('-', 1)[0] === 'de' ? 'de' : 'en';
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const format = (message: Message): string =>
    formatMessage(message, TEXTS[language], (value) => numbers.format(value));
  return {
    language,
    format,
    refusal: ({ sentence, fix }, more, title) => {
      const where = title === undefined ? '' : `${QUOTED[language](title)}: `;
      const others = more === 0 ? '' : ` (${MORE[language].replace('{count}', numbers.format(more))})`;
      return `${where}${format(sentence)} ${format(fix)}${others}`;
    },
  };
}
