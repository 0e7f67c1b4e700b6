import type { Core } from '@strapi/strapi';
import type { ContentChange } from '@vitrine/content';
import { isSeenByVisitors } from '../../../../revalidation/announce-changes.ts';

/** What changes a draft; publishing one does not. */
const WRITES: ReadonlySet<string> = new Set(['create', 'update', 'delete', 'clone', 'discardDraft']);

/** The plural name of the media library's files, which stand inside the entries that show them. */
const FILES = 'files';

/** Tells of every draft and file that is written, once more when that is settled or taken back. */
export const watchWrites = (strapi: Core.Strapi, changed: (change: ContentChange) => void): void => {
  strapi.documents.use(async (context, next) => {
    if (!isSeenByVisitors(context.uid) || !WRITES.has(context.action)) return next();
    const { kind, info } = context.contentType;
    const change = { collection: kind === 'singleType' ? info.singularName : info.pluralName };
    return strapi.db.transaction(async ({ onCommit, onRollback }) => {
      onCommit(() => changed(change));
      onRollback(() => changed(change));
      const result = await next();
      changed(change);
      return result;
    });
  });
  strapi.eventHub.subscribe(async (event) => {
    if (event.startsWith('media.')) changed({ collection: FILES });
  });
};
