import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import type { EntryReview, EntryReviewAnswer } from '../../../contracts/reviews.ts';
import { entryPath } from './entry-path.ts';
import type { ReviewedEntry } from './entry-path.ts';

interface Found {
  /** What was asked. */
  readonly key: string;
  readonly path: string;
  readonly answer: EntryReview;
}

/**
 * What the form of an entry says about its review; undefined until that is known, and where the account may not ask.
 *
 * @param entry undefined for one that has no review, such as a new one.
 * @param version changes whenever the draft is saved or published, so that it is asked about again.
 */
export function useEntryReview(
  entry: ReviewedEntry | undefined,
  version: string,
): { readonly answer: EntryReview | undefined; readonly again: () => void } {
  const { get } = useFetchClient();
  const [found, setFound] = useState<Found>();
  const [round, setRound] = useState(0);
  const path = entry === undefined ? undefined : entryPath(entry);
  const key = `${path} ${version} ${round}`;
  useEffect(() => {
    if (path === undefined) return undefined;
    let isAwaited = true;
    const ask = async (): Promise<void> => {
      const answer = await get<EntryReviewAnswer>(path).then(
        ({ data }) => data.data,
        () => undefined,
      );
      if (isAwaited && answer !== undefined) setFound({ key, path, answer });
    };
    void ask();
    return () => {
      isAwaited = false;
    };
  }, [get, path, key]);
  return {
    answer: found !== undefined && found.path === path ? found.answer : undefined,
    again: () => setRound((count) => count + 1),
  };
}
