import { Flex, Typography } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useSearchParams } from 'react-router-dom';
import { COMMENT_DAYS, COMMENTS_PATH } from '../../../contracts/comments.ts';
import type { FoundComments } from '../../../contracts/comments.ts';
import { AnsweredPage } from '../answered-page.tsx';
import { EVERY, FilterSelect } from '../filter-select.tsx';
import { NothingFound, PageTurner, useFoundPage } from '../found-page.tsx';
import { useAnswer } from '../use-answer.ts';
import { useTexts } from '../use-texts.ts';
import { CommentCard } from './comment-card.tsx';

/** What people with a shared link have written about drafts, the newest first. */
export function CommentsPage() {
  const { t } = useTexts();
  const [query, setQuery] = useSearchParams();
  const answered = useAnswer<FoundComments>(`${COMMENTS_PATH}?${query}`);
  const turning = useFoundPage();
  const choose = (state: string): void => {
    const link = query.get('link');
    setQuery(
      { ...(link === null ? {} : { link }), ...(state === EVERY ? {} : { state }) },
      { replace: true },
    );
  };
  return (
    <Page.Main>
      <Page.Title>{t('comments.title')}</Page.Title>
      <Layouts.Header title={t('comments.title')} subtitle={t('comments.subtitle', { days: COMMENT_DAYS })} />
      <Layouts.Content>
        <AnsweredPage answered={answered}>
          {({ comments, total, pageSize }) => (
            <Flex direction="column" alignItems="stretch" gap={5}>
              <FilterSelect
                name="state"
                label={t('comments.state')}
                every={t('comments.state.every')}
                choices={[
                  { value: 'open', label: t('comments.state.open') },
                  { value: 'settled', label: t('comments.state.settled') },
                ]}
                value={query.get('state') ?? EVERY}
                onChange={choose}
              />
              <Typography tag="h2" variant="beta" textColor="neutral800" aria-live="polite">
                {t('comments.count', { count: total })}
              </Typography>
              {comments.length === 0 ? (
                <NothingFound
                  empty={t('comments.empty')}
                  noMatch={t('comments.noMatch')}
                  clear={t('comments.showAll')}
                />
              ) : (
                <Flex tag="ol" direction="column" alignItems="stretch" gap={4}>
                  {comments.map((comment) => (
                    <CommentCard
                      key={comment.id}
                      comment={comment}
                      onChanged={answered.status === 'ready' ? answered.again : ignore}
                    />
                  ))}
                </Flex>
              )}
              <PageTurner
                {...turning}
                total={total}
                pageSize={pageSize}
                backward={t('comments.newer')}
                forward={t('comments.older')}
              />
            </Flex>
          )}
        </AnsweredPage>
      </Layouts.Content>
    </Page.Main>
  );
}

function ignore(): void {}
