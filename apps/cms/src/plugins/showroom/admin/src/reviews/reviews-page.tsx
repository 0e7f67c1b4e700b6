import { Flex, Typography } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useSearchParams } from 'react-router-dom';
import { REVIEWS_PATH } from '../../../contracts/reviews.ts';
import type { ReviewList } from '../../../contracts/reviews.ts';
import { AnsweredPage } from '../answered-page.tsx';
import { EVERY, FilterSelect } from '../filter-select.tsx';
import { NothingFound, PageTurner, useFoundPage } from '../found-page.tsx';
import { useAnswer } from '../use-answer.ts';
import { useTexts } from '../use-texts.ts';
import { ReviewCard } from './review-card.tsx';

/** Who asks for a review of which draft; those that wait come first. */
export function ReviewsPage() {
  const { t } = useTexts();
  const [query, setQuery] = useSearchParams();
  const answered = useAnswer<ReviewList>(`${REVIEWS_PATH}?${query}`);
  const turning = useFoundPage();
  const choose = (state: string): void => setQuery(state === EVERY ? {} : { state }, { replace: true });
  return (
    <Page.Main>
      <Page.Title>{t('reviews.title')}</Page.Title>
      <Layouts.Header title={t('reviews.title')} subtitle={t('reviews.subtitle')} />
      <Layouts.Content>
        <AnsweredPage answered={answered}>
          {({ reviews, total, pageSize }) => (
            <Flex direction="column" alignItems="stretch" gap={5}>
              <FilterSelect
                name="state"
                label={t('reviews.state')}
                every={t('reviews.state.every')}
                choices={[
                  { value: 'asked', label: t('reviews.state.asked') },
                  { value: 'sentBack', label: t('reviews.state.sentBack') },
                ]}
                value={query.get('state') ?? EVERY}
                onChange={choose}
              />
              <Typography tag="h2" variant="beta" textColor="neutral800" aria-live="polite">
                {t('reviews.count', { count: total })}
              </Typography>
              {reviews.length === 0 ? (
                <NothingFound
                  empty={t('reviews.empty')}
                  noMatch={t('reviews.noMatch')}
                  clear={t('reviews.showAll')}
                />
              ) : (
                <Flex tag="ol" direction="column" alignItems="stretch" gap={4}>
                  {reviews.map((review) => (
                    <ReviewCard
                      key={review.id}
                      review={review}
                      onChanged={answered.status === 'ready' ? answered.again : ignore}
                    />
                  ))}
                </Flex>
              )}
              <PageTurner
                {...turning}
                total={total}
                pageSize={pageSize}
                backward={t('reviews.earlier')}
                forward={t('reviews.later')}
              />
            </Flex>
          )}
        </AnsweredPage>
      </Layouts.Content>
    </Page.Main>
  );
}

function ignore(): void {}
