import type { Core } from '@strapi/strapi';
import { isSeenByVisitors } from '../revalidation/announce-changes.ts';

/** A transaction of Knex, as Strapi hands it out. */
export type Transaction = Parameters<ReturnType<Core.Strapi['db']['connection']['raw']>['transacting']>[0];

/** An open transaction, as Strapi hands it to the work in it. */
export interface OpenTransaction {
  readonly trx: Transaction;
  readonly onCommit: (work: () => void) => void;
}

const WRITES: ReadonlySet<string> = new Set([
  'create',
  'update',
  'delete',
  'clone',
  'publish',
  'unpublish',
  'discardDraft',
]);

/** An arbitrary number that identifies our advisory lock. */
export const WRITE_LOCK = 0x7669_7472;

/**
 * Serialises the transactions that write content. SQLite does so itself; Postgres needs an advisory lock. Without it,
 * two writes could both find a name free, and a publish could recreate links to entries that another one has just
 * removed.
 *
 * Register it before every other Document Service middleware, so that they read settled content. Reads never wait,
 * nor do the contact requests of visitors.
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

/** Waits until no other transaction writes content, and holds the lock until this one ends. Call it before reading
 * what the transaction is going to change. */
export async function acquireWriteLock(strapi: Core.Strapi, transaction: Transaction): Promise<void> {
  if (!isPostgres(strapi)) return;
  await strapi.db.connection.raw('select pg_advisory_xact_lock(?)', [WRITE_LOCK]).transacting(transaction);
}

function isPostgres(strapi: Core.Strapi): boolean {
  return strapi.db.dialect.client === 'postgres';
}
