import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import type { BaseSyntheticEvent } from 'react';
import { useForm } from 'react-hook-form';
import { CONTACT_FIELDS, contactFormSchema, problemOf } from '~/contract/contact-form.ts';
import type { ContactField, ContactForm, ContactFormInput, ContactProblem } from '~/contract/contact-form.ts';
import { useTexts } from '~/i18n/translations.tsx';
import { createAnalytics } from '~/showroom/analytics/analytics.ts';
import { notifyProblem } from '~/showroom/notifications/notify-problem.ts';
import { newFormKey, sendContact } from '~/showroom/requests/send-contact.ts';
import { useShowroomWindow } from '~/showroom/window/window-context.ts';
import { createContactMemory } from './contact-memory.ts';
import type { ContactView } from './contact-view.ts';

/** Why sending failed; wrong input is reported at its field instead. */
export type SendingProblem = 'failed' | 'tooMany';

/** A field that needs attention, in the order of the form. */
export interface FieldProblem {
  readonly field: ContactField;
  readonly problem: ContactProblem;
}

/** The form's fields, problems and sending; the texts are kept while the sidebar is closed. */
export function useContactForm({ context, consent, outcome, subject }: ContactView) {
  const { notifications, part } = useShowroomWindow();
  const { notify } = notifications;
  const memory = part(createContactMemory);
  const [isReceived, setReceived] = useState(memory.isReceived() || outcome?.kind === 'received');
  const [sending, setSending] = useState<SendingProblem | undefined>(
    outcome?.kind === 'failed' || outcome?.kind === 'tooMany' ? outcome.kind : undefined,
  );
  const t = useTexts();
  const [isNotified, setNotified] = useState(false);
  const [hasCopy, setHasCopy] = useState(false);
  const [sentBefore] = useState(outcome?.kind === 'invalid' ? outcome : undefined);
  // A field without a value here keeps what the visitor may have typed before the scripts arrived.
  const [initial] = useState(() => ({
    ...(subject !== '' && { subject }),
    ...sentBefore?.values,
    ...memory.draft(sentBefore ? '' : subject),
  }));
  const { register, handleSubmit, setError, setFocus, setValue, reset, subscribe, getValues, formState } =
    useForm<ContactFormInput, unknown, ContactForm>({
      resolver: zodResolver(contactFormSchema),
      defaultValues: initial,
      ...(sentBefore && {
        errors: Object.fromEntries(
          Object.entries(sentBefore.problems).map(([field, message]) => [field, { type: 'server', message }]),
        ),
      }),
    });

  useEffect(() => {
    const stop = subscribe({
      formState: { values: true },
      callback: ({ values }) => memory.keepDraft(values, subject),
    });
    return () => {
      stop();
      // Text typed before the scripts loaded has raised no event.
      if (!memory.isReceived()) memory.keepDraft(getValues(), subject);
    };
  }, [subscribe, getValues, memory, subject]);

  // A link in the open sidebar can give another one.
  const filledIn = useRef(subject);
  useEffect(() => {
    if (subject === filledIn.current) return;
    filledIn.current = subject;
    if (subject !== '') setValue('subject', subject);
  }, [subject, setValue]);

  const receive = (): void => {
    reset({});
    memory.noteReceived(true);
    part(createAnalytics).track({ name: 'contact_sent' });
    setReceived(true);
  };

  /** Clears the messages about the last attempt. */
  const begin = (): void => {
    setSending(undefined);
    setNotified(false);
  };

  /** "HTTP 429: notification …", "422: …"; any other failure has its own text (specification section 8). */
  const report = (status: number): void => {
    setNotified(true);
    notifyProblem({ status }, { notify, t });
  };

  const send = async (form: ContactForm, event?: BaseSyntheticEvent): Promise<void> => {
    begin();
    const copy = new FormData(event?.target as HTMLFormElement).has('copy');
    const answer = await sendContact({
      ...form,
      ...context,
      copy,
      consentText: consent.text,
      consentSeal: consent.seal,
      key: memory.keyOfDraft(newFormKey),
    });
    switch (answer.kind) {
      case 'received':
        setHasCopy(copy);
        receive();
        break;
      case 'invalid':
        report(422);
        for (const field of CONTACT_FIELDS) {
          const message = answer.problems[field];
          if (message !== undefined) setError(field, { type: 'server', message });
        }
        setFocus(CONTACT_FIELDS.find((field) => answer.problems[field] !== undefined) ?? 'message');
        break;
      default:
        if (answer.kind === 'tooMany') report(429);
        setSending(answer.kind);
    }
  };

  const { errors } = formState;
  const problems: readonly FieldProblem[] = CONTACT_FIELDS.flatMap((field) => {
    const message = errors[field]?.message;
    return message === undefined ? [] : [{ field, problem: problemOf(message) }];
  });

  return {
    register,
    initial,
    hasCopy,
    problems,
    sending,
    isNotified,
    isSending: formState.isSubmitting,
    isReceived,
    onSubmit: handleSubmit(send, begin),
    writeAnother: (): void => {
      memory.noteReceived(false);
      setReceived(false);
    },
  };
}
