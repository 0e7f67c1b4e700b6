import type { Core } from '@strapi/strapi';
import { attributeOf, attributesIn, hasDrafts, isLocalised } from '../content-model/model.ts';
import { inLocale } from './by-locale.ts';
import type { Content, ContentEntry, ContentType } from './content.ts';
import { entryName } from './content.ts';

/**
 * Finds which entries of the content exist in the CMS, by the attribute that identifies their type. Where several
 * entries have the same value, they are matched in the order of their creation.
 *
 * @returns The document id by the entry's name.
 */
export async function findExistingDocuments(
  strapi: Core.Strapi,
  content: Content,
): Promise<Map<string, string>> {
  const documents = new Map<string, string>();
  for (const type of content.types) {
    const entries = content.entries[type.type];
    if (entries === undefined || entries.size === 0) continue;
    const existing = await identitiesOf(strapi, type, content.locales);
    const isSame = await comparerOf(strapi, content, type);
    const ordered = [...entries].toSorted(([one], [other]) =>
      one.localeCompare(other, 'en', { numeric: true }),
    );
    for (const [key, entry] of ordered) {
      const identity =
        type.identifiedBy === undefined
          ? SINGLE
          : inLocale(entry[type.identifiedBy], content.locales[0] ?? '', content.locales);
      const alike = existing.get(identity) ?? [];
      const at = alike.findIndex((documentId) => isSame(entry, documentId));
      const [documentId] = at < 0 ? [] : alike.splice(at, 1);
      if (documentId !== undefined) documents.set(entryName(type.type, key), documentId);
    }
  }
  return documents;
}

/** Whether an entry of the content and a document of the same identity are one (see {@link ContentType}). */
async function comparerOf(
  strapi: Core.Strapi,
  { entries }: Content,
  { uid, toldApartBy }: ContentType,
): Promise<(entry: ContentEntry, documentId: string) => boolean> {
  if (toldApartBy === undefined) return () => true;
  const rows: readonly Record<string, unknown>[] = await strapi.db.query(uid).findMany({
    select: ['documentId'],
    populate: { [toldApartBy]: { select: ['payloadId'] } },
    where: { publishedAt: null },
  });
  const stored = new Map(
    rows.map((row) => [
      row['documentId'],
      (row[toldApartBy] as readonly { readonly payloadId: unknown }[]).map(({ payloadId }) => payloadId),
    ]),
  );
  return (entry, documentId) => {
    const keys = (entry[toldApartBy] ?? []) as readonly string[];
    const ids = keys.map((key) => entries['locations']?.get(key)?.['payloadId'] ?? key);
    const others = stored.get(documentId) ?? [];
    return ids.length === 0 && others.length === 0 ? true : ids.some((id) => others.includes(id));
  };
}

/** The identity of the one entry of a single type. */
const SINGLE = Symbol('single');

/** The documents of a type by their identity, in the order of their creation. */
export async function identitiesOf(
  strapi: Core.Strapi,
  { uid, identifiedBy }: ContentType,
  locales: readonly string[],
): Promise<Map<unknown, string[]>> {
  const attribute =
    identifiedBy === undefined ? undefined : attributeOf(attributesIn(strapi)(uid), identifiedBy);
  const rows: Record<string, unknown>[] = await strapi.db.query(uid).findMany({
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
