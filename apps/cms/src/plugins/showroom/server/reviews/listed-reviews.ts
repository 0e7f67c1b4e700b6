import type { Core } from '@strapi/strapi';
import { hasPermission } from '../../../../accounts/account-state.ts';
import { PERMISSION_FIELDS, permissionsOf } from '../../../../accounts/permissions.ts';
import type { AuthState, Permissions } from '../../../../accounts/permissions.ts';
import { contentTypeOf } from '../../../../content-model/model.ts';
import type { Row } from '../../../../content-model/stored-entries.ts';
import type { LocatedFinding } from '../../contracts/doctor.ts';
import type { ListedReview, ReviewList } from '../../contracts/reviews.ts';
import { READ_VERSIONS } from '../../contracts/versions.ts';
import { titleOf } from '../content/rows.ts';
import type { Doctor } from '../doctor/doctor.ts';
import { blockingFindings } from '../doctor/publish-guard.ts';
import { versionsOf } from '../versions/versions.ts';
import type { StoredReview } from './review-type.ts';
import { reviewsOf } from './reviews.ts';
import { shownReview } from './shown-review.ts';
import { rightsFor, savedAt, subjectOfStored } from './subject.ts';
import type { Subject } from './subject.ts';

const PAGE_SIZE = 25;

/** Documents per query: databases limit the variables of a query. */
const BATCH = 200;

/** A request whose draft the account may read. */
interface Found {
  readonly stored: StoredReview;
  readonly subject: Subject;
  readonly draft: Row;
}

/** The requests of entries that an account may read. */
export async function listReviews(
  strapi: Core.Strapi,
  state: AuthState,
  wanted: { readonly state: StoredReview['state'] | undefined; readonly page: number },
): Promise<ReviewList> {
  const account = permissionsOf(strapi, state);
  const found = await readable(strapi, account, await reviewsOf(strapi).all(wanted.state));
  const sorted = found.toSorted((one, other) => turnOf(one) - turnOf(other));
  const from = (wanted.page - 1) * PAGE_SIZE;
  const reviews: ListedReview[] = [];
  for (const one of sorted.slice(from, from + PAGE_SIZE)) {
    reviews.push(await listed(strapi, state, account, one));
  }
  return { reviews, total: found.length, pageSize: PAGE_SIZE };
}

/** Those that wait come first. */
function turnOf({ stored }: Found): number {
  return stored.state === 'asked' ? 0 : 1;
}

/** Those whose draft exists and may be read, in their order. */
async function readable(
  strapi: Core.Strapi,
  account: Permissions,
  all: readonly StoredReview[],
): Promise<readonly Found[]> {
  const subjects = all.flatMap((stored) => {
    const subject = subjectOfStored(strapi, stored);
    return subject === undefined ? [] : [{ stored, subject }];
  });
  const drafts = new Map<string, Row>();
  for (const [uid, ofType] of Map.groupBy(subjects, ({ subject }) => subject.uid)) {
    const ids = [...new Set(ofType.map(({ subject }) => subject.documentId))];
    for (let start = 0; start < ids.length; start += BATCH) {
      const rows: readonly Row[] = await strapi.db.query(uid).findMany({
        where: { documentId: { $in: ids.slice(start, start + BATCH) }, publishedAt: null },
        populate: PERMISSION_FIELDS,
      });
      for (const row of rows) drafts.set(keyOf(uid, row['documentId'], row['locale']), row);
    }
  }
  return subjects.flatMap(({ stored, subject }) => {
    const draft = drafts.get(keyOf(subject.uid, subject.documentId, subject.locale));
    return draft !== undefined && account.can('read', subject.uid, draft) ? [{ stored, subject, draft }] : [];
  });
}

function keyOf(uid: string, documentId: unknown, locale: unknown): string {
  return `${uid} ${String(documentId)} ${typeof locale === 'string' ? locale : ''}`;
}

async function listed(
  strapi: Core.Strapi,
  state: AuthState,
  account: Permissions,
  { stored, subject, draft }: Found,
): Promise<ListedReview> {
  const { uid, documentId, locale } = subject;
  const { mayAnswer } = await rightsFor(strapi, account, subject, draft);
  const isPublished =
    (await strapi.db.query(uid).count({
      where: { documentId, publishedAt: { $notNull: true }, ...(locale === null ? {} : { locale }) },
    })) > 0;
  const version =
    isPublished && hasPermission(state, READ_VERSIONS) ? await publishedVersion(strapi, subject) : undefined;
  return {
    ...shownReview(stored, draft, account.id),
    uid,
    documentId,
    isSingle: contentTypeOf(strapi, uid).kind === 'singleType',
    ...(locale === null ? {} : { locale }),
    title: titleOf(account.readable(uid, draft)),
    savedAt: savedAt(draft).toISOString(),
    isPublished,
    ...(version === undefined ? {} : { publishedVersion: version }),
    mayAnswer,
    findings: mayAnswer && stored.state === 'asked' ? await findingsOf(strapi, subject) : [],
  };
}

/** The version that visitors see. */
async function publishedVersion(strapi: Core.Strapi, subject: Subject): Promise<number | undefined> {
  const { versions } = await versionsOf(strapi).list(subject, { offset: 0, limit: 1, stage: 'published' });
  const [latest] = versions;
  return latest === undefined || latest.digest === null ? undefined : latest.id;
}

/** What would hold the entry back if it were published now. */
async function findingsOf(
  strapi: Core.Strapi,
  { uid, documentId, locale }: Subject,
): Promise<readonly LocatedFinding[]> {
  const doctor: Doctor = strapi.plugin('showroom').service('doctor');
  const errors = await doctor.errorsOf(uid, documentId, locale === null ? undefined : [locale]);
  return blockingFindings(strapi, errors, documentId);
}
