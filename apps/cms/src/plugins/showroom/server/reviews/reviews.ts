import type { Core } from '@strapi/strapi';
import type { Actor } from '../changes/changes.ts';
import { REVIEW } from './review-type.ts';
import type { StoredReview } from './review-type.ts';
import type { Subject } from './subject.ts';
import { transition } from './transition.ts';
import type { ReviewEventType } from './transition.ts';

interface AskedEvent {
  readonly type: 'asked';
  readonly by: Actor;
  readonly note: string;
  /** When the draft was saved last. */
  readonly draftAt: Date;
}

/** What happens to a request, with what is kept of it. */
export type ReviewEvent =
  | AskedEvent
  | { readonly type: 'sentBack'; readonly by: string; readonly note: string }
  | { readonly type: Exclude<ReviewEventType, 'asked' | 'sentBack'> };

/** The requests, in a table that nothing but these functions reads. */
export type Reviews = ReturnType<typeof createReviews>;

/** @param now the current time. */
export function createReviews(strapi: Core.Strapi, now: () => Date = () => new Date()) {
  const rows = () => strapi.db.query(REVIEW);
  const of = async ({ uid, documentId, locale }: Subject): Promise<StoredReview | undefined> =>
    (await rows().findOne({ where: { uid, entry: documentId, language: locale } })) ?? undefined;

  return {
    of,

    find: async (id: number): Promise<StoredReview | undefined> =>
      (await rows().findOne({ where: { id } })) ?? undefined,

    /** The oldest first. */
    all: (state: StoredReview['state'] | undefined): Promise<readonly StoredReview[]> =>
      rows().findMany({
        where: state === undefined ? {} : { state },
        orderBy: [{ at: 'asc' }, { id: 'asc' }],
      }),

    /** Those of an entry, in every language. */
    ofEntry: (uid: string, documentId: string): Promise<readonly StoredReview[]> =>
      rows().findMany({ where: { uid, entry: documentId } }),

    /**
     * Lets something happen to the review of an entry. Call it in a transaction that holds the write lock: it reads
     * where the review is, and an entry has one request for each language.
     *
     * @returns Whether it happened: not where someone was faster.
     */
    async apply(subject: Subject, event: ReviewEvent): Promise<boolean> {
      const present = await of(subject);
      const stage = transition(present?.state ?? 'none', event.type);
      if (stage === undefined) return false;
      if (event.type === 'asked') {
        const data = { ...asked(subject, event), at: now() };
        if (present === undefined) await rows().create({ data });
        else await rows().update({ where: { id: present.id }, data });
      } else if (event.type === 'sentBack') {
        const data = { state: stage, answeredBy: event.by, answeredAt: now(), answer: event.note };
        await rows().update({ where: { id: present?.id }, data });
      } else {
        await rows().deleteMany({ where: { id: present?.id ?? null } });
      }
      return true;
    },
  };
}

function asked({ uid, documentId, locale }: Subject, event: AskedEvent) {
  return {
    uid,
    entry: documentId,
    language: locale,
    state: 'asked',
    person: event.by.id,
    personName: event.by.name,
    note: event.note,
    draftAt: event.draftAt,
    answeredBy: null,
    answeredAt: null,
    answer: null,
  };
}

/** The requests of this CMS. */
export function reviewsOf(strapi: Core.Strapi): Reviews {
  return strapi.plugin('showroom').service('reviews');
}
