import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { REVIEWS_PATH } from '../../../contracts/reviews.ts';
import type { ListedReview, Review, ReviewInput, SeenDraft } from '../../../contracts/reviews.ts';
import { useTexts } from '../use-texts.ts';
import type { ReviewedEntry } from './entry-path.ts';
import { entryPath } from './entry-path.ts';

/** What can be done about reviews. @param onChanged called after each attempt, with whether it worked. */
export function useReviewCommands(onChanged: (isDone: boolean) => void) {
  const { t } = useTexts();
  const { post, del } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [isBusy, setIsBusy] = useState(false);

  const attempt = async (work: () => Promise<unknown>, message?: string): Promise<boolean> => {
    setIsBusy(true);
    const isDone = await work().then(
      () => true,
      (error: unknown) => {
        // The server's own sentence, such as that a colleague has saved the draft meanwhile.
        const reason = error instanceof Error && error.message !== '' ? error.message : t('reviews.refused');
        toggleNotification({ type: 'danger', message: reason });
        return false;
      },
    );
    setIsBusy(false);
    if (isDone && message !== undefined) toggleNotification({ type: 'success', message });
    // A refusal often says that what is shown is no longer so.
    onChanged(isDone);
    return isDone;
  };

  return {
    isBusy,
    /** @returns whether it was asked for. */
    ask: (entry: ReviewedEntry, note: string) =>
      attempt(() => post(entryPath(entry), { note } satisfies ReviewInput), t('reviews.panel.sent')),
    takeBack: ({ id, kind }: Review) =>
      attempt(
        () => del(`${REVIEWS_PATH}/${id}?state=${kind}`),
        kind === 'asked' ? t('reviews.panel.takenBack') : undefined,
      ),
    publish: ({ id, savedAt }: ListedReview, title: string) =>
      attempt(
        () => post(`${REVIEWS_PATH}/${id}/publish`, { savedAt } satisfies SeenDraft),
        t('reviews.published', { title }),
      ),
    /** @returns whether it was sent back. */
    sendBack: ({ id }: ListedReview, title: string, note: string) =>
      attempt(
        () => post(`${REVIEWS_PATH}/${id}/send-back`, { note } satisfies ReviewInput),
        t('reviews.sentBack', { title }),
      ),
  };
}
