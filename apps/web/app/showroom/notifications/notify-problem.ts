import { problemOf } from '@vitrine/core/notifications/problem';
import type { ProblemText } from '@vitrine/core/notifications/problem';
import type { Translate } from '~/i18n/translations.tsx';
import { notify } from './notifications.ts';

/** Reads the interface texts of the error catalogue; they travel in the group `problem`. */
const TEXTS: Readonly<Record<ProblemText, (t: Translate) => string>> = {
  error__too_many_requests: (t) => t('error__too_many_requests'),
  error__invalid_input: (t) => t('error__invalid_input'),
  error__email_password_validation: (t) => t('error__email_password_validation'),
  error__something_wrong: (t) => t('error__something_wrong'),
};

/**
 * Tells the visitor of an answer that refuses, as the error catalogue has it (specification section 8). What makes
 * the call brings the text group `problem` along. The notification is what screen readers say: a form that shows
 * the same sentence at its fields as well is no live region then.
 *
 * @param answer.status of HTTP; 0 when there was no answer: then no home can be had either.
 * @param answer.body as it was parsed, whatever it is.
 * @param way.openHome leads to the localised home: "any other status: … redirect to the localised home". Absent
 *   where the visitor stays.
 */
export function notifyProblem(
  answer: { readonly status: number; readonly body?: unknown },
  way: { readonly t: Translate; readonly openHome?: () => void },
): void {
  const { text, leadsHome } = problemOf(answer.status, answer.body);
  notify({ key: 'problem', status: 'danger', message: 'key' in text ? TEXTS[text.key](way.t) : text.words });
  if (leadsHome && answer.status !== 0) way.openHome?.();
}
