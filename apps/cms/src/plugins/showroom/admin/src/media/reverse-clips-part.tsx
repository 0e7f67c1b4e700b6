import { Button, Flex, Link, Typography } from '@strapi/design-system';
import { Link as RouterLink } from 'react-router-dom';
import type { ReverseTransition } from '../../../../../contracts/media.ts';
import { useTexts } from '../use-texts.ts';
import { PartDone } from './part-done.tsx';
import { ReplaceButton } from './replace-button.tsx';
import { useMediaRequests } from './use-media-requests.ts';
import { useVideoMessage } from './use-video-message.ts';

interface Props {
  readonly uid: string;
  readonly documentId: string;
  readonly reverse: ReverseTransition;
  readonly locale: string | undefined;
  readonly mayWork: boolean;
  /** Whether the form has unsaved changes. */
  readonly isUnsaved: boolean;
  readonly onRequested: () => void;
}

/** Shows whether visitors can go back with this clip, and offers to reverse it. */
export function ReverseClipsPart(props: Props) {
  const { t } = useTexts();
  const formatMessage = useVideoMessage();
  const { uid, reverse, locale, mayWork } = props;
  const { work, isMade } = reverse;
  const isMaking = work?.status === 'making';
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Typography tag="h3" variant="sigma" textColor="neutral600">
        {t('media.back.title')}
      </Typography>
      <Typography tag="p" textColor="neutral800" aria-live="polite">
        {isMaking ? t('media.back.making') : t(sentenceOf(reverse))}
      </Typography>
      {isMaking ? <PartDone label={t('media.back.making')} part={work.progress} /> : null}
      {work?.status === 'failed' ? (
        <Typography tag="p" textColor="danger600" role="alert">
          {formatMessage(work.about)}
        </Typography>
      ) : null}
      {isMade && !isMaking ? (
        <Typography tag="p" variant="pi" textColor="neutral600">
          {t('media.back.publish')}
        </Typography>
      ) : null}
      {mayWork && !isMade && !isMaking ? <MakeButton {...props} /> : null}
      {reverse.documentId === undefined ? null : (
        <Link tag={RouterLink} to={addressOf(uid, reverse.documentId, locale)}>
          {t('media.back.open')}
        </Link>
      )}
    </Flex>
  );
}

function sentenceOf({ documentId, isMade, chosen }: ReverseTransition) {
  if (isMade) return 'media.back.made';
  if (chosen.length > 0) return 'media.back.chosen';
  return documentId === undefined ? 'media.back.none' : 'media.back.noClip';
}

function addressOf(uid: string, documentId: string, locale: string | undefined): string {
  const query = locale === undefined ? '' : `?${new URLSearchParams({ 'plugins[i18n][locale]': locale })}`;
  return `/content-manager/collection-types/${uid}/${documentId}${query}`;
}

/** Asks first if clips chosen by an editor would be replaced. */
function MakeButton({ uid, documentId, reverse, isUnsaved, onRequested }: Props) {
  const { t } = useTexts();
  const { makeReverseClips } = useMediaRequests();
  const { chosen } = reverse;
  const request = (): Promise<void> => makeReverseClips(uid, documentId, chosen).then(onRequested);
  return (
    <>
      {chosen.length === 0 ? (
        <Button variant="secondary" disabled={isUnsaved} onClick={() => void request()}>
          {t('media.back.make')}
        </Button>
      ) : (
        <ReplaceButton
          label={t('media.back.make')}
          question={{ title: 'media.back.askTitle', text: 'media.back.ask' }}
          chosen={chosen}
          isDisabled={isUnsaved}
          onConfirmed={request}
        />
      )}
      {isUnsaved ? (
        <Typography tag="p" variant="pi" textColor="neutral600">
          {t('media.back.saveFirst')}
        </Typography>
      ) : null}
    </>
  );
}
