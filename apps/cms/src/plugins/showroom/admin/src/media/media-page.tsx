import { Box, Button, EmptyStateLayout, Flex, LinkButton, Typography } from '@strapi/design-system';
import { EmptyDocuments } from '@strapi/icons/symbols';
import { Layouts, Page } from '@strapi/strapi/admin';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { MEDIA_PATH } from '../../../../../contracts/media.ts';
import type { LibraryVideo, WorkAnswer } from '../../../../../contracts/media.ts';
import { Loading } from '../loading.tsx';
import { useTexts } from '../use-texts.ts';
import { isInWork } from './in-work.ts';
import { useMediaRights } from './media-rights.ts';
import { NamedButton } from './named-button.tsx';
import { useMediaRequests } from './use-media-requests.ts';
import { usePolled } from './use-polled.ts';
import { useVideoMessage } from './use-video-message.ts';
import { VideoStateView } from './video-state.tsx';
import { WorldFilmsPart } from './world-films-part.tsx';

type Work = WorkAnswer['data'];

function isAnyInWork({ videos }: Work): boolean {
  return videos.some(isInWork);
}

/** All videos that are being processed or need attention. */
export function MediaPage() {
  const { t } = useTexts();
  const polled = usePolled<Work>(`${MEDIA_PATH}/work`, isAnyInWork);
  return (
    <Page.Main>
      <Page.Title>{t('media.title')}</Page.Title>
      <Layouts.Header title={t('media.title')} subtitle={t('media.subtitle')} />
      <Layouts.Content>
        {polled.status === 'loading' ? <Loading>{t('media.loading')}</Loading> : null}
        {polled.status === 'failed' ? (
          <EmptyStateLayout
            icon={<EmptyDocuments width="16rem" />}
            content={t('media.failed')}
            action={
              <Button variant="secondary" onClick={polled.again}>
                {t('media.retry')}
              </Button>
            }
          />
        ) : null}
        {polled.status === 'ready' ? <Videos work={polled.data} onRequested={polled.again} /> : null}
        <WorldFilmsPart />
      </Layouts.Content>
    </Page.Main>
  );
}

interface VideosProps {
  readonly work: Work;
  readonly onRequested: () => void;
}

function Videos({ work, onRequested }: VideosProps) {
  const { t } = useTexts();
  const formatMessage = useVideoMessage();
  const { mayWork } = useMediaRights();
  const { recheck } = useMediaRequests();
  const { missing, videos, finished, unknown } = work;
  const request = (ids: readonly number[]): void => void recheck(ids).then(onRequested);
  const mayRequest = mayWork && missing === undefined;
  const isWell = videos.length === 0 && unknown.length === 0 && missing === undefined;
  if (isWell && finished === 0) {
    return <EmptyStateLayout icon={<EmptyDocuments width="16rem" />} content={t('media.none')} />;
  }
  return (
    <Flex direction="column" alignItems="stretch" gap={5}>
      {missing === undefined ? null : (
        <Box background="warning100" padding={4} hasRadius borderColor="warning200">
          <Typography tag="h2" fontWeight="bold" textColor="warning700">
            {t('media.missing')}
          </Typography>
          <Typography tag="p" textColor="neutral800">
            {formatMessage(missing)}
          </Typography>
        </Box>
      )}
      {unknown.length === 0 ? null : (
        <Flex
          background="neutral0"
          padding={4}
          gap={4}
          hasRadius
          shadow="tableShadow"
          justifyContent="space-between"
          wrap="wrap"
        >
          <Typography textColor="neutral800">{t('media.unknown', { count: unknown.length })}</Typography>
          {mayRequest ? (
            <Button variant="secondary" onClick={() => request(unknown)}>
              {t('media.recheckAll')}
            </Button>
          ) : null}
        </Flex>
      )}
      {isWell ? (
        <Box padding={8} background="neutral0" hasRadius shadow="tableShadow">
          <Typography textColor="success600" fontWeight="bold">
            {t('media.well')}
          </Typography>
        </Box>
      ) : null}
      {videos.length === 0 ? null : (
        <Box tag="ul" background="neutral0" hasRadius shadow="tableShadow" aria-label={t('media.list')}>
          {videos.map((video) => (
            <VideoRow key={video.id} video={video} mayRequest={mayRequest} onRequest={request} />
          ))}
        </Box>
      )}
      {isWell || finished === 0 ? null : (
        <Typography textColor="neutral600">{t('media.finished', { count: finished })}</Typography>
      )}
    </Flex>
  );
}

interface RowProps {
  readonly video: LibraryVideo;
  readonly mayRequest: boolean;
  readonly onRequest: (ids: readonly number[]) => void;
}

function VideoRow({ video, mayRequest, onRequest }: RowProps) {
  const { t } = useTexts();
  const { id, name, state } = video;
  return (
    <Row>
      <Box flex="1 1 28rem" minWidth={0}>
        <Typography tag="h2" variant="omega" fontWeight="bold" textColor="neutral800">
          {name}
        </Typography>
        <Box paddingTop={1}>
          <VideoStateView video={video} />
        </Box>
      </Box>
      <Flex gap={2} wrap="wrap">
        {mayRequest && state?.status === 'failed' ? (
          <NamedButton action={t('media.again')} name={name} onClick={() => onRequest([id])} />
        ) : null}
        <LinkButton
          tag={Link}
          to={`/plugins/upload?${new URLSearchParams({ page: '1', pageSize: '10', sort: 'createdAt:DESC', _q: name })}`}
          variant="tertiary"
          aria-label={t('media.named', { action: t('media.open'), name })}
        >
          {t('media.open')}
        </LinkButton>
      </Flex>
    </Row>
  );
}

const Row = styled.li`
  align-items: flex-start;
  border-bottom: 1px solid ${({ theme }) => theme.colors.neutral150};
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.spaces[4]};
  justify-content: space-between;
  padding: ${({ theme }) => theme.spaces[4]};

  &:last-child {
    border-bottom: 0;
  }
`;
