import { COMMENT_LIMITS, readComment } from '@vitrine/core/comments/comment';
import type { WrittenComment } from '@vitrine/core/comments/comment';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import type { CommentsReply } from '~/contract/preview-comments.ts';
import { useTexts } from '~/i18n/translations.tsx';
import { keepCommenterName } from '~/showroom/browser/commenter-name.ts';
import { sentenceOf } from './sentence-of.ts';
import styles from './comments.module.css';

type State = CommentsReply['kind'] | 'sending' | undefined;

/** The form for a comment. The name is kept on the device for the next one. */
export function CommentForm({
  draft,
  onDraft,
  send,
}: {
  readonly draft: WrittenComment;
  readonly onDraft: (draft: WrittenComment) => void;
  /** @returns what came of it. */
  readonly send: (comment: WrittenComment) => Promise<CommentsReply['kind']>;
}) {
  const t = useTexts();
  const id = useId();
  const [state, setState] = useState<State>();
  const isProblem = state !== undefined && state !== 'sending' && state !== 'comments';
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (state === 'sending') return;
    const reading = readComment(draft);
    if (reading.kind === 'problem') {
      setState('invalid');
      document.querySelector<HTMLElement>(`#${CSS.escape(`${id}-${reading.problem.field}`)}`)?.focus();
      return;
    }
    setState('sending');
    const outcome = await send(reading.comment);
    setState(outcome);
    if (outcome !== 'comments') return;
    keepCommenterName(reading.comment.name);
    onDraft({ name: reading.comment.name, text: '' });
  };
  return (
    // The sentence below says what is missing, in the language of the page.
    <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
      <label className={styles['field']} htmlFor={`${id}-name`}>
        {t('preview__comment_name')}
        <input
          id={`${id}-name`}
          className={styles['control']}
          autoComplete="name"
          required
          maxLength={COMMENT_LIMITS.name}
          value={draft.name}
          onChange={({ target }) => onDraft({ ...draft, name: target.value })}
        />
      </label>
      <label className={styles['field']} htmlFor={`${id}-text`}>
        {t('preview__comment_text')}
        <textarea
          id={`${id}-text`}
          className={styles['control']}
          rows={4}
          required
          maxLength={COMMENT_LIMITS.text}
          value={draft.text}
          onChange={({ target }) => onDraft({ ...draft, text: target.value })}
        />
      </label>
      <button type="submit" className={styles['send']} aria-busy={state === 'sending'}>
        {t('preview__comment_send')}
      </button>
      {/* A live region must exist before its content. */}
      <output className={styles['sent']}>{state === 'comments' && t('preview__comment_sent')}</output>
      <div role="alert" className={styles['problem']}>
        {isProblem && sentenceOf(state, t)}
      </div>
    </form>
  );
}
