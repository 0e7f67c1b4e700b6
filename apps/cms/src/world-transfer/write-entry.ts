import type { Core } from '@strapi/strapi';
import { localesOf } from './by-locale.ts';
import type { Content, ContentEntry } from './content.ts';
import { documentsOf } from '../content-model/documents.ts';
import { isLocalisedType, isToMany } from '../content-model/model.ts';
import type { Attribute, Attributes } from '../content-model/model.ts';
import { resolveEntry } from './resolve-entry.ts';
import type { Resolver } from './resolve-entry.ts';

export interface WriteOptions {
  readonly content: Pick<Content, 'locales' | 'homeLocale'>;
  readonly uid: string;
  readonly entry: ContentEntry;
  /** The document to write over; a new one is made without. */
  readonly documentId: string | undefined;
  readonly isWithoutReferences?: boolean;
  /** Whether the entry is complete: attributes that it lacks are emptied in an existing document. */
  readonly isWhole?: boolean;
}

/**
 * Writes an entry's draft in every language it has. Everything goes through the Document Service, so the
 * CMS's own rules are obeyed.
 *
 * @returns the document's id
 * @throws Error of the CMS when a rule refuses the entry.
 */
export async function writeEntry(
  strapi: Core.Strapi,
  resolver: Resolver,
  { content, uid, entry, documentId, isWithoutReferences = false, isWhole = false }: WriteOptions,
): Promise<string> {
  const documents = documentsOf(strapi, uid);
  const isLocalised = isLocalisedType(strapi, uid);
  let id = documentId;
  const locales = isLocalised
    ? await localesInOrder(strapi, { content, uid, entry, documentId })
    : [content.homeLocale];
  for (const locale of locales) {
    const given = resolveEntry(resolver, { uid, entry, locale, isWithoutReferences });
    const inLocale = isLocalised ? { locale } : {};
    if (id === undefined) {
      id = (await documents.create({ ...inLocale, data: given })).documentId;
      continue;
    }
    const data = isWhole ? { ...emptied(resolver.attributesOf(uid)), ...given } : given;
    await documents.update({ documentId: id, ...inLocale, data });
  }
  if (id === undefined) throw new Error(`Nothing was written for an entry of ${uid}.`);
  return id;
}

/**
 * The locales to write, existing ones last. Strapi copies attributes that are not localised between versions when it
 * creates one, so an emptied attribute has to be written again afterwards.
 */
async function localesInOrder(
  strapi: Core.Strapi,
  { content, uid, entry, documentId }: Pick<WriteOptions, 'content' | 'uid' | 'entry' | 'documentId'>,
): Promise<readonly string[]> {
  const locales = localesOf(entry, content);
  if (documentId === undefined) return locales;
  const rows: { locale: string }[] = await strapi.db
    .query(uid)
    .findMany({ select: ['locale'], where: { documentId } });
  const existing = new Set(rows.map(({ locale }) => locale));
  const added = locales.filter((locale) => !existing.has(locale));
  const kept = locales.filter((locale) => existing.has(locale));
  return [...added, ...(kept.length > 0 ? kept : added.slice(-1))];
}

/** Never emptied: ids that the CMS assigns once, and the access code, which files do not contain. */
const KEPT: ReadonlySet<string> = new Set(['payloadId', 'public_id', 'password']);

function emptied(attributes: Attributes): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(attributes)
      .filter(([name]) => !KEPT.has(name))
      .map(([name, attribute]) => [name, isList(attribute) ? [] : (attribute.default ?? null)]),
  );
}

function isList(attribute: Attribute): boolean {
  return (
    attribute.type === 'dynamiczone' ||
    attribute.repeatable === true ||
    attribute.multiple === true ||
    isToMany(attribute)
  );
}

/** Publishes an entry in every language it has. */
export async function publishEntry(
  strapi: Core.Strapi,
  {
    content,
    uid,
    entry,
    documentId,
  }: Pick<WriteOptions, 'content' | 'uid' | 'entry'> & { readonly documentId: string },
): Promise<void> {
  const inLocale = isLocalisedType(strapi, uid) ? { locale: [...localesOf(entry, content)] } : {};
  await documentsOf(strapi, uid).publish({ documentId, ...inLocale });
}
