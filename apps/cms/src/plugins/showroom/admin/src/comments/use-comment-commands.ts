import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { COMMENTS_PATH } from '../../../contracts/comments.ts';
import type { CommentChange } from '../../../contracts/comments.ts';
import { useTexts } from '../use-texts.ts';

/** What can be done with a comment. @param onChanged called after each change. */
export function useCommentCommands(id: number, onChanged: () => void) {
  const { t } = useTexts();
  const { put, del } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [isBusy, setIsBusy] = useState(false);
  const path = `${COMMENTS_PATH}/${id}`;

  const attempt = async (work: () => Promise<unknown>, message?: string): Promise<boolean> => {
    setIsBusy(true);
    const isDone = await work().then(
      () => true,
      (error: unknown) => {
        // The server's own sentence, such as that the comment is on a page of another world.
        const reason = error instanceof Error && error.message !== '' ? error.message : t('comments.refused');
        toggleNotification({ type: 'danger', message: reason });
        return false;
      },
    );
    setIsBusy(false);
    if (isDone && message !== undefined) toggleNotification({ type: 'success', message });
    if (isDone) onChanged();
    return isDone;
  };

  return {
    isBusy,
    settle: (isSettled: boolean) => attempt(() => put(path, { isSettled } satisfies CommentChange)),
    /** @returns whether it was saved. */
    answer: (text: string) =>
      attempt(() => put(path, { answer: text } satisfies CommentChange), t('comments.answerSaved')),
    remove: async (): Promise<void> => {
      await attempt(() => del(path), t('comments.deleted'));
    },
  };
}
