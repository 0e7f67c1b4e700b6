import type { Core, UID } from '@strapi/strapi';
import type { ContentAnswers, EntryEdit } from '@vitrine/content/content-answers';
import { documentsOf } from '../../../../content-model/documents.ts';
import { contentTypeOf, isLocalisedType } from '../../../../content-model/model.ts';
import type { EditedEntryKey, EditedForm } from '../../contracts/preview.ts';
import { wireForm } from './wire-form.ts';
import type { Attributes, WireSources } from './wire-form.ts';
import { isWire } from './wire.ts';
import type { Wire } from './wire.ts';

interface Model {
  readonly kind?: string;
  readonly info: { readonly singularName: string; readonly pluralName: string };
  readonly attributes: Attributes;
}

/** The documentId of an unsaved entry. Strapi's ids are 24 letters and digits. */
const UNSAVED = 'unsaved';

/**
 * Applies a form to the answers of a content load, reading newly referenced entries from the CMS.
 *
 * @returns undefined for a type without pages or overlays of its own.
 */
export async function entryEditOf(
  strapi: Core.Strapi,
  answers: ContentAnswers,
  { uid, documentId = UNSAVED, locale, values = {} }: EditedForm,
): Promise<EntryEdit | undefined> {
  const model = modelOf(strapi, uid);
  if (model === undefined) return undefined;
  const { attributes } = model;
  const collection = collectionOf(model);
  const isLocalised = isLocalisedType(strapi, uid);
  const stored = storedEntry(answers, { collection, documentId, locale: isLocalised ? locale : undefined });
  const entry = {
    ...(await wireForm(attributes, values, stored, sourcesOf(strapi, locale))),
    documentId,
    ...(isLocalised ? { locale } : {}),
  };
  const shared = isLocalised ? sharedOf(attributes, entry) : {};
  return { collection, documentId, locale: isLocalised ? locale : undefined, entry, shared };
}

/** The entry of a form as it is in the answers, with the name of its collection. */
export function entryIn(
  strapi: Core.Strapi,
  answers: ContentAnswers,
  { uid, documentId = UNSAVED, locale }: EditedEntryKey,
): Pick<EntryEdit, 'collection' | 'entry'> | undefined {
  const model = modelOf(strapi, uid);
  if (model === undefined) return undefined;
  const collection = collectionOf(model);
  const wanted = { collection, documentId, locale: isLocalisedType(strapi, uid) ? locale : undefined };
  return { collection, entry: storedEntry(answers, wanted) };
}

/** The drafts of an entry in the answers, one for each of its languages. */
export function draftsIn(
  strapi: Core.Strapi,
  { byCall }: ContentAnswers,
  { uid, documentId }: { readonly uid: string; readonly documentId: string },
): readonly EntryEdit[] {
  const model = modelOf(strapi, uid);
  if (model === undefined) return [];
  const collection = collectionOf(model);
  return [...byCall.values()].flatMap(({ call: { endpoint, locale }, entries }) => {
    if (!endpoint.url.endsWith(`/${collection}`)) return [];
    const entry = entries.find((one) => isWire(one) && one['documentId'] === documentId);
    if (!isWire(entry)) return [];
    return [{ collection, documentId, locale: endpoint.localized ? locale : undefined, entry, shared: {} }];
  });
}

function collectionOf({ kind, info }: Model): string {
  return kind === 'singleType' ? info.singularName : info.pluralName;
}

function modelOf(strapi: Core.Strapi, uid: string): Model | undefined {
  return uid.startsWith('api::')
    ? (strapi.contentTypes[uid as UID.ContentType] as Model | undefined)
    : undefined;
}

function storedEntry(
  { byCall }: ContentAnswers,
  wanted: { readonly collection: string; readonly documentId: string; readonly locale: string | undefined },
): Wire {
  for (const { call, entries } of byCall.values()) {
    if (!call.endpoint.url.endsWith(`/${wanted.collection}`)) continue;
    if (call.endpoint.localized && call.locale !== wanted.locale) continue;
    const found = entries.find((entry) => isWire(entry) && entry['documentId'] === wanted.documentId);
    if (isWire(found)) return found;
  }
  return {};
}

/** The fields that Strapi copies to other languages on saving; relations and addresses stay with their language. */
function sharedOf(attributes: Attributes, entry: Wire): Wire {
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, { type, pluginOptions }]) =>
      type === 'relation' ||
      type === 'uid' ||
      pluginOptions?.i18n?.localized === true ||
      !Object.hasOwn(entry, name)
        ? []
        : [[name, entry[name]]],
    ),
  );
}

const FILE = 'plugin::upload.file';

function sourcesOf(strapi: Core.Strapi, locale: string | undefined): WireSources {
  const sanitised = async (value: unknown, uid: string): Promise<Wire> =>
    (await strapi.contentAPI.sanitize.output(value, contentTypeOf(strapi, uid), {})) as Wire;
  return {
    attributesOf: (component) =>
      strapi.components[component as UID.Component]?.attributes as unknown as Attributes | undefined,
    files: async (ids) => {
      const found: { id: number }[] = await strapi.db
        .query(FILE)
        .findMany({ where: { id: { $in: [...ids] } } });
      return new Map(
        await Promise.all(found.map(async (file) => [file.id, await sanitised(file, FILE)] as const)),
      );
    },
    entriesOf: (uid) => async (documentId, wanted) => {
      const attributes = Object.entries(
        strapi.getModel(uid as UID.ContentType).attributes as unknown as Attributes,
      );
      const found = await documentsOf(strapi, uid).findOne({
        documentId,
        status: 'draft',
        populate: attributes.flatMap(([name, { type }]) => (type === 'media' ? [name] : [])),
        ...((wanted ?? locale) === undefined ? {} : { locale: wanted ?? locale }),
      });
      return found === null ? undefined : sanitised(found, uid);
    },
  };
}
