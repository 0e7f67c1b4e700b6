import { Box, Divider, Flex, Link, Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import { Link as RouterLink } from 'react-router-dom';
import { MEDIA_PATH } from '../../../../../contracts/media.ts';
import type { LibraryVideo, VideosAnswer } from '../../../../../contracts/media.ts';
import { useRefusal } from '../account-worlds/refused-entries.ts';
import type { EditedEntry } from '../edited-entry.ts';
import { MEDIA_PAGE } from '../plugin-id.ts';
import { useTexts } from '../use-texts.ts';
import { useMediaRights } from './media-rights.ts';
import { isInWork } from './in-work.ts';
import { isMove } from './moves.ts';
import { NamedButton } from './named-button.tsx';
import { TransitionParts } from './transition-parts.tsx';
import { useMediaRequests } from './use-media-requests.ts';
import { usePolled } from './use-polled.ts';
import { VideoStateView } from './video-state.tsx';

/** Panel of the edit view: the state of the videos in this form, saved or not. */
export function MediaPanel({ model, documentId, document }: EditedEntry) {
  const { t } = useTexts();
  const { mayRead, mayWork } = useMediaRights();
  // A string, so that typing elsewhere does not cause a new render.
  const ids = useForm('MediaPanel', ({ values }) => videoIdsIn(values).join(','));
  const refusal = useRefusal(model, documentId, String(document?.updatedAt));
  if (!mayRead || ids === '') return null;
  return {
    title: t('media.panel.title'),
    content: (
      <Flex direction="column" alignItems="stretch" gap={4} width="100%">
        <Videos ids={ids} mayWork={mayWork} />
        {documentId !== undefined && isMove(model) ? (
          <TransitionParts
            uid={model}
            documentId={documentId}
            stamp={String(document?.updatedAt)}
            mayWork={mayWork && refusal === undefined}
          />
        ) : null}
        <Link tag={RouterLink} to={MEDIA_PAGE}>
          {t('media.panel.all')}
        </Link>
      </Flex>
    ),
  };
}

function isAnyInWork({ videos }: VideosAnswer['data']): boolean {
  return videos.some(isInWork);
}

function Videos({ ids, mayWork }: { readonly ids: string; readonly mayWork: boolean }) {
  const { t } = useTexts();
  const { recheck } = useMediaRequests();
  const polled = usePolled<VideosAnswer['data']>(`${MEDIA_PATH}/videos?ids=${ids}`, isAnyInWork);
  if (polled.status === 'loading') return <Note text={t('media.loading')} />;
  if (polled.status === 'failed') return <Note text={t('media.failed')} />;
  const { again, data } = polled;
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={4} aria-label={t('media.list')}>
      {data.videos.map((video) => (
        <Box tag="li" key={video.id}>
          <Typography
            tag="h3"
            variant="omega"
            fontWeight="bold"
            textColor="neutral800"
            ellipsis
            title={video.name}
          >
            {video.name}
          </Typography>
          <Box paddingTop={1}>
            <VideoStateView video={withWhatIsMissing(video, data)} />
          </Box>
          {mayWork && data.missing === undefined && isWorthALook(video) ? (
            <Box paddingTop={2}>
              <NamedButton
                action={t(video.state === undefined ? 'media.recheck' : 'media.again')}
                name={video.name}
                onClick={() => void recheck([video.id]).then(again)}
              />
            </Box>
          ) : null}
        </Box>
      ))}
      <Divider />
    </Flex>
  );
}

function isWorthALook({ state }: LibraryVideo): boolean {
  return state === undefined || state.status === 'failed';
}

/** A video that was never checked lacks the same tool as all others. */
function withWhatIsMissing(video: LibraryVideo, { missing }: VideosAnswer['data']): LibraryVideo {
  return video.state === undefined && missing !== undefined
    ? { ...video, state: { status: 'missing-tool', about: missing, attempts: 0 } }
    : video;
}

function Note({ text }: { readonly text: string }) {
  return <Typography textColor="neutral600">{text}</Typography>;
}

/** The ids of all videos in a form's values, without duplicates, in order. */
function videoIdsIn(values: unknown): readonly number[] {
  return [...new Set(foundIn(values))];
}

function foundIn(value: unknown): readonly number[] {
  if (typeof value !== 'object' || value === null) return [];
  const { id, mime } = value as { readonly id?: unknown; readonly mime?: unknown };
  if (typeof mime === 'string' && mime.startsWith('video/') && typeof id === 'number') return [id];
  return Object.values(value).flatMap(foundIn);
}
