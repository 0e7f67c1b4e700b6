import { Typography } from '@strapi/design-system';
import type { EditedEntry } from '../edited-entry.ts';
import { useTexts } from '../use-texts.ts';
import { useRefusal } from './refused-entries.ts';

/** Panel of the edit view: why the account may not change this entry. */
export function NotYoursPanel({ model, documentId, document }: EditedEntry) {
  const { t } = useTexts();
  const id = documentId ?? document?.documentId;
  const refusal = useRefusal(model, id, String(document?.updatedAt));
  if (refusal === undefined) return null;
  return {
    title: t('accountWorlds.panel'),
    content: <Typography textColor="neutral800">{refusal}</Typography>,
  };
}
