import { COMMENT_DAYS, COMMENTS_PATH } from '../../../contracts/comments.ts';
import type { FoundComments, ListedComment } from '../../../contracts/comments.ts';
import { CardListPage } from '../card-list-page.tsx';
import { useTexts } from '../use-texts.ts';
import { CommentCard } from './comment-card.tsx';

/** What people with a shared link have written about drafts, the newest first. */
export function CommentsPage() {
  const { t } = useTexts();
  return (
    <CardListPage<FoundComments, ListedComment>
      title={t('comments.title')}
      subtitle={t('comments.subtitle', { days: COMMENT_DAYS })}
      path={COMMENTS_PATH}
      itemsOf={({ comments }) => comments}
      states={[
        { value: 'open', label: t('comments.state.open') },
        { value: 'settled', label: t('comments.state.settled') },
      ]}
      texts={{
        filter: t('comments.state'),
        every: t('comments.state.every'),
        count: (count) => t('comments.count', { count }),
        empty: t('comments.empty'),
        noMatch: t('comments.noMatch'),
        clear: t('comments.showAll'),
        backward: t('comments.newer'),
        forward: t('comments.older'),
      }}
      Card={CommentCard}
    />
  );
}
