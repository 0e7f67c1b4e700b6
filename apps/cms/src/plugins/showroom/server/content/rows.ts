import type { Core } from '@strapi/strapi';
import { DEFAULT_LOCALE } from '@vitrine/content/locales';
import {
  attributesIn,
  hasDrafts,
  isDraftable,
  isLocalisedType,
  schemaOf,
} from '../../../../content-model/model.ts';
import type { Attributes } from '../../../../content-model/model.ts';
import { populateAll } from '../../../../content-model/stored-entries.ts';
import type { Row } from '../../../../content-model/stored-entries.ts';

/** Which version of an entry is read. */
export type Version = 'draft' | 'published';

/** Reads whole entries with all components; of related entries only the identity. */
export interface Rows {
  readonly attributesOf: (uid: string) => Attributes;
  /** All entries of a type in one language, in the order of creation. */
  readonly all: (uid: string, locale: string, version: Version) => Promise<readonly Row[]>;
  /** One draft. */
  readonly one: (uid: string, documentId: string, locale: string | undefined) => Promise<Row | undefined>;
  /** Several drafts by document id, with one question. */
  readonly some: (
    uid: string,
    documentIds: readonly string[],
    locale: string | undefined,
  ) => Promise<ReadonlyMap<string, Row>>;
}

type Found = Row & { readonly documentId: string };

export function rowsIn(strapi: Core.Strapi): Rows {
  const known = new Map<string, Attributes>();
  const readAttributes = attributesIn(strapi);
  const attributesOf = (uid: string): Attributes => {
    const attributes = known.get(uid) ?? readAttributes(uid);
    known.set(uid, attributes);
    return attributes;
  };
  /** Below the Document Service, which takes 10 ms for each question to judge what is to be populated. */
  const find = (
    uid: string,
    locale: string | undefined,
    version: Version,
    filter: object,
  ): Promise<readonly Found[]> => {
    const isPublished = version === 'published' && hasDrafts(strapi, uid);
    return strapi.db.query(uid).findMany({
      where: {
        ...(isLocalisedType(strapi, uid) ? { locale: locale ?? DEFAULT_LOCALE } : {}),
        ...filter,
      },
      // Of the entry and of all that it leads to.
      filters: ({ meta }: { readonly meta: { readonly uid: string } }) =>
        isDraftable(schemaOf(strapi, meta.uid) ?? {})
          ? { publishedAt: isPublished ? { $notNull: true } : null }
          : {},
      populate: populateAll(attributesOf, uid, { select: ['id', 'documentId'] }),
      orderBy: { id: 'asc' },
    });
  };
  return {
    attributesOf,
    all: (uid, locale, version) => find(uid, locale, version, {}),
    one: async (uid, documentId, locale) => (await find(uid, locale, 'draft', { documentId }))[0],
    some: async (uid, documentIds, locale) => {
      const found = await find(uid, locale, 'draft', { documentId: { $in: documentIds } });
      // The first one counts, as in `one`.
      return new Map(found.toReversed().map((row) => [row.documentId, row]));
    },
  };
}

/** The attributes that can serve as an entry's title, best first. */
export const TITLES = ['title', 'name', 'payloadId', 'key', 'slug', 'event'];

/** The title of an entry, as an editor knows it. */
export function titleOf(row: Row | undefined): string {
  for (const name of TITLES) {
    const value = row?.[name];
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
  }
  return '';
}
