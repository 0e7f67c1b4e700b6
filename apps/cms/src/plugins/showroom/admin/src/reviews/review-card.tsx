import { Box, Button, Flex, Status, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';
import type { ListedReview } from '../../../contracts/reviews.ts';
import type { CardEvents } from '../card-list-page.tsx';
import { ConfirmButton } from '../confirm-button.tsx';
import { useDoctorTexts } from '../doctor/use-doctor-texts.ts';
import { entryAddress } from '../entry-address.ts';
import { useKindName } from '../kinds/use-kind-name.ts';
import { TargetLink } from '../releases/target-link.ts';
import { useTexts } from '../use-texts.ts';
import { versionsPage } from '../versions/addresses.ts';
import { NoteForm } from './note-form.tsx';
import { ReviewNotes } from './review-notes.tsx';
import { useReviewCommands } from './use-review-commands.ts';

/** A request with its entry, and what those can do who may publish it. */
export function ReviewCard({ item: review, ...events }: { readonly item: ListedReview } & CardEvents) {
  const { t } = useTexts();
  const title = review.title || t('reviews.untitled');
  return (
    <Box tag="li" padding={5} background="neutral0" hasRadius shadow="tableShadow">
      <Flex direction="column" alignItems="stretch" gap={3}>
        <About review={review} title={title} />
        <ReviewNotes review={review} />
        <Findings review={review} />
        {review.mayAnswer && review.kind === 'asked' ? (
          <Answering review={review} title={title} {...events} />
        ) : null}
      </Flex>
    </Box>
  );
}

/** The entry: its title leads to the form, and what has changed to the comparison. */
function About({ review, title }: { readonly review: ListedReview; readonly title: string }) {
  const { t } = useTexts();
  const kindOf = useKindName();
  const timeOf = useTime();
  const { formatDisplayName } = useIntl();
  const { uid, locale, kind, isChanged, isPublished, publishedVersion, savedAt } = review;
  const language = locale && (formatDisplayName(locale, { type: 'language' }) ?? locale);
  return (
    <Box>
      <Flex gap={3} wrap="wrap">
        <Typography tag="h3" tabIndex={-1}>
          <TargetLink tag={RouterLink} to={entryAddress(review, locale)}>
            {title}
          </TargetLink>
        </Typography>
        <Status variant={kind === 'asked' ? 'secondary' : 'alternative'} size="S" width="fit-content">
          <Typography tag="span" variant="pi" fontWeight="bold">
            {t(`reviews.state.${kind}`)}
          </Typography>
        </Status>
      </Flex>
      <Typography tag="p" variant="pi" textColor="neutral600">
        {[kindOf(uid), language, t('reviews.saved', { time: timeOf(savedAt) })].filter(Boolean).join(' · ')}
      </Typography>
      {isChanged ? (
        <Typography tag="p" variant="pi" fontWeight="bold" textColor="neutral800">
          {t('reviews.changed')}
        </Typography>
      ) : null}
      {isPublished ? null : (
        <Typography tag="p" variant="pi" textColor="neutral600">
          {t('reviews.new')}
        </Typography>
      )}
      {publishedVersion === undefined ? null : (
        <TargetLink
          tag={RouterLink}
          to={versionsPage(review, { version: String(publishedVersion) })}
          aria-label={t('reviews.compareOf', { title })}
        >
          {t('reviews.compare')}
        </TargetLink>
      )}
    </Box>
  );
}

function Findings({ review: { findings } }: { readonly review: ListedReview }) {
  const { t } = useTexts();
  const doctor = useDoctorTexts();
  if (findings.length === 0) return null;
  return (
    <div>
      <Typography tag="p" fontWeight="bold" textColor="danger700">
        {t('reviews.findings')}
      </Typography>
      <ul>
        {findings.map((finding) => (
          <li key={JSON.stringify([finding.sentence, finding.subject])}>
            <Typography textColor="danger700" lang={doctor.language}>
              {doctor.format(finding.sentence)}
            </Typography>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface AnsweringProps extends CardEvents {
  readonly review: ListedReview;
  readonly title: string;
}

function Answering({ review, title, onChanged, onDealtWith }: AnsweringProps) {
  const { t } = useTexts();
  const timeOf = useTime();
  const commands = useReviewCommands((isDone) => (isDone ? onDealtWith() : onChanged()));
  const [isSendingBack, setIsSendingBack] = useState(false);
  const text = review.isChanged ? 'reviews.publishChangedText' : 'reviews.publishText';
  if (isSendingBack) {
    return (
      <NoteForm
        label={t('reviews.sendBackNote')}
        hint={t('reviews.sendBackHint')}
        send={t('reviews.sendBack')}
        isRequired
        isBusy={commands.isBusy}
        onSend={(note) => commands.sendBack(review, title, note)}
        onCancel={() => setIsSendingBack(false)}
      />
    );
  }
  return (
    <Flex gap={2} wrap="wrap">
      <ConfirmButton
        label={t('reviews.publish')}
        text={t(text, { title, time: timeOf(review.savedAt) })}
        variant="secondary"
        onConfirm={async () => void (await commands.publish(review, title))}
      />
      <Button variant="tertiary" onClick={() => setIsSendingBack(true)}>
        {t('reviews.sendBack')}
      </Button>
    </Flex>
  );
}

function useTime(): (at: string) => string {
  const { formatDate } = useIntl();
  return (at) => formatDate(at, { dateStyle: 'medium', timeStyle: 'short' });
}
