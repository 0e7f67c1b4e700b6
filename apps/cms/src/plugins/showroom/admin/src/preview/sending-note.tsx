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
  const { say } = useTexts();
  const text =
    sending === 'failed'
      ? say('preview.behind')
      : sending === 'sending' || sending === 'first'
        ? say('preview.updating')
        : say(isModified ? 'preview.unsaved' : 'preview.saved');
  return (
    <Typography tag="output" variant="pi" textColor={sending === 'failed' ? 'danger600' : 'neutral600'}>
      {text}
    </Typography>
  );
}
