import { REVIEWS_PATH } from '../../../contracts/reviews.ts';
import type { ListedReview, ReviewList } from '../../../contracts/reviews.ts';
import { CardListPage } from '../card-list-page.tsx';
import { useTexts } from '../use-texts.ts';
import { ReviewCard } from './review-card.tsx';

/** Who asks for a review of which draft; those that wait come first. */
export function ReviewsPage() {
  const { t } = useTexts();
  return (
    <CardListPage<ReviewList, ListedReview>
      title={t('reviews.title')}
      subtitle={t('reviews.subtitle')}
      path={REVIEWS_PATH}
      itemsOf={({ reviews }) => reviews}
      states={[
        { value: 'asked', label: t('reviews.state.asked') },
        { value: 'sentBack', label: t('reviews.state.sentBack') },
      ]}
      texts={{
        filter: t('reviews.state'),
        every: t('reviews.state.every'),
        count: (count) => t('reviews.count', { count }),
        empty: t('reviews.empty'),
        noMatch: t('reviews.noMatch'),
        clear: t('reviews.showAll'),
        backward: t('reviews.earlier'),
        forward: t('reviews.later'),
      }}
      Card={ReviewCard}
    />
  );
}
