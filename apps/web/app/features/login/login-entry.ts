import { problemOf } from '@vitrine/core/notifications/problem';
import type { ProblemText } from '@vitrine/core/notifications/problem';
import type { TextKey } from '~/i18n/translations.tsx';
import type { AccessAnswer } from '~/showroom/requests/send-access.ts';

/** The problem. */
export interface LoginProblem {
  /** An interface text, or the server's own words. */
  readonly text: { readonly key: TextKey } | { readonly words: string };
  /** Whether the visitor must correct the input. */
  readonly isOfFields: boolean;
  /** Whether a notification announces it: then the form must not announce it to screen readers as well. */
  readonly isNotified: boolean;
}

/** The state of a login form. The values stay in the fields alone. */
export interface LoginEntry {
  readonly status: 'ready' | 'sending' | 'granted';
  readonly problem?: LoginProblem;
  /** Seconds until the form may be sent again. */
  readonly wait: number;
}

/** The values of the form. */
export interface Credentials {
  readonly identifier: string;
  readonly password: string;
}

export type LoginEvent =
  | ({ readonly type: 'sent' } & Credentials)
  | { readonly type: 'answered'; readonly answer: AccessAnswer }
  /** Called every second. */
  | { readonly type: 'ticked' };

/** Seconds to wait after "too many requests" where the server names none. */
const DEFAULT_WAIT = 30;

/** Texts of the problems that are mended in the fields. */
const OF_FIELDS: ReadonlySet<TextKey> = new Set<ProblemText>([
  'error__email_password_validation',
  'error__invalid_input',
]);

/** The entry as the page came from the server. */
export function startLogin(given: { readonly problem?: TextKey; readonly wait?: number }): LoginEntry {
  const entry = { status: 'ready', wait: given.wait ?? 0 } as const;
  const { problem } = given;
  return problem === undefined
    ? entry
    : {
        ...entry,
        problem: { text: { key: problem }, isOfFields: OF_FIELDS.has(problem), isNotified: false },
      };
}

/** Whether the form may be sent now. */
export function maySend({ status, wait }: LoginEntry): boolean {
  return status === 'ready' && wait === 0;
}

/** Whether the fields are filled in. */
export function isFilledIn({ identifier, password }: Credentials): boolean {
  return identifier.trim() !== '' && password !== '';
}

/** The entry after an event. */
export function enterLogin(entry: LoginEntry, event: LoginEvent): LoginEntry {
  switch (event.type) {
    case 'sent':
      if (!maySend(entry)) return entry;
      if (isFilledIn(event)) return { status: 'sending', wait: 0 };
      return {
        ...entry,
        problem: { text: { key: 'error__invalid_input' }, isOfFields: true, isNotified: false },
      };
    case 'answered':
      return entry.status === 'sending' ? afterAnswer(entry, event.answer) : entry;
    default:
      return afterSecond(entry);
  }
}

/** "429", "422", "400", "any other status": as the error catalogue says (specification section 8). */
function afterAnswer(entry: LoginEntry, answer: AccessAnswer): LoginEntry {
  if (answer.kind === 'granted') return { ...entry, status: 'granted' };
  const { status, body, retryAfter } = answer;
  const wait = retryAfter ?? (status === 429 ? DEFAULT_WAIT : 0);
  const isOfFields = status === 400 || status === 422;
  return {
    status: 'ready',
    wait,
    problem: { text: problemOf(status, body).text, isOfFields, isNotified: true },
  };
}

/** The wait was the reason, and it is over. */
function afterSecond(entry: LoginEntry): LoginEntry {
  if (entry.wait === 0) return entry;
  return entry.wait === 1 ? { status: entry.status, wait: 0 } : { ...entry, wait: entry.wait - 1 };
}
