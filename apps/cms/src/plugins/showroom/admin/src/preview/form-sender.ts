import { SESSION_TIMEOUT } from '../../../contracts/preview.ts';

/** Milliseconds after the last key. */
const TYPING_PAUSE = 250;

/** Milliseconds: often enough that one lost call does not end the preview. */
const SAY_AGAIN = SESSION_TIMEOUT / 3;

/** Milliseconds after a call that did not arrive. */
const TRY_AGAIN = 3_000;

/** How far the CMS knows the form: not at all yet, as it is, as it was, or it could not be told. */
export type Sending = 'first' | 'sent' | 'sending' | 'failed';

export interface FormSender {
  /** Begins; the answer ends it. */
  readonly start: () => () => void;
  /** @param form as JSON; it is sent when no other has come for a moment. */
  readonly say: (form: string) => void;
}

/**
 * Sends what stands in a form, and again from time to time, so that its editor counts as there. One call at a time:
 * what changes meanwhile goes with the next.
 *
 * @param given.send rejects when it did not arrive.
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
      callAfter(SAY_AGAIN);
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
    say: (form) => {
      if (form === latest) return;
      const isFirst = latest === '';
      latest = form;
      if (known !== undefined) given.onSending('sending');
      callAfter(isFirst ? 0 : TYPING_PAUSE);
    },
  };
}
