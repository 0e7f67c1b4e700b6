import type { WrittenComment } from '@vitrine/core/comments/comment';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import type { RefObject } from 'react';
import { useTexts } from '~/i18n/translations.tsx';
import { Cross } from '~/ui/icons.tsx';
import { CommentForm } from './comment-form.tsx';
import { CommentList } from './comment-list.tsx';
import { sentenceOf } from './sentence-of.ts';
import { useComments } from './use-comments.ts';
import styles from './comments.module.css';

/** The comments on a page of the preview, with a form for another one. The page beside it stays usable. */
export function CommentsPanel({
  address,
  draft,
  onDraft,
  takesFocus,
  onFocused,
  onClose,
}: {
  /** Path and query of the page. */
  readonly address: string;
  readonly draft: WrittenComment;
  readonly onDraft: (draft: WrittenComment) => void;
  /** Whether it was just opened by its button. */
  readonly takesFocus: boolean;
  readonly onFocused: () => void;
  readonly onClose: () => void;
}) {
  const t = useTexts();
  const titleId = useId();
  const panel = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { reply, send } = useComments(address);
  useOwnKeys(panel, onClose);
  const takeFocus = useEffectEvent(() => {
    heading.current?.focus();
    onFocused();
  });
  useEffect(() => {
    if (takesFocus) takeFocus();
  }, [takesFocus]);
  return (
    <dialog open ref={panel} aria-labelledby={titleId} className={styles['panel']}>
      <div className={styles['head']}>
        <h2 ref={heading} id={titleId} tabIndex={-1}>
          {t('preview__comments_here')}
        </h2>
        <button type="button" className={styles['close']} aria-label={t('dialog__close')} onClick={onClose}>
          <Cross />
        </button>
      </div>
      <p className={styles['note']}>{t('preview__comments_intro')}</p>
      <CommentForm draft={draft} onDraft={onDraft} send={send} />
      {reply === undefined && <p className={styles['note']}>{t('preview__comments_loading')}</p>}
      {reply !== undefined && reply.kind !== 'comments' && <p role="alert">{sentenceOf(reply.kind, t)}</p>}
      {reply?.kind === 'comments' && <CommentList comments={reply.comments} />}
    </dialog>
  );
}

/** Escape closes the panel alone, and no key that is typed here walks, turns or closes what is around it. */
function useOwnKeys(panel: RefObject<HTMLElement | null>, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const element = panel.current;
    if (element === null) return undefined;
    const onKey = (event: KeyboardEvent) => {
      event.stopPropagation();
      if (event.key !== 'Escape' || event.isComposing) return;
      // The overlay around it would close, too.
      event.preventDefault();
      close();
    };
    element.addEventListener('keydown', onKey);
    return () => element.removeEventListener('keydown', onKey);
  }, [panel]);
}
