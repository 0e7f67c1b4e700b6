import type { Finding } from '@vitrine/core/doctor/finding';
import { DOCTOR_ENGLISH, say } from '@vitrine/core/doctor/words/saying';
import type { DoctorTexts, Saying } from '@vitrine/core/doctor/words/saying';
import { de } from './de.ts';

/** The doctor in one language. */
export interface DoctorWords {
  readonly language: 'en' | 'de';
  readonly say: (saying: Saying) => string;
  /** Why an entry cannot be published: the first finding, and how many more there are. */
  readonly refusal: (finding: Pick<Finding, 'sentence' | 'fix'>, more: number, title?: string) => string;
}

const TEXTS: Readonly<Record<DoctorWords['language'], DoctorTexts>> = { en: DOCTOR_ENGLISH, de };

const MORE: Readonly<Record<DoctorWords['language'], string>> = {
  en: '{count} more: see «Showroom».',
  de: '{count} weitere: siehe „Showroom“.',
};

const QUOTED: Readonly<Record<DoctorWords['language'], (title: string) => string>> = {
  en: (title) => `«${title}»`,
  de: (title) => `„${title}“`,
};

/**
 * The doctor's texts in the language of an editor's panel, or in English if there is no translation.
 *
 * @param locale as Strapi names it, such as `de`; null for an account that never chose one.
 */
export function doctorWordsIn(locale: string | null | undefined): DoctorWords {
  const language = locale?.split('-', 1)[0] === 'de' ? 'de' : 'en';
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const sayIn = (saying: Saying): string => say(saying, TEXTS[language], (value) => numbers.format(value));
  return {
    language,
    say: sayIn,
    refusal: ({ sentence, fix }, more, title) => {
      const where = title === undefined ? '' : `${QUOTED[language](title)}: `;
      const others = more === 0 ? '' : ` (${MORE[language].replace('{count}', numbers.format(more))})`;
      return `${where}${sayIn(sentence)} ${sayIn(fix)}${others}`;
    },
  };
}
