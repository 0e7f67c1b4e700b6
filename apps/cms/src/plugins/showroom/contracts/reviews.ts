import type { LocatedFinding } from './doctor.ts';

/**
 * Requests to review a draft, by those who may change an entry and not publish it.
 *
 * `GET /showroom/reviews?state&page`: the list, as {@link ReviewListAnswer}. `GET` and `POST
 * …/entries/:uid/:documentId?locale`: what the form of an entry says, and to ask with a {@link ReviewInput}. `DELETE
 * …/:id?state` takes a request back, in the state in which it was seen; `POST …/:id/publish` with a {@link SeenDraft}
 * publishes its draft, `POST …/:id/send-back` with a {@link ReviewInput} answers it.
 */
export const REVIEWS_PATH = '/showroom/reviews';

/** Permission to ask for reviews and to see them. Who may answer one is decided by the right to publish its entry. */
export const USE_REVIEWS = 'plugin::showroom.reviews.use';

/** Characters of a note: a few sentences, as more belongs into the entry or a conversation. */
export const MAX_NOTE = 1_000;

/** What a person wrote to a request, and when (ISO 8601). Their name is empty where the account has none. */
export interface ReviewNote {
  readonly name: string;
  readonly at: string;
  /** Empty where nothing was written. */
  readonly note: string;
}

/** A request; `sentBack` has an answer and waits for who asked. */
type ReviewState = { readonly kind: 'asked' } | { readonly kind: 'sentBack'; readonly answer: ReviewNote };

export type Review = ReviewState & {
  readonly id: number;
  readonly asked: ReviewNote;
  /** Whether the account of this answer asked. */
  readonly isMine: boolean;
  /** Whether the draft was saved after the review was asked for. */
  readonly isChanged: boolean;
};

/** What the form of an entry says about its review, in its language. */
export interface EntryReview {
  /** Absent where no one has asked. */
  readonly review?: Review;
  /** Whether the account may change the entry and not publish it. */
  readonly mayAsk: boolean;
  /** Whether the account may publish the entry, and so send it back. */
  readonly mayAnswer: boolean;
}

export type EntryReviewAnswer = { readonly data: EntryReview };

/** A request with its entry, as far as the account may read that. */
export type ListedReview = Review & {
  readonly uid: string;
  readonly documentId: string;
  readonly isSingle: boolean;
  /** Absent for a type without languages. */
  readonly locale?: string;
  /** Empty where the entry has none, or the account may not read it. */
  readonly title: string;
  /** When the draft was saved last, ISO 8601: what the list shows, by which {@link SeenDraft} is recognised. */
  readonly savedAt: string;
  /** Whether visitors see an earlier version of it. */
  readonly isPublished: boolean;
  /** The version that visitors see, to compare the draft with; absent where there is none, or without the right. */
  readonly publishedVersion?: number;
  readonly mayAnswer: boolean;
  /** What would hold it back now; for those who may publish it. */
  readonly findings: readonly LocatedFinding[];
};

export interface ReviewList {
  /** Those that wait first, the oldest first. */
  readonly reviews: readonly ListedReview[];
  /** Of all pages. */
  readonly total: number;
  readonly pageSize: number;
}

export type ReviewListAnswer = { readonly data: ReviewList };

/** The body of a request and of its answer; only an answer needs a text. */
export interface ReviewInput {
  readonly note: string;
}

/** The draft that the reviewer has seen, by {@link ListedReview.savedAt}: another one is not published. */
export interface SeenDraft {
  readonly savedAt: string;
}
