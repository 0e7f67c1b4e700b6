import { SESSION_TIMEOUT } from '../../../contracts/preview.ts';

/** Milliseconds to wait after the last key. */
const TYPING_PAUSE = 250;

/** Milliseconds: often enough that one lost request does not end the session. */
const RESEND_AFTER = SESSION_TIMEOUT / 3;

/** Milliseconds to wait after a failed request. */
const TRY_AGAIN = 3_000;

/** Whether the CMS knows the form: not yet, completely, an earlier version, or the request failed. */
export type Sending = 'first' | 'sent' | 'sending' | 'failed';

export interface FormSender {
  /** Starts sending. @returns a function that stops it */
  readonly start: () => () => void;
  /** @param form as JSON; it is sent after a short pause in typing. */
  readonly update: (form: string) => void;
}

/**
 * Sends the form's content, and repeats it to keep the session alive. One request at a time: changes meanwhile
 * are part of the next one.
 *
 * @param given.send rejects if the request failed.
 */
export function createFormSender(given: {
  readonly send: (form: string) => Promise<unknown>;
  readonly onSending: (sending: Sending) => void;
}): FormSender {
  let latest = '';
  let known: string | undefined;
  let isCalling = false;
  let isStopped = true;
  let timer: number | undefined;

  const callAfter = (milliseconds: number): void => {
    window.clearTimeout(timer);
    if (!isStopped) timer = window.setTimeout(() => void call(), milliseconds);
  };

  const call = async (): Promise<void> => {
    if (isCalling) return;
    isCalling = true;
    const form = latest;
    const hasArrived = await given.send(form).then(
      () => true,
      () => false,
    );
    isCalling = false;
    if (isStopped) return;
    if (hasArrived) known = form;
    if (!hasArrived) {
      given.onSending('failed');
      callAfter(TRY_AGAIN);
    } else if (latest === form) {
      given.onSending('sent');
      callAfter(RESEND_AFTER);
    } else callAfter(0);
  };

  return {
    start: () => {
      isStopped = false;
      if (latest !== '') callAfter(0);
      return () => {
        isStopped = true;
        window.clearTimeout(timer);
      };
    },
    update: (form) => {
      if (form === latest) return;
      const isFirst = latest === '';
      latest = form;
      if (known !== undefined) given.onSending('sending');
      callAfter(isFirst ? 0 : TYPING_PAUSE);
    },
  };
}
