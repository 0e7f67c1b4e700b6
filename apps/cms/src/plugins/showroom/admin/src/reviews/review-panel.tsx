import { Flex, Typography } from '@strapi/design-system';
import { useForm, useQueryParams, useRBAC } from '@strapi/strapi/admin';
import { Link as RouterLink } from 'react-router-dom';
import { USE_REVIEWS } from '../../../contracts/reviews.ts';
import type { EntryReview, Review } from '../../../contracts/reviews.ts';
import { PanelButton } from '../auto-height-button.ts';
import type { EditedEntry } from '../edited-entry.ts';
import { REVIEWS_PAGE } from '../plugin-id.ts';
import { TargetLink } from '../releases/target-link.ts';
import { useTexts } from '../use-texts.ts';
import type { ReviewedEntry } from './entry-path.ts';
import { NoteForm } from './note-form.tsx';
import { ReviewNotes } from './review-notes.tsx';
import { useEntryReview } from './use-entry-review.ts';
import { useReviewCommands } from './use-review-commands.ts';

const PERMISSIONS = [{ action: USE_REVIEWS, subject: null }];

interface LocaleQuery {
  readonly plugins?: { readonly i18n?: { readonly locale?: string } };
}

/**
 * Panel of the edit view: asks for a review, and says where it is. It is there for those who may ask, and for everyone
 * where someone has asked.
 */
export function ReviewPanel({ model, documentId, document }: EditedEntry) {
  const { t } = useTexts();
  const { permissions } = useRBAC(PERMISSIONS);
  const [{ query }] = useQueryParams<LocaleQuery>();
  const id = documentId ?? document?.documentId;
  // What has no drafts has no status either; what is not saved yet has no time.
  const isSaved = document?.status !== undefined && document.updatedAt !== undefined;
  const entry =
    model.startsWith('api::') && isSaved && id !== undefined && permissions.length > 0
      ? { uid: model, documentId: id, locale: query.plugins?.i18n?.locale }
      : undefined;
  const { asked, again } = useEntryReview(entry, `${String(document?.updatedAt)} ${document?.status}`);
  const title = t('reviews.panel');
  if (entry !== undefined && asked.kind === 'failed') return { title, content: <Failed onAgain={again} /> };
  if (entry === undefined || asked.kind !== 'ready') return null;
  const answer = asked.data.data;
  if (answer.review === undefined && !answer.mayAsk) return null;
  return { title, content: <Controls entry={entry} answer={answer} onChanged={again} /> };
}

function Failed({ onAgain }: { readonly onAgain: () => void }) {
  const { t } = useTexts();
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Typography textColor="danger600" role="alert">
        {t('reviews.panel.failed')}
      </Typography>
      <PanelButton variant="secondary" onClick={onAgain}>
        {t('pages.retry')}
      </PanelButton>
    </Flex>
  );
}

interface ControlsProps {
  readonly entry: ReviewedEntry;
  readonly answer: EntryReview;
  readonly onChanged: () => void;
}

function Controls({ entry, answer: { review, mayAsk, mayAnswer }, onChanged }: ControlsProps) {
  const { t } = useTexts();
  const commands = useReviewCommands(onChanged);
  const isModified = useForm('ReviewPanel', ({ modified }) => modified);
  // Asking again is for a draft that is another one by now.
  const asksNow = mayAsk && (review === undefined || review.kind === 'sentBack' || review.isChanged);
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      {review === undefined ? (
        <Typography variant="pi" textColor="neutral600">
          {t('reviews.panel.hint')}
        </Typography>
      ) : (
        <Known review={review} />
      )}
      {asksNow && isModified ? (
        <Typography variant="pi" textColor="neutral600">
          {t('reviews.panel.unsaved')}
        </Typography>
      ) : null}
      {asksNow && !isModified ? (
        <NoteForm
          label={t('reviews.panel.note')}
          send={t(review === undefined ? 'reviews.panel.ask' : 'reviews.panel.again')}
          isRequired={false}
          isBusy={commands.isBusy}
          onSend={(note) => commands.ask(entry, note)}
        />
      ) : null}
      {review?.isMine === true ? (
        <PanelButton
          variant="tertiary"
          loading={commands.isBusy}
          onClick={() => void commands.takeBack(review)}
        >
          {t(review.kind === 'asked' ? 'reviews.panel.takeBack' : 'reviews.panel.putAside')}
        </PanelButton>
      ) : null}
      {mayAnswer && review?.kind === 'asked' ? (
        <TargetLink tag={RouterLink} to={`${REVIEWS_PAGE}?state=asked`}>
          {t('reviews.panel.list')}
        </TargetLink>
      ) : null}
    </Flex>
  );
}

function Known({ review }: { readonly review: Review }) {
  const { t } = useTexts();
  return (
    <Flex direction="column" alignItems="stretch" gap={2} aria-live="polite">
      <Typography tag="p" fontWeight="bold" textColor="neutral800">
        {t(review.kind === 'asked' ? 'reviews.panel.waiting' : 'reviews.panel.back')}
      </Typography>
      <ReviewNotes review={review} />
      {review.isChanged ? (
        <Typography tag="p" variant="pi" fontWeight="bold" textColor="neutral800">
          {t('reviews.changed')}
        </Typography>
      ) : null}
    </Flex>
  );
}
