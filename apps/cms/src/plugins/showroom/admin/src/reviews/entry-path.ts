import { REVIEWS_PATH } from '../../../contracts/reviews.ts';

/** An entry in the language of its form. */
export interface ReviewedEntry {
  readonly uid: string;
  readonly documentId: string;
  /** Absent for a type without languages. */
  readonly locale: string | undefined;
}

/** The address of a request about an entry's review. */
export function entryPath({ uid, documentId, locale }: ReviewedEntry): string {
  const query = locale === undefined ? '' : `?${new URLSearchParams({ locale })}`;
  return `${REVIEWS_PATH}/entries/${uid}/${documentId}${query}`;
}
