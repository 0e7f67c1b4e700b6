import type { Core } from '@strapi/strapi';
import { changeOf, FILES, isSeenByVisitors } from '../../../../revalidation/announce-changes.ts';
import type { WriteLog } from './write-log.ts';

/** Actions that change a draft; publishing does not. */
const WRITES: ReadonlySet<string> = new Set(['create', 'update', 'delete', 'clone', 'discardDraft']);

/** Logs every write to a draft or file: for its own transaction at once, for everyone else at the commit. */
export function watchWrites(strapi: Core.Strapi, log: () => WriteLog): void {
  strapi.documents.use(async (context, next) => {
    if (!isSeenByVisitors(context.uid) || !WRITES.has(context.action)) return next();
    const change = changeOf(context);
    return strapi.db.transaction(async ({ trx, onCommit }) => {
      const result = await next();
      log().begun(trx, change);
      onCommit(() => log().settled(change));
      return result;
    });
  });
  strapi.eventHub.subscribe(async (event) => {
    if (!event.startsWith('media.')) return;
    if (!strapi.db.inTransaction()) return log().settled({ collection: FILES });
    await strapi.db.transaction(({ trx, onCommit }) => {
      // If the transaction has already ended, its callbacks would never be called.
      if (trx.isCompleted()) return log().settled({ collection: FILES });
      log().begun(trx, { collection: FILES });
      onCommit(() => log().settled({ collection: FILES }));
    });
  });
}
