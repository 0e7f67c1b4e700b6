import { problemOf } from '@vitrine/core/notifications/problem';
import type { ProblemText } from '@vitrine/core/notifications/problem';
import type { Translate } from '~/i18n/translations.tsx';
import type { Notifications } from './notifications.ts';

/** Reads the interface texts of the error catalogue; they travel in the group `problem`. */
const TEXTS: Readonly<Record<ProblemText, (t: Translate) => string>> = {
  error__too_many_requests: (t) => t('error__too_many_requests'),
  error__invalid_input: (t) => t('error__invalid_input'),
  error__email_password_validation: (t) => t('error__email_password_validation'),
  error__something_wrong: (t) => t('error__something_wrong'),
};

/** The page on which a request was refused. */
export interface ProblemPage extends Pick<Notifications, 'notify'> {
  readonly t: Translate;
  /**
   * Leads to the localised home: "any other status: … redirect to the localised home". Absent if the visitor stays.
   */
  readonly openHome?: () => void;
}

/**
 * Notifies the visitor of a refused request, as the error catalogue says (specification section 8). The caller's page
 * includes the text group `problem`. The notification is a live region: a form that repeats the message at its fields
 * must not be one.
 *
 * @param answer.status of HTTP; 0 when there was no answer: then the home page cannot be loaded either.
 * @param answer.body the parsed body, of any shape.
 */
export function notifyProblem(
  answer: { readonly status: number; readonly body?: unknown },
  { notify, t, openHome }: ProblemPage,
): void {
  const { text, leadsHome } = problemOf(answer.status, answer.body);
  notify({ key: 'problem', status: 'danger', message: 'key' in text ? TEXTS[text.key](t) : text.words });
  if (leadsHome && answer.status !== 0) openHome?.();
}
