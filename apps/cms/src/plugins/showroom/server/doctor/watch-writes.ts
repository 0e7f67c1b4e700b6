import type { Core } from '@strapi/strapi';
import { collectionOf, isSeenByVisitors } from '../../../../revalidation/announce-changes.ts';
import type { WriteLog } from './write-log.ts';

/** What changes a draft; publishing one does not. */
const WRITES: ReadonlySet<string> = new Set(['create', 'update', 'delete', 'clone', 'discardDraft']);

/** The plural name of the media library's files, which stand inside the entries that show them. */
export const FILES = 'files';

/** Notes every draft and file that is written: for its transaction at once, for everybody when that commits. */
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
      // The event may come after the end of what it tells of: nobody would call us then.
      if (trx.isCompleted()) return log().settled(FILES);
      log().begun(trx, FILES);
      onCommit(() => log().settled(FILES));
    });
  });
}
