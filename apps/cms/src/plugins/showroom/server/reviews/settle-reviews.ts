import type { Core } from '@strapi/strapi';
import { isLocalisedType } from '../../../../content-model/model.ts';
import { changesOf } from '../changes/changes-area.ts';
import { mailAsker } from './mail-asker.ts';
import type { StoredReview } from './review-type.ts';
import { reviewsOf } from './reviews.ts';
import { isReviewed } from './subject.ts';

/**
 * Settles the review of what is published or deleted, in its transaction, by whatever path: a form, a list, a world, a
 * release, an import.
 */
export function settleReviews(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { action, uid } = context;
    if ((action !== 'publish' && action !== 'delete') || !isReviewed(strapi, uid)) return next();
    return strapi.db.transaction(async ({ onCommit }) => {
      const result = await next();
      const open = await reviewsOf(strapi).ofEntry(uid, context.params.documentId);
      if (open.length === 0) return result;
      const by = changesOf(strapi).initiator();
      const isSettled = await settledBy(strapi, uid, action, context.params.documentId, result);
      for (const review of open.filter(isSettled)) {
        const subject = { uid, documentId: review.entry, locale: review.language };
        await reviewsOf(strapi).apply(subject, { type: action === 'publish' ? 'published' : 'deleted' });
        if (action === 'delete' || by?.id === review.person) continue;
        onCommit(() => mailAsker(strapi, review, { kind: 'published', by: by?.name ?? '' }));
      }
      return result;
    });
  });
}

/** Which requests of an entry a write has settled, by their language. */
async function settledBy(
  strapi: Core.Strapi,
  uid: string,
  action: 'publish' | 'delete',
  documentId: string,
  result: unknown,
): Promise<(review: StoredReview) => boolean> {
  if (!isLocalisedType(strapi, uid)) return () => true;
  if (action === 'publish') {
    const published = localesIn((result as { readonly entries?: readonly Localised[] }).entries ?? []);
    return ({ language }) => published.has(language);
  }
  const drafts: readonly Localised[] = await strapi.db
    .query(uid)
    .findMany({ where: { documentId, publishedAt: null }, select: ['locale'] });
  const left = localesIn(drafts);
  return ({ language }) => !left.has(language);
}

interface Localised {
  readonly locale?: string | null;
}

function localesIn(rows: readonly Localised[]): ReadonlySet<string | null> {
  return new Set(rows.map(({ locale }) => locale ?? null));
}
