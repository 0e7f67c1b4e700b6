import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { DEFAULT_LOCALE } from '@vitrine/content/locales';
import { PERMISSION_FIELDS } from '../../../../accounts/permissions.ts';
import type { Permissions } from '../../../../accounts/permissions.ts';
import { hasDrafts, isLocalisedType } from '../../../../content-model/model.ts';
import type { Row } from '../../../../content-model/stored-entries.ts';
import { isSeenByVisitors } from '../../../../revalidation/announce-changes.ts';
import { mayChange } from '../world-limits/limits.ts';
import type { StoredReview } from './review-type.ts';

/** An entry in a language, whose draft is reviewed. */
export interface Subject {
  readonly uid: string;
  readonly documentId: string;
  /** Null for a type without languages. */
  readonly locale: string | null;
}

/** What an account may do with the review of a draft. */
export interface ReviewRights {
  readonly mayAsk: boolean;
  readonly mayAnswer: boolean;
}

/** Whether entries of a type are reviewed: those that visitors see once they are published. */
export function isReviewed(strapi: Core.Strapi, uid: string): boolean {
  return Object.hasOwn(strapi.contentTypes, uid) && isSeenByVisitors(uid) && hasDrafts(strapi, uid);
}

/** @param locale as a request has it; without one the first language. */
export function subjectOf(
  strapi: Core.Strapi,
  {
    uid,
    documentId,
    locale,
  }: { readonly uid: string; readonly documentId: string; readonly locale: unknown },
): Subject {
  if (!isReviewed(strapi, uid)) throw new errors.NotFoundError('Entries of this type are not reviewed.');
  const given = typeof locale === 'string' ? locale : DEFAULT_LOCALE;
  return { uid, documentId, locale: isLocalisedType(strapi, uid) ? given : null };
}

/** The entry of a stored request; undefined where an update of the product has removed its type. */
export function subjectOfStored(
  strapi: Core.Strapi,
  { uid, entry, language }: StoredReview,
): Subject | undefined {
  return isReviewed(strapi, uid) ? { uid, documentId: entry, locale: language } : undefined;
}

/** The draft, with what permissions are judged by. */
export async function draftOf(
  strapi: Core.Strapi,
  { uid, documentId, locale }: Subject,
): Promise<Row | undefined> {
  const row: Row | null = await strapi.db.query(uid).findOne({
    where: { documentId, publishedAt: null, ...(locale === null ? {} : { locale }) },
    populate: PERMISSION_FIELDS,
  });
  return row ?? undefined;
}

/** When a draft was saved last. */
export function savedAt(draft: Row): Date {
  return new Date(draft['updatedAt'] as string | Date);
}

/**
 * What the account of the request may do with a draft, by the rights of its role and the worlds that it may change.
 * Who may publish needs no review.
 */
export async function rightsFor(
  strapi: Core.Strapi,
  account: Permissions,
  { uid, documentId }: Subject,
  draft: Row,
): Promise<ReviewRights> {
  const mayPublish = account.can('publish', uid, draft);
  const mayUpdate = account.can('update', uid, draft);
  if (!mayPublish && !mayUpdate) return { mayAsk: false, mayAnswer: false };
  const isWithin = await mayChange(strapi, [{ uid, documentId }]);
  return { mayAsk: isWithin && mayUpdate && !mayPublish, mayAnswer: isWithin && mayPublish };
}
