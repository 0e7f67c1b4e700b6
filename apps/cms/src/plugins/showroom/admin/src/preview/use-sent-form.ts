import { getFetchClient, useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { PREVIEW_EDITS_PATH } from '../../../contracts/preview.ts';
import type { EditedForm, SessionRef } from '../../../contracts/preview.ts';
import { createFormSender } from './form-sender.ts';
import type { Sending } from './form-sender.ts';

/** Sends the form's content to the CMS, keeps the session alive, and closes it at the end. */
export function useSentForm(form: EditedForm & SessionRef): Sending {
  const { post } = useFetchClient();
  const [sending, setSending] = useState<Sending>('first');
  const [sender] = useState(() =>
    createFormSender({
      send: (sent) => post(PREVIEW_EDITS_PATH, JSON.parse(sent)),
      onSending: (next) => setSending(next),
    }),
  );
  const text = JSON.stringify(form);
  const { session, uid, documentId, locale } = form;

  useEffect(() => sender.start(), [sender]);
  useEffect(() => sender.update(text), [sender, text]);

  useEffect(() => {
    const query = new URLSearchParams({
      session,
      uid,
      ...(documentId === undefined ? {} : { documentId }),
      ...(locale === undefined ? {} : { locale }),
    });
    return () => {
      // The component's own client is cancelled when it unmounts. If this request fails, the session times out.
      getFetchClient()
        .del(`${PREVIEW_EDITS_PATH}?${query}`)
        .catch(() => undefined);
    };
  }, [session, uid, documentId, locale]);

  return sending;
}
