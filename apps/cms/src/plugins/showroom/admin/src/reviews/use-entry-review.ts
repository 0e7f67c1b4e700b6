import { isFetchError, useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import type { EntryReview, EntryReviewAnswer } from '../../../contracts/reviews.ts';
import { entryPath } from './entry-path.ts';
import type { ReviewedEntry } from './entry-path.ts';

/** What the form of an entry says about its review. */
type KnownReview =
  /** Not yet known, or the account may not read the entry. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'answer'; readonly answer: EntryReview };

interface Found {
  /** What was asked. */
  readonly key: string;
  readonly path: string;
  readonly known: KnownReview;
}

/**
 * Asks about the review of an entry. What is known stays until the next answer.
 *
 * @param entry undefined for one that has no review, such as a new one.
 * @param version changes whenever the draft is saved or published, so that it is asked about again.
 */
export function useEntryReview(
  entry: ReviewedEntry | undefined,
  version: string,
): { readonly known: KnownReview; readonly again: () => void } {
  const { get } = useFetchClient();
  const [found, setFound] = useState<Found>();
  const [round, setRound] = useState(0);
  const path = entry === undefined ? undefined : entryPath(entry);
  const key = `${path} ${version} ${round}`;
  useEffect(() => {
    if (path === undefined) return undefined;
    let isAwaited = true;
    const ask = async (): Promise<void> => {
      const known = await get<EntryReviewAnswer>(path).then(
        ({ data }): KnownReview => ({ kind: 'answer', answer: data.data }),
        (error: unknown): KnownReview => ({ kind: isRefused(error) ? 'nothing' : 'failed' }),
      );
      if (isAwaited) setFound({ key, path, known });
    };
    void ask();
    return () => {
      isAwaited = false;
    };
  }, [get, path, key]);
  return {
    known: found !== undefined && found.path === path ? found.known : NOTHING,
    again: () => setRound((count) => count + 1),
  };
}

const NOTHING: KnownReview = { kind: 'nothing' };

/** Of an entry that the account may not read, or that is no longer there. */
function isRefused(error: unknown): boolean {
  const status = isFetchError(error) ? (error.status ?? error.code) : undefined;
  return status === 403 || status === 404;
}
