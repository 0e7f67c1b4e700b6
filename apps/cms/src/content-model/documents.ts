import type { Core } from '@strapi/strapi';
import { inLocale } from '../world-transfer/by-locale.ts';
import type { Content, ContentType } from '../world-transfer/content.ts';
import { entryName } from '../world-transfer/content.ts';
import { attributeOf, attributesIn, hasDrafts, isLocalised } from './model.ts';

interface Written {
  readonly documentId: string;
}

/** The part of Strapi's Document Service that bringing content in needs, for types known only at run time. */
export interface Documents {
  findMany(options: object): Promise<readonly (Written & Readonly<Record<string, unknown>>)[]>;
  create(options: object): Promise<Written>;
  update(options: object): Promise<unknown>;
  publish(options: object): Promise<unknown>;
}

export function documentsOf(strapi: Core.Strapi, uid: string): Documents {
  return strapi.documents(uid as Parameters<Core.Strapi['documents']>[0]) as unknown as Documents;
}

/**
 * The document's id of every entry of the content that already stands in the CMS, by the entry's name. They
 * are recognised by an attribute that tells them apart, whoever made them. Where the CMS lets several be
 * named alike, they stand in the order in which they were made.
 */
export async function findExistingDocuments(strapi: Core.Strapi, content: Content): Promise<Map<string, string>> {
  const documents = new Map<string, string>();
  for (const type of content.types) {
    const entries = content.entries[type.type];
    if (entries === undefined || entries.size === 0) continue;
    const standing = await identitiesOf(strapi, type, content.locales);
    const ordered = [...entries].toSorted(([one], [other]) =>
      one.localeCompare(other, 'en', { numeric: true }),
    );
    for (const [key, entry] of ordered) {
      const identity =
        type.identifiedBy === undefined
          ? SINGLE
          : inLocale(entry[type.identifiedBy], content.locales[0] ?? '', content.locales);
      const documentId = standing.get(identity)?.shift();
      if (documentId !== undefined) documents.set(entryName(type.type, key), documentId);
    }
  }
  return documents;
}

/** Stands for the one entry of a single type. */
const SINGLE = Symbol('single');

/** The documents of a type by what recognises them, in the order in which they were made. */
export async function identitiesOf(
  strapi: Core.Strapi,
  { uid, identifiedBy }: ContentType,
  locales: readonly string[],
): Promise<Map<unknown, string[]>> {
  const attribute =
    identifiedBy === undefined ? undefined : attributeOf(attributesIn(strapi)(uid), identifiedBy);
  const rows: Record<string, unknown>[] = await strapi.db.query(uid as never).findMany({
    select: ['documentId', ...(identifiedBy === undefined ? [] : [identifiedBy])],
    where: {
      ...(hasDrafts(strapi, uid) ? { publishedAt: null } : {}),
      ...(attribute !== undefined && isLocalised(attribute) ? { locale: locales[0] } : {}),
    },
    orderBy: { id: 'asc' },
  });
  const found = new Map<unknown, string[]>();
  for (const row of rows) {
    const identity = identifiedBy === undefined ? SINGLE : row[identifiedBy];
    if (identity === null || identity === undefined) continue;
    const documentId = String(row['documentId']);
    const same = found.get(identity) ?? [];
    if (!same.includes(documentId)) found.set(identity, [...same, documentId]);
  }
  return found;
}
