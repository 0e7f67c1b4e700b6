import { Typography } from '@strapi/design-system';
import { useTexts } from '../use-texts.ts';
import type { Sending } from './form-sender.ts';

/** Says whether the preview is up to date with the form. */
export function SendingNote({
  sending,
  isModified,
}: {
  readonly sending: Sending;
  readonly isModified: boolean;
}) {
  const { t } = useTexts();
  const text =
    sending === 'failed'
      ? t('preview.behind')
      : sending === 'sending' || sending === 'first'
        ? t('preview.updating')
        : t(isModified ? 'preview.unsaved' : 'preview.saved');
  return (
    <Typography tag="output" variant="pi" textColor={sending === 'failed' ? 'danger600' : 'neutral600'}>
      {text}
    </Typography>
  );
}
