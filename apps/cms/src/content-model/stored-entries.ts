import { setImmediate } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { documentsOf } from './documents.ts';
import { isLocalisedType } from './model.ts';
import type { Attributes } from './model.ts';

/** The version of an entry in one locale, as Strapi returns it, with its relations populated. */
export type Row = Readonly<Record<string, unknown>>;

/** The versions of a document by locale; of a type without locales, under the CMS's default locale. */
export type Rows = ReadonlyMap<string, Row>;

/** Entries per query. SQLite queries block the event loop, so no other request is served during one. */
const PAGE = 10;

/** Reads all entries of a content type by document id, in the order of their creation. */
export async function readEntries(
  strapi: Core.Strapi,
  uid: string,
  given: {
    readonly attributesOf: (uid: string) => Attributes;
    /** All locales of the CMS, the default first. */
    readonly locales: readonly string[];
    /** Which versions to read; ignored for a type without drafts. */
    readonly status: 'published' | 'draft';
  },
): Promise<ReadonlyMap<string, Rows>> {
  const populate = populateAll(given.attributesOf, uid);
  const isLocalised = isLocalisedType(strapi, uid);
  const found = new Map<string, Map<string, Row>>();
  for (const locale of isLocalised ? given.locales : given.locales.slice(0, 1)) {
    for (let start = 0, isLast = false; !isLast; start += PAGE) {
      const rows = await documentsOf(strapi, uid).findMany({
        ...(isLocalised ? { locale } : {}),
        status: given.status,
        populate,
        sort: 'id:asc',
        start,
        limit: PAGE,
      });
      for (const row of rows) {
        const ofDocument = found.get(row.documentId) ?? new Map<string, Row>();
        found.set(row.documentId, ofDocument.set(locale, row));
      }
      isLast = rows.length < PAGE;
      await setImmediate();
    }
  }
  return found;
}

/** The locales of the CMS, the default first. */
export async function readLocales(strapi: Core.Strapi): Promise<readonly string[]> {
  const service = strapi.plugin('i18n').service('locales');
  const standard: string = await service.getDefaultLocale();
  const all: readonly { readonly code: string }[] = await service.find();
  return [standard, ...all.map(({ code }) => code).filter((code) => code !== standard)];
}

export type Populate = { [attribute: string]: object | true };

/**
 * Strapi's notation to populate all components and media of an entry, and the ids of its relations.
 *
 * @param identity The ids, in the notation of the Document Service or of the database.
 */
export function populateAll(
  attributesOf: (uid: string) => Attributes,
  uid: string,
  identity: object = { fields: ['documentId'] },
): Populate {
  const populate: Populate = {};
  for (const [name, attribute] of Object.entries(attributesOf(uid))) {
    const { type, component, components = [] } = attribute;
    if (type === 'media') populate[name] = true;
    if (type === 'relation') populate[name] = identity;
    if (component !== undefined)
      populate[name] = { populate: populateAll(attributesOf, component, identity) };
    if (type === 'dynamiczone') {
      populate[name] = {
        on: Object.fromEntries(
          components.map((part) => [part, { populate: populateAll(attributesOf, part, identity) }]),
        ),
      };
    }
  }
  return populate;
}
