import { CONTACT_LIMITS } from '~/contract/contact-form.ts';
import type { ContactField, ContactProblem } from '~/contract/contact-form.ts';
import { useLocaleCode, useTexts } from '~/i18n/translations.tsx';
import type { TextKey } from '~/i18n/translations.tsx';

/** What each required field asks for while it is empty. */
const MISSING: Readonly<Partial<Record<ContactField, TextKey>>> = {
  firstName: 'contact__no_first_name',
  lastName: 'contact__no_last_name',
  email: 'contact__no_email',
  message: 'contact__no_message',
};

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
        return t(MISSING[field] ?? 'error__invalid_input');
    }
  };
}
