import type { Core } from '@strapi/strapi';
import type { ContentChecksum, ContentChecksums } from '@vitrine/content/content-checksums';
import { isDraftable, isLocalisedType } from '../content-model/model.ts';
import { DOCUMENT_TEXT } from '../documents/document-text-type.ts';
import { collectionOf, FILES, isSeenByVisitors } from './announce-changes.ts';

/** @param transaction Include this transaction's uncommitted writes, and no other's. */
export type ReadChecksums = (transaction?: object) => Promise<ContentChecksums>;

interface Source {
  readonly collection: string;
  readonly uid: string;
  readonly hasDrafts: boolean;
  readonly isLocalised: boolean;
}

interface Row {
  readonly collection: string;
  readonly locale: string | null;
  readonly checksum: string;
}

/**
 * Reads the checksums of all content that visitors see, with one query: for each collection and locale the number of
 * entries and the sums of their update times and ids. Unlike a maximum, a sum also changes if the writing process has
 * a slow clock, and publishing gives an entry another id in the same millisecond as well.
 *
 * @param status `published` includes the words of PDFs, which are never drafts.
 */
export function contentChecksumsIn(strapi: Core.Strapi, status: 'draft' | 'published'): ReadChecksums {
  const types = Object.values(strapi.contentTypes)
    .filter(({ uid }) => isSeenByVisitors(uid))
    .map((type): Source => ({
      collection: collectionOf(type),
      uid: type.uid,
      hasDrafts: isDraftable(type),
      isLocalised: isLocalisedType(strapi, type.uid),
    }));
  const shared = { hasDrafts: false, isLocalised: false };
  const files = { collection: FILES, uid: 'plugin::upload.file', ...shared };
  const documentTexts = { collection: 'document-texts', uid: DOCUMENT_TEXT, ...shared };
  const sources: readonly Source[] = [...types, files, ...(status === 'published' ? [documentTexts] : [])];
  return async (transaction) => {
    const { connection: knex, dialect, metadata } = strapi.db;
    // SQLite stores integer milliseconds; the sum is exact and exceeds a JS number.
    const sum = dialect.client === 'sqlite' ? 'sum(??)' : 'sum(extract(epoch from ??))';
    const selections = sources.map(({ collection, uid, hasDrafts, isLocalised }) => {
      const rows = knex(metadata.get(uid).tableName).select(
        knex.raw('? as collection', [collection]),
        isLocalised ? 'locale' : knex.raw('cast(null as text) as locale'),
        knex.raw(
          `count(*) || ' ' || coalesce(cast(${sum} as text), '') || ' ' || coalesce(cast(sum(??) as text), '') as checksum`,
          ['updated_at', 'id'],
        ),
      );
      if (isLocalised) void rows.groupBy('locale');
      if (!hasDrafts) return rows;
      return status === 'draft' ? rows.whereNull('published_at') : rows.whereNotNull('published_at');
    });
    // A union of its own: knex writes the grouping of a first selection behind the last one.
    const all = knex.queryBuilder().unionAll(selections);
    const found: readonly Row[] = await (transaction === undefined
      ? all
      : all.transacting(transaction as Parameters<typeof all.transacting>[0]));
    return found
      .map(({ collection, locale, checksum }): ContentChecksum =>
        locale === null ? { collection, checksum } : { collection, locale, checksum },
      )
      .toSorted((a, b) => orderOf(a).localeCompare(orderOf(b)));
  };
}

/** The database returns groups in any order; equal checksums must be equal lists. */
function orderOf({ collection, locale = '' }: ContentChecksum): string {
  return `${collection} ${locale}`;
}
