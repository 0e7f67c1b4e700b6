import type { Core } from '@strapi/strapi';
import type { ContentChange } from '@vitrine/content/content-answers';
import type { Transaction } from '../../../../publishing/write-lock.ts';
import { collectionOf, isSeenByVisitors } from '../../../../revalidation/announce-changes.ts';
import { FILES } from './watch-writes.ts';

/** A checksum for each collection: every write changes it, by whichever process. */
export type ContentMarks = ReadonlyMap<string, string>;

/** @param transaction Include this transaction's uncommitted writes, and no other's. */
export type ReadMarks = (transaction?: object) => Promise<ContentMarks>;

/** The collections that have changed. */
export function changedSince(before: ContentMarks, now: ContentMarks): readonly ContentChange[] {
  return [...now].flatMap(([collection, mark]) => (before.get(collection) === mark ? [] : [{ collection }]));
}

/**
 * Reads the checksums with one query: for each collection the number of drafts and the sum of their update
 * times. Unlike a maximum, a sum also changes if the writing process has a slow clock.
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
    // SQLite stores integer milliseconds; the sum is exact and exceeds a JS number.
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
