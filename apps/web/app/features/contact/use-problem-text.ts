import { CONTACT_LIMITS } from '~/contract/contact-form.ts';
import type { ContactField, ContactProblem } from '~/contract/contact-form.ts';
import { useLocaleCode, useTexts } from '~/i18n/translations.tsx';

/** Says what is wrong with a field, and how to correct it. */
export function useProblemText(): (field: ContactField, problem: ContactProblem) => string {
  const t = useTexts();
  const locale = useLocaleCode();
  return (field, problem) => {
    if (field === 'consent') return t('contact__consent_required');
    switch (problem) {
      case 'notAnAddress':
        return t('contact__not_an_address');
      case 'tooLong':
        return t('contact__too_long', { limit: CONTACT_LIMITS[field].toLocaleString(locale) });
      default:
        return t('contact__required');
    }
  };
}
