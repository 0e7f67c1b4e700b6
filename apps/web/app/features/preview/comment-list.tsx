import type { ShownComment } from '@vitrine/core/comments/comment';
import { useLocaleCode, useTexts } from '~/i18n/translations.tsx';
import styles from './comments.module.css';

/** The comments on a page with their answers, as plain text. */
export function CommentList({ comments }: { readonly comments: readonly ShownComment[] }) {
  const t = useTexts();
  if (comments.length === 0) return <p className={styles['note']}>{t('preview__comments_none')}</p>;
  return (
    <ol className={styles['list']}>
      {comments.map((comment) => (
        <li key={`${comment.at} ${comment.name}`} className={styles['comment']}>
          <Said by={comment.name} at={comment.at} text={comment.text} />
          {comment.isSettled && <p className={styles['settled']}>{t('preview__comment_settled')}</p>}
          {comment.answer && (
            <div className={styles['answer']}>
              <Said
                by={t('preview__comment_answer', { name: comment.answer.name })}
                at={comment.answer.at}
                text={comment.answer.text}
              />
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

function Said({ by, at, text }: { readonly by: string; readonly at: string; readonly text: string }) {
  const locale = useLocaleCode();
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <>
      <p className={styles['by']}>
        <b>{by}</b> <time dateTime={at}>{time.format(new Date(at))}</time>
      </p>
      <p className={styles['text']}>{text}</p>
    </>
  );
}
