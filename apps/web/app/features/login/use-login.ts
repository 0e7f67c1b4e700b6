import { useReducer, useRef } from 'react';
import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '~/i18n/translations.tsx';
import type { TextKey } from '~/i18n/translations.tsx';
import { notifyProblem } from '~/showroom/notifications/notify-problem.ts';
import { reloadAt } from '~/showroom/requests/send-access.ts';
import { keepWelcome } from '~/showroom/requests/welcome.ts';
import { useAfter } from '~/showroom/player/use-after.ts';
import { createWindowAccess } from '~/showroom/window/access.ts';
import { useShowroomWindow } from '~/showroom/window/window-context.ts';
import { enterLogin, isFilledIn, maySend, startLogin } from './login-entry.ts';

/** The hidden fields of the form. */
interface Carried {
  readonly redirect: string;
  readonly locale: string;
  readonly query: string;
}

/** The page's data for the form. */
export interface LoginGiven {
  readonly carried: Carried;
  readonly homeHref: string;
  /** Where the visitor asks for a new password and for an account. */
  readonly help?: { readonly forgotten: string; readonly ask: string };
  /** The result of a form that was sent without scripts. */
  readonly problem?: TextKey;
  /** Seconds until the next attempt is accepted. */
  readonly wait?: number;
}

/** Milliseconds. */
const SECOND = 1000;

/** Sends the login form, and shows the error catalogue's text for a refusal (specification section 8). */
export function useLogin(given: LoginGiven) {
  const t = useTexts();
  const navigate = useNavigate();
  const { notifications, part } = useShowroomWindow();
  const { notify } = notifications;
  const identifierRef = useRef<HTMLInputElement>(null);
  const passwordRef = useRef<HTMLInputElement>(null);
  const [entry, dispatch] = useReducer(enterLogin, given, startLogin);
  useAfter(entry.wait > 0 ? SECOND : undefined, () => dispatch({ type: 'ticked' }), entry.wait);

  const focusFields = () => {
    const field = identifierRef.current?.value.trim() === '' ? identifierRef : passwordRef;
    field.current?.focus();
    field.current?.select();
  };

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!maySend(entry)) return;
    const filledIn = {
      identifier: identifierRef.current?.value.trim() ?? '',
      password: passwordRef.current?.value ?? '',
    };
    dispatch({ type: 'sent', ...filledIn });
    if (!isFilledIn(filledIn)) {
      focusFields();
      return;
    }
    const answer = await part(createWindowAccess).sendLogin({ ...filledIn, ...given.carried });
    dispatch({ type: 'answered', answer });
    if (answer.kind === 'granted') {
      const { name } = answer;
      keepWelcome(name === undefined ? t('access__logged_in') : t('access__welcome', { name }));
      reloadAt(answer.redirectTo);
      return;
    }
    focusFields();
    notifyProblem(answer, { notify, t, openHome: () => void navigate(given.homeHref) });
  };

  const { problem } = entry;
  const shown = problem && {
    isOfFields: problem.isOfFields,
    isNotified: problem.isNotified,
    sentence: 'key' in problem.text ? t(problem.text.key) : problem.text.words,
  };
  return {
    identifierRef,
    passwordRef,
    isSending: entry.status !== 'ready',
    problem: shown,
    wait: entry.wait,
    onSubmit,
  };
}
