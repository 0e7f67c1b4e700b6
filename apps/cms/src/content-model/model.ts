import type { Core } from '@strapi/strapi';

/** What Strapi's schemas say about an attribute, as far as bringing content in and out needs it. */
export interface Attribute {
  readonly type: string;
  readonly target?: string;
  readonly relation?: string;
  readonly mappedBy?: string;
  readonly component?: string;
  readonly components?: readonly string[];
  readonly repeatable?: boolean;
  readonly multiple?: boolean;
  readonly required?: boolean;
  readonly private?: boolean;
  readonly default?: unknown;
  readonly enum?: readonly string[];
  readonly regex?: string;
  readonly min?: number;
  readonly max?: number;
  readonly pluginOptions?: Localisation;
}

export type Attributes = Readonly<Record<string, Attribute>>;

interface Localisation {
  readonly i18n?: { readonly localized?: boolean };
}

/** What Strapi and its plugins keep beside an entry's own attributes. */
const BOOK_KEEPING: ReadonlySet<string> = new Set([
  'id',
  'documentId',
  'createdAt',
  'updatedAt',
  'publishedAt',
  'firstPublishedAt',
  'createdBy',
  'updatedBy',
  'locale',
  'localizations',
]);

/**
 * The attributes that an editor fills in, of a content type or a component. What only mirrors a relation of
 * the other side (the locations of a world) is not among them.
 *
 * @throws Error when the CMS has none of that name.
 */
export function attributesIn(strapi: Core.Strapi) {
  return (uid: string): Attributes => {
    const model = strapi.getModel(uid as Parameters<Core.Strapi['getModel']>[0]);
    if (model === undefined) throw new Error(`The CMS has no content type or component ${uid}.`);
    return Object.fromEntries(
      Object.entries(model.attributes as Attributes).filter(
        ([name, { mappedBy }]) => !BOOK_KEEPING.has(name) && mappedBy === undefined,
      ),
    );
  };
}

/** An attribute by its name, which a file has given. */
export function attributeOf(attributes: Attributes, name: string): Attribute | undefined {
  return Object.hasOwn(attributes, name) ? attributes[name] : undefined;
}

/** Whether a relation leads to several entries. */
export function isToMany({ relation }: Attribute): boolean {
  return relation?.endsWith('ToMany') === true;
}

/** Whether what an attribute holds may differ from language to language. */
export function isLocalised({ pluginOptions }: Attribute): boolean {
  return pluginOptions?.i18n?.localized === true;
}

/** Whether entries of a content type have drafts; the others are visible once they are written. */
export function hasDrafts(strapi: Core.Strapi, uid: string): boolean {
  return modelOf(strapi, uid).options?.draftAndPublish === true;
}

/** Whether entries of a content type stand there once for each language. */
export function isLocalisedType(strapi: Core.Strapi, uid: string): boolean {
  return (modelOf(strapi, uid).pluginOptions as Localisation | undefined)?.i18n?.localized === true;
}

function modelOf(strapi: Core.Strapi, uid: string) {
  return strapi.contentType(uid as Parameters<Core.Strapi['contentType']>[0]);
}
