import { Flex, Status, Typography } from '@strapi/design-system';
import type { LibraryVideo } from '../../../../../contracts/media.ts';
import { useTexts } from '../use-texts.ts';
import { PartDone } from './part-done.tsx';
import { useVideoMessage } from './use-video-message.ts';

const VARIANTS = {
  unknown: 'secondary',
  waiting: 'secondary',
  working: 'alternative',
  done: 'success',
  failed: 'danger',
  'missing-tool': 'warning',
} as const;

/** The state of a video: a word, a sentence, and the progress. */
export function VideoStateView({ video }: { readonly video: LibraryVideo }) {
  const { t } = useTexts();
  const formatMessage = useVideoMessage();
  const { name, state } = video;
  const status = state?.status ?? 'unknown';
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Status variant={VARIANTS[status]} size="S" width="fit-content" aria-live="polite">
        <Typography variant="omega" fontWeight="bold" tag="span">
          {t(`media.status.${status}`)}
        </Typography>
      </Status>
      <Typography tag="p" variant="pi" textColor="neutral600">
        {state === undefined ? t('media.about.unknown') : formatMessage(state.about)}
      </Typography>
      {state?.progress === undefined ? null : (
        <PartDone label={t('media.progress', { name })} part={state.progress} />
      )}
    </Flex>
  );
}
