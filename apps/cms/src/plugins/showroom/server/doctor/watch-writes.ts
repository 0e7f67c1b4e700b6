import type { Core } from '@strapi/strapi';
import { collectionOf, isSeenByVisitors } from '../../../../revalidation/announce-changes.ts';
import type { WriteLog } from './write-log.ts';

/** Actions that change a draft; publishing does not. */
const WRITES: ReadonlySet<string> = new Set(['create', 'update', 'delete', 'clone', 'discardDraft']);

/** The plural name of the media library's files, which are embedded in the entries that show them. */
export const FILES = 'files';

/** Logs every write to a draft or file: for its own transaction at once, for everyone else at the commit. */
export function watchWrites(strapi: Core.Strapi, log: () => WriteLog): void {
  strapi.documents.use(async (context, next) => {
    if (!isSeenByVisitors(context.uid) || !WRITES.has(context.action)) return next();
    const collection = collectionOf(context.contentType);
    return strapi.db.transaction(async ({ trx, onCommit }) => {
      const result = await next();
      log().begun(trx, collection);
      onCommit(() => log().settled(collection));
      return result;
    });
  });
  strapi.eventHub.subscribe(async (event) => {
    if (!event.startsWith('media.')) return;
    if (!strapi.db.inTransaction()) return log().settled(FILES);
    await strapi.db.transaction(({ trx, onCommit }) => {
      // If the transaction has already ended, its callbacks would never be called.
      if (trx.isCompleted()) return log().settled(FILES);
      log().begun(trx, FILES);
      onCommit(() => log().settled(FILES));
    });
  });
}
