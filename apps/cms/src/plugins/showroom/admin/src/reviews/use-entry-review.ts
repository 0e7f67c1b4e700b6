import { useState } from 'react';
import type { EntryReviewAnswer } from '../../../contracts/reviews.ts';
import { useAsked } from '../use-asked.ts';
import type { Asked } from '../use-asked.ts';
import { entryPath } from './entry-path.ts';
import type { ReviewedEntry } from './entry-path.ts';

/**
 * Requests what is known of the review of an entry.
 *
 * @param entry undefined for one that has no review, such as a new one.
 * @param version changes whenever the draft is saved or published, so that it is requested again.
 */
export function useEntryReview(
  entry: ReviewedEntry | undefined,
  version: string,
): { readonly asked: Asked<EntryReviewAnswer>; readonly again: () => void } {
  const [round, setRound] = useState(0);
  return {
    asked: useAsked<EntryReviewAnswer>(entry && entryPath(entry), `${version} ${round}`),
    again: () => setRound((count) => count + 1),
  };
}
