import { Box, Typography } from '@strapi/design-system';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { Review, ReviewNote } from '../../../contracts/reviews.ts';
import { useTexts } from '../use-texts.ts';

/** Who asked for a review and when, what they wrote, and the answer. */
export function ReviewNotes({ review }: { readonly review: Review }) {
  return (
    <>
      <Note kind="asked" note={review.asked} />
      {review.kind === 'sentBack' ? (
        <Box paddingLeft={4} borderColor="neutral200" borderStyle="solid" borderWidth="0 0 0 3px">
          <Note kind="answered" note={review.answer} />
        </Box>
      ) : null}
    </>
  );
}

function Note({ kind, note }: { readonly kind: 'answered' | 'asked'; readonly note: ReviewNote }) {
  const { t } = useTexts();
  const { formatDate } = useIntl();
  const time = formatDate(note.at, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <div>
      <Typography tag="p" variant="pi" textColor="neutral600">
        {t(`reviews.${kind}`, { name: note.name || t('reviews.someone'), time })}
      </Typography>
      {note.note === '' ? null : <Written>{note.note}</Written>}
    </div>
  );
}

/** With the lines as they were typed. */
const Written = styled(Typography).attrs({ tag: 'p', textColor: 'neutral800' })`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
