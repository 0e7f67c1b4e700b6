import { getFetchClient, useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { PREVIEW_EDITS_PATH } from '../../../contracts/preview.ts';
import type { EditedForm, SessionRef } from '../../../contracts/preview.ts';
import { createFormSender } from './form-sender.ts';
import type { Sending } from './form-sender.ts';

/** Tells the CMS what stands in the form, and that the editor is still there; at the end, that they have gone. */
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
  useEffect(() => sender.say(text), [sender, text]);

  useEffect(() => {
    const query = new URLSearchParams({
      session,
      uid,
      ...(documentId === undefined ? {} : { documentId }),
      ...(locale === undefined ? {} : { locale }),
    });
    return () => {
      // Not by the client of this part, which asks for nothing more once the part is left.
      // Whoever cannot say so counts as gone soon.
      getFetchClient()
        .del(`${PREVIEW_EDITS_PATH}?${query}`)
        .catch(() => undefined);
    };
  }, [session, uid, documentId, locale]);

  return sending;
}
