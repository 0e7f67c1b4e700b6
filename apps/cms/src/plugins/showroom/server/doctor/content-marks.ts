import type { Core } from '@strapi/strapi';
import type { ContentChange } from '@vitrine/content/content-answers';
import type { Transaction } from '../../../../publishing/write-lock.ts';
import { collectionOf, isSeenByVisitors } from '../../../../revalidation/announce-changes.ts';
import { FILES } from './watch-writes.ts';

/** What each collection comes to: any write changes its mark, whichever process has done it. */
export type ContentMarks = ReadonlyMap<string, string>;

/** @param transaction Include this transaction's uncommitted writes, and no other's. */
export type ReadMarks = (transaction?: object) => Promise<ContentMarks>;

/** The collections that are not as they were. */
export function changedSince(before: ContentMarks, now: ContentMarks): readonly ContentChange[] {
  return [...now].flatMap(([collection, mark]) => (before.get(collection) === mark ? [] : [{ collection }]));
}

/**
 * Reads them with one query: of each collection how many drafts there are and the sum of when they were
 * written. A sum also tells of a write whose process has a clock that is slow, which a maximum would not.
 */
export function contentMarksIn(strapi: Core.Strapi): ReadMarks {
  const marked = Object.values(strapi.contentTypes)
    .filter(({ uid }) => isSeenByVisitors(uid))
    .map((type) => ({
      collection: collectionOf(type),
      uid: type.uid as string,
      hasDrafts: type.options?.draftAndPublish === true,
    }));
  const sources = [...marked, { collection: FILES, uid: 'plugin::upload.file', hasDrafts: false }];
  return async (transaction) => {
    const { connection: knex, dialect, metadata } = strapi.db;
    // SQLite keeps milliseconds as a whole number; the sum of either is exact, and too long for a JS number.
    const sum = dialect.client === 'sqlite' ? 'sum(??)' : 'sum(extract(epoch from ??))';
    const [first, ...others] = sources.map(({ collection, uid, hasDrafts }) => {
      const rows = knex(metadata.get(uid).tableName).select(
        knex.raw('? as collection', [collection]),
        knex.raw(`count(*) || ' ' || coalesce(cast(${sum} as text), '') as mark`, ['updated_at']),
      );
      return hasDrafts ? rows.whereNull('published_at') : rows;
    });
    if (first === undefined) return new Map();
    const all = first.unionAll(others);
    const found: readonly { readonly collection: string; readonly mark: string }[] = await (transaction ===
    undefined
      ? all
      : all.transacting(transaction as Transaction));
    return new Map(found.map(({ collection, mark }) => [collection, mark]));
  };
}
