import type { ReviewStage } from './transition.ts';

/** The table of requests to review a draft. */
export const REVIEW = 'plugin::showroom.review';

export const reviewType = {
  schema: {
    kind: 'collectionType',
    collectionName: 'showroom_reviews',
    info: { singularName: 'review', pluralName: 'reviews', displayName: 'Review' },
    options: { draftAndPublish: false },
    pluginOptions: { 'content-manager': { visible: false }, 'content-type-builder': { visible: false } },
    indexes: [{ name: 'showroom_reviews_entry_index', columns: ['entry', 'uid'], type: null }],
    attributes: {
      uid: { type: 'string', required: true },
      entry: { type: 'string', required: true },
      language: { type: 'string' },
      state: { type: 'string', required: true },
      person: { type: 'integer', required: true },
      personName: { type: 'string' },
      at: { type: 'datetime', required: true },
      note: { type: 'text' },
      // When the draft had been saved last when the review was asked for.
      draftAt: { type: 'datetime', required: true },
      answeredBy: { type: 'string' },
      answeredAt: { type: 'datetime' },
      answer: { type: 'text' },
    },
  },
} as const;

/** A stored request: at most one for each entry and language. */
export interface StoredReview {
  readonly id: number;
  readonly uid: string;
  /** The `documentId` of the entry. */
  readonly entry: string;
  /** Null for a type without languages. */
  readonly language: string | null;
  readonly state: Exclude<ReviewStage, 'none'>;
  /** The account that asked, and its name then. */
  readonly person: number;
  readonly personName: string | null;
  readonly at: string | Date;
  readonly note: string | null;
  readonly draftAt: string | Date;
  readonly answeredBy: string | null;
  readonly answeredAt: string | Date | null;
  readonly answer: string | null;
}
