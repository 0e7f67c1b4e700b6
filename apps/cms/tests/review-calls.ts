import { ARTICLE } from '../src/content-model/content-uids.ts';
import { REVIEWS_PATH } from '../src/plugins/showroom/contracts/reviews.ts';
import type {
  EntryReview,
  EntryReviewAnswer,
  ListedReview,
  ReviewList,
  ReviewListAnswer,
} from '../src/plugins/showroom/contracts/reviews.ts';
import type { Editor, Entry } from './editor.ts';

/** An entry whose draft is reviewed, in a language. */
export interface ReviewedEntry {
  readonly entry: Pick<Entry, 'documentId'>;
  readonly uid?: string;
  readonly locale?: string;
}

function pathOf({ entry, uid = ARTICLE, locale = 'en' }: ReviewedEntry): string {
  return `${REVIEWS_PATH}/entries/${uid}/${entry.documentId}?locale=${locale}`;
}

export async function askForReview(by: Editor, of: ReviewedEntry, note = ''): Promise<EntryReview> {
  return ((await by.request('POST', pathOf(of), { note })) as EntryReviewAnswer).data;
}

/** What the form of an entry says. */
export async function reviewOf(by: Editor, of: ReviewedEntry): Promise<EntryReview> {
  return ((await by.request('GET', pathOf(of))) as EntryReviewAnswer).data;
}

const LANGUAGES = ['en', 'de'] as const;

/** Asks for a review of an entry in English and in German. */
export async function askInLanguages(by: Editor, of: Omit<ReviewedEntry, 'locale'>): Promise<void> {
  for (const locale of LANGUAGES) await askForReview(by, { ...of, locale });
}

/** The languages, of the two, in which an entry has a request that waits or was sent back. */
export async function openLanguages(
  by: Editor,
  of: Omit<ReviewedEntry, 'locale'>,
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const locale of LANGUAGES) {
    if ((await reviewOf(by, { ...of, locale })).review !== undefined) found.push(locale);
  }
  return found;
}

export async function listReviews(by: Editor, query = ''): Promise<ReviewList> {
  return ((await by.request('GET', `${REVIEWS_PATH}?${query}`)) as ReviewListAnswer).data;
}

/** The request for an entry on the list. @throws Error where it is not there. */
export async function listedReview(
  by: Editor,
  { entry, locale = 'en' }: ReviewedEntry,
): Promise<ListedReview> {
  const found = (await listReviews(by)).reviews.find(
    (one) => one.documentId === entry.documentId && one.locale === locale,
  );
  if (found === undefined) throw new Error(`No review of ${entry.documentId} is listed.`);
  return found;
}

export function publishReviewed(
  by: Editor,
  { id, savedAt }: Pick<ListedReview, 'id' | 'savedAt'>,
): Promise<unknown> {
  return by.request('POST', `${REVIEWS_PATH}/${id}/publish`, { savedAt });
}

export function sendBack(by: Editor, { id }: Pick<ListedReview, 'id'>, note: string): Promise<unknown> {
  return by.request('POST', `${REVIEWS_PATH}/${id}/send-back`, { note });
}

/** @param state in which the request was seen. */
export function takeBack(
  by: Editor,
  { id }: Pick<ListedReview, 'id'>,
  state: ListedReview['kind'],
): Promise<unknown> {
  return by.request('DELETE', `${REVIEWS_PATH}/${id}?state=${state}`);
}
