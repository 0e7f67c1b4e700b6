import type { Core } from '@strapi/strapi';
import { isSeenByVisitors } from '../revalidation/announce-changes.ts';

const WRITES: ReadonlySet<string> = new Set([
  'create',
  'update',
  'delete',
  'clone',
  'publish',
  'unpublish',
  'discardDraft',
]);

/** Any number will do, as long as nothing else in the database locks it. */
const WRITE_LOCK = 0x7669_7472;

/**
 * Lets one transaction at a time write content. SQLite does so by itself; on Postgres an advisory lock sees to
 * it. Otherwise two writes would both find a name free, and a publish, which makes the links of other entries
 * anew, would meet entries that another one has just taken away.
 *
 * It has to stand before every other middleware of the Document Service, so that what they read is settled.
 * Reads never wait, nor does what visitors send.
 */
export function writeOneByOne(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (!isPostgres(strapi) || !WRITES.has(context.action) || !isSeenByVisitors(context.uid)) return next();
    return strapi.db.transaction(async ({ trx }) => {
      await acquireWriteLock(strapi, trx);
      return next();
    });
  });
}

/** For what is read before it is written: waits until nobody else writes, and keeps it so until the transaction ends. */
export async function acquireWriteLock(strapi: Core.Strapi, transaction: unknown): Promise<void> {
  if (!isPostgres(strapi)) return;
  await strapi.db.connection
    .raw('select pg_advisory_xact_lock(?)', [WRITE_LOCK])
    .transacting(transaction as never);
}

function isPostgres(strapi: Core.Strapi): boolean {
  return strapi.db.dialect.client === 'postgres';
}
