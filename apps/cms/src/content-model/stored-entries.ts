import { setImmediate } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { documentsOf } from './documents.ts';
import { isLocalisedType } from './model.ts';
import type { Attributes } from './model.ts';

/** An entry of one language as Strapi hands it out, with what it refers to. */
export type Row = Readonly<Record<string, unknown>>;

/** What stands of a document, by language; of a type without languages, under the CMS's default one. */
export type Rows = ReadonlyMap<string, Row>;

/** Entries that are read at once: SQLite answers without a pause, and meanwhile nobody else is heard. */
const PAGE = 10;

/** Everything of a content type, by document, in the order in which it was made. */
export async function readEntries(
  strapi: Core.Strapi,
  uid: string,
  given: {
    readonly attributesOf: (uid: string) => Attributes;
    /** Of the CMS, the default one first. */
    readonly locales: readonly string[];
    /** What visitors see, or what editors work on; the same where a type has no drafts. */
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

/** The languages of the CMS, the default one first. */
export async function readLocales(strapi: Core.Strapi): Promise<readonly string[]> {
  const service = strapi.plugin('i18n').service('locales');
  const standard: string = await service.getDefaultLocale();
  const all: readonly { readonly code: string }[] = await service.find();
  return [standard, ...all.map(({ code }) => code).filter((code) => code !== standard)];
}

export type Populate = { [attribute: string]: object | true };

/** Strapi's notation of everything that an entry shows: of what it refers to, no more than who it is. */
export function populateAll(attributesOf: (uid: string) => Attributes, uid: string): Populate {
  const populate: Populate = {};
  for (const [name, attribute] of Object.entries(attributesOf(uid))) {
    const { type, component, components = [] } = attribute;
    if (type === 'media') populate[name] = true;
    if (type === 'relation') populate[name] = { fields: ['documentId'] };
    if (component !== undefined) populate[name] = { populate: populateAll(attributesOf, component) };
    if (type === 'dynamiczone') {
      populate[name] = {
        on: Object.fromEntries(
          components.map((part) => [part, { populate: populateAll(attributesOf, part) }]),
        ),
      };
    }
  }
  return populate;
}
