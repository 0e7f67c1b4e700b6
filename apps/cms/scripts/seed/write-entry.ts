import type { Core } from '@strapi/strapi';
import type { DemoEntry } from '../../../../demo/read-content.ts';
import { documentsOf } from './documents.ts';
import { localesOf, resolveEntry } from './resolve-entry.ts';
import type { Resolver } from './resolve-entry.ts';

export interface WriteOptions {
  readonly uid: string;
  readonly entry: DemoEntry;
  /** The document to write over; a new one is made without. */
  readonly documentId: string | undefined;
  readonly isWithoutReferences?: boolean;
}

/**
 * Writes an entry's draft in every language it has. Everything goes through the Document Service, so the
 * CMS's own rules are obeyed.
 *
 * @returns the document's id
 * @throws Error of the CMS when a rule refuses the entry.
 */
export const writeEntry = async (
  strapi: Core.Strapi,
  resolver: Resolver,
  { uid, entry, documentId, isWithoutReferences = false }: WriteOptions,
): Promise<string> => {
  const documents = documentsOf(strapi, uid);
  const isLocalised = isLocalisedType(strapi, uid);
  let id = documentId;
  for (const locale of isLocalised ? localesOf(entry) : (['en'] as const)) {
    const data = resolveEntry(resolver, { uid, entry, locale, isWithoutReferences });
    const place = isLocalised ? { locale } : {};
    if (id === undefined) id = (await documents.create({ ...place, data })).documentId;
    else await documents.update({ documentId: id, ...place, data });
  }
  if (id === undefined) throw new Error(`Nothing was written for an entry of ${uid}.`);
  return id;
};

/** Publishes an entry in every language it has. */
export const publishEntry = async (
  strapi: Core.Strapi,
  { uid, entry, documentId }: { uid: string; entry: DemoEntry; documentId: string },
): Promise<void> => {
  const place = isLocalisedType(strapi, uid) ? { locale: [...localesOf(entry)] } : {};
  await documentsOf(strapi, uid).publish({ documentId, ...place });
};

/** Whether entries of a content type have drafts; the others are visible once they are written. */
export const hasDrafts = (strapi: Core.Strapi, uid: string): boolean =>
  modelOf(strapi, uid).options?.draftAndPublish === true;

const isLocalisedType = (strapi: Core.Strapi, uid: string): boolean =>
  (modelOf(strapi, uid).pluginOptions as Localisation | undefined)?.i18n?.localized === true;

interface Localisation {
  readonly i18n?: { readonly localized?: boolean };
}

const modelOf = (strapi: Core.Strapi, uid: string) =>
  strapi.contentType(uid as Parameters<Core.Strapi['contentType']>[0]);
