import { Typography } from '@strapi/design-system';
import type { EditedEntry } from '../edited-entry.ts';
import { useTexts } from '../use-texts.ts';
import { useEditedRefusal } from './use-edited-refusal.ts';

/** Panel of the edit view: why the account may not change this entry. */
export function NotYoursPanel(entry: EditedEntry) {
  const { t } = useTexts();
  const refusal = useEditedRefusal(entry);
  if (refusal === undefined) return null;
  return {
    title: t('accountWorlds.panel'),
    content: <Typography textColor="neutral800">{refusal}</Typography>,
  };
}
