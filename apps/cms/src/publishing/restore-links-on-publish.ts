import type { Core } from '@strapi/strapi';
import { contentTypeOf, hasDrafts } from '../content-model/model.ts';
import { collectionOf } from '../revalidation/announce-changes.ts';
import type { Change } from '../revalidation/change.ts';
import { oneSidedRelationsTo, tableOf } from './one-sided-relations.ts';
import { restoreLinks } from './restore-links.ts';
import type { Holder } from './restore-links.ts';

/**
 * When an entry is published, restores the links that published entries have to it. Strapi permanently drops links to
 * unpublished entries from a published version: of two locations whose hotspots link to each other, the one published
 * first would lead nowhere until it is published again.
 *
 * Only entries without unpublished changes are touched, so that no unfinished change goes live.
 *
 * @param onRestored Called after the commit with each change that visitors see.
 */
export function restoreLinksOnPublish(strapi: Core.Strapi, onRestored: (change: Change) => void): void {
  strapi.documents.use(async (context, next) => {
    const { documentId } = context.params as { readonly documentId?: string };
    if (context.action !== 'publish' || documentId === undefined || !hasDrafts(strapi, context.uid)) {
      return next();
    }
    return strapi.db.transaction(async ({ onCommit }) => {
      const result = await next();
      const publishedOf = await versionsOf(strapi, context.uid, documentId);
      for (const relation of publishedOf.size === 0 ? [] : oneSidedRelationsTo(strapi, context.uid)) {
        for (const holder of await restoreLinks(strapi, relation, publishedOf)) {
          onCommit(() => onRestored(changeOf(strapi, holder)));
        }
      }
      return result;
    });
  });
}

/** The published version of each draft of a document, language by language. */
async function versionsOf(
  strapi: Core.Strapi,
  uid: string,
  documentId: string,
): Promise<ReadonlyMap<number, number>> {
  const rows = await tableOf(strapi, uid).findMany({
    select: ['id', 'locale', 'publishedAt'],
    where: { documentId },
  });
  const published = new Map(rows.filter((row) => row['publishedAt']).map((row) => [row['locale'], row.id]));
  return new Map(
    rows.flatMap((row) => {
      const twin = row['publishedAt'] ? undefined : published.get(row['locale']);
      return twin === undefined ? [] : [[row.id, twin] as const];
    }),
  );
}

function changeOf(strapi: Core.Strapi, { uid, locale }: Holder): Change {
  const collection = collectionOf(contentTypeOf(strapi, uid));
  return locale === undefined ? { collection } : { collection, locale };
}
