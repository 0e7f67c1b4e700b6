import type { Core, Schema, UID } from '@strapi/strapi';

/** The part of an attribute in Strapi's schemas that we read. */
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
  readonly maxLength?: number;
  readonly pluginOptions?: Localisation;
}

export type Attributes = Readonly<Record<string, Attribute>>;

interface Localisation {
  readonly i18n?: { readonly localized?: boolean };
}

/** Attributes that Strapi and its plugins add to every type. */
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
 * Looks up the attributes of a content type or component that editors fill in. The inverse side of a relation (the
 * locations of a world) is not among them.
 *
 * @throws Error if the CMS has no such type.
 */
export function attributesIn(strapi: Core.Strapi) {
  return (uid: string): Attributes => {
    const schema = schemaOf(strapi, uid);
    if (schema === undefined) throw new Error(`The CMS has no content type or component ${uid}.`);
    return Object.fromEntries(
      Object.entries(schema.attributes as Attributes).filter(
        ([name, { mappedBy }]) => !BOOK_KEEPING.has(name) && mappedBy === undefined,
      ),
    );
  };
}

/** An attribute by a name from a file, which may be that of an inherited property. */
export function attributeOf(attributes: Attributes, name: string): Attribute | undefined {
  return Object.hasOwn(attributes, name) ? attributes[name] : undefined;
}

/** Whether a relation has several targets. */
export function isToMany({ relation }: Attribute): boolean {
  return relation?.endsWith('ToMany') === true;
}

/** Whether the value of an attribute may differ by locale. */
export function isLocalised({ pluginOptions }: Attribute): boolean {
  return pluginOptions?.i18n?.localized === true;
}

/** Whether an attribute of a component says the same in every language, such as the number of a variant. */
export function isSharedInPart({ pluginOptions }: Attribute): boolean {
  return pluginOptions?.i18n?.localized === false;
}

/** Whether a content type has drafts; visitors see entries of other types as soon as they are saved. */
export function hasDrafts(strapi: Core.Strapi, uid: string): boolean {
  return isDraftable(contentTypeOf(strapi, uid));
}

/** As {@link hasDrafts}, of a content type in hand. */
export function isDraftable({
  options,
}: {
  readonly options?: { readonly draftAndPublish?: boolean };
}): boolean {
  return options?.draftAndPublish === true;
}

/** Whether a content type has a version of an entry for each locale. */
export function isLocalisedType(strapi: Core.Strapi, uid: string): boolean {
  return (contentTypeOf(strapi, uid).pluginOptions as Localisation | undefined)?.i18n?.localized === true;
}

/** A content type whose uid is known only at run time. */
export function contentTypeOf(strapi: Core.Strapi, uid: string) {
  return strapi.contentType(uid as UID.ContentType);
}

/** A content type or component whose uid is known only at run time; undefined if there is none. */
export function schemaOf(strapi: Core.Strapi, uid: string): Schema.Schema | undefined {
  return strapi.getModel(uid as UID.Schema);
}
