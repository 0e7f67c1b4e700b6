import { problemOf, type ProblemText } from '@vitrine/core';
import { useRef, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { useTexts, type TextKey } from '~/i18n/translations.tsx';
import { notifyProblem } from '~/showroom/notify-problem.ts';
import { openAnew, sendLogin } from '~/showroom/send-access.ts';
import { useAfter } from '~/showroom/use-after.ts';

/** What is wrong. */
interface LoginProblem {
  /** An interface text, or the server's own words. */
  readonly text: { readonly key: TextKey } | { readonly words: string };
  /** Whether what was filled in is to be corrected. */
  readonly isOfFields: boolean;
}

/** What the form carries besides what is filled in. */
export interface Carried {
  readonly redirect: string;
  readonly locale: string;
  readonly query: string;
}

/** Texts of the problems that are mended in the fields. */
const OF_FIELDS: ReadonlySet<TextKey> = new Set<ProblemText>([
  'error__email_password_validation',
  'error__invalid_input',
]);

/** Sends the login form, and says what the error catalogue has for a refusal (specification section 8). */
export function useLogin(given: {
  readonly carried: Carried;
  readonly homeHref: string;
  readonly problem?: TextKey;
  readonly wait?: number;
}) {
  const t = useTexts();
  const navigate = useNavigate();
  const identifierRef = useRef<HTMLInputElement>(null);
  const passwordRef = useRef<HTMLInputElement>(null);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<LoginProblem | undefined>(
    given.problem && { text: { key: given.problem }, isOfFields: OF_FIELDS.has(given.problem) },
  );
  const [wait, setWait] = useState(given.wait ?? 0);
  useAfter(
    wait > 0 ? 1000 : undefined,
    () => {
      setWait(wait - 1);
      if (wait === 1) setProblem(undefined);
    },
    wait,
  );

  const refuse = (found: LoginProblem) => {
    setProblem(found);
    setSending(false);
    const field = identifierRef.current?.value.trim() === '' ? identifierRef : passwordRef;
    field.current?.focus();
    field.current?.select();
  };

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending || wait > 0) return;
    const filledIn = {
      identifier: identifierRef.current?.value.trim() ?? '',
      password: passwordRef.current?.value ?? '',
    };
    if (filledIn.identifier === '' || filledIn.password === '') {
      refuse({ text: { key: 'error__invalid_input' }, isOfFields: true });
      return;
    }
    setProblem(undefined);
    setSending(true);
    const answer = await sendLogin({ ...filledIn, ...given.carried });
    if (answer.kind === 'granted') {
      openAnew(answer.redirectTo);
      return;
    }
    const { text, leadsHome } = problemOf(answer.status, answer.body);
    setWait(answer.retryAfter ?? 0);
    refuse({ text, isOfFields: answer.status === 400 || answer.status === 422 });
    // Without any answer there is no home to be had either.
    if (leadsHome && answer.status !== 0) {
      notifyProblem(answer, { t, openHome: () => void navigate(given.homeHref) });
    }
  };

  const shown = problem && {
    isOfFields: problem.isOfFields,
    sentence: 'key' in problem.text ? t(problem.text.key) : problem.text.words,
  };
  return { identifierRef, passwordRef, isSending, problem: shown, wait, onSubmit };
}
