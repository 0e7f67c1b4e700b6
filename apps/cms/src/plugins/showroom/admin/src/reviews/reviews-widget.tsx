import { Box, Flex, Typography } from '@strapi/design-system';
import { Widget } from '@strapi/strapi/admin';
import { Link as RouterLink } from 'react-router-dom';
import { REVIEWS_PATH } from '../../../contracts/reviews.ts';
import type { ReviewList } from '../../../contracts/reviews.ts';
import { entryAddress } from '../entry-address.ts';
import { TargetLink } from '../releases/target-link.ts';
import { useAnswer } from '../use-answer.ts';
import { useTexts } from '../use-texts.ts';

/** How many requests fit on the home page. */
const SHOWN = 5;

/** Shows on the CMS's home page what waits for a review, with links to the forms: no mail says so. */
export function ReviewsWidget() {
  const { t } = useTexts();
  const answered = useAnswer<ReviewList>(`${REVIEWS_PATH}?state=asked`);
  if (answered.status === 'loading') return <Widget.Loading>{t('pages.loading')}</Widget.Loading>;
  if (answered.status === 'failed') return <Widget.Error />;
  const { reviews } = answered.data;
  if (reviews.length === 0) return <Widget.NoData>{t('reviews.widget.none')}</Widget.NoData>;
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={3} padding={2}>
      {reviews.slice(0, SHOWN).map((review) => (
        <Box tag="li" key={review.id}>
          <TargetLink tag={RouterLink} to={entryAddress(review, review.locale)}>
            {review.title || t('reviews.untitled')}
          </TargetLink>
          <Typography tag="p" variant="pi" textColor="neutral600">
            {review.asked.name || t('reviews.someone')}
          </Typography>
        </Box>
      ))}
    </Flex>
  );
}
