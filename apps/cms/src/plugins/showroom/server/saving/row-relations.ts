import type { Core, UID } from '@strapi/strapi';
import { PERMISSION_FIELDS } from '../../../../accounts/permissions.ts';
import type { NamedEntry } from '../../contracts/placing.ts';
import type { RowRelations } from '../../contracts/saving.ts';

/** The part of an attribute that says where relations can be. */
interface Attribute {
  readonly type: string;
  readonly component?: string;
  readonly components?: readonly string[];
  readonly target?: string;
}
type Attributes = Readonly<Record<string, Attribute>>;
type Row = Readonly<Record<string, unknown>>;

/** The part of an entry that the account may see. */
type SeenOf = (uid: string, entry: Row) => Row;

/** The entry whose relations are read; without a documentId it is a single type. */
export interface RelationsRequest {
  readonly uid: UID.ContentType;
  readonly documentId?: string;
  readonly locale?: string;
}

/** Reads the attributes of a content type or a component. */
type AttributesOf = (uid: string) => Attributes;

/**
 * The relations of all components in an entry's draft, at any depth; undefined if there is no such draft.
 *
 * @param seenOf limits the fields of the entry and the titles of others to what the account may see.
 */
export async function rowRelationsOf(
  strapi: Core.Strapi,
  wanted: RelationsRequest,
  seenOf: SeenOf,
): Promise<{ readonly entry: object; readonly rows: readonly RowRelations[] } | undefined> {
  const attributesOf: AttributesOf = (uid) =>
    (strapi.getModel(uid as UID.Schema)?.attributes ?? {}) as unknown as Attributes;
  const { uid, documentId, locale } = wanted;
  if (documentId === undefined && strapi.contentType(uid).kind !== 'singleType') return undefined;
  const entry = (await strapi.documents(uid).findFirst({
    ...(documentId === undefined ? {} : { filters: { documentId } }),
    ...(locale === undefined ? {} : { locale }),
    status: 'draft',
    populate: { ...partsOf(attributesOf, uid), ...PERMISSION_FIELDS },
  })) as Row | null;
  if (entry === null) return undefined;
  return { entry, rows: rowsIn(attributesOf, seenOf, uid, seenOf(uid, entry)) };
}

/** What to populate to read all components of a type with their relations. */
function partsOf(attributesOf: AttributesOf, uid: string): object {
  return Object.fromEntries(
    Object.entries(attributesOf(uid)).flatMap(([name, attribute]): readonly (readonly [string, object])[] => {
      const { type, component = '', components = [] } = attribute;
      if (type === 'component') return [[name, { populate: withRelations(attributesOf, component) }]];
      if (type !== 'dynamiczone') return [];
      const on = components.map((part) => [part, { populate: withRelations(attributesOf, part) }]);
      return [[name, { on: Object.fromEntries(on) }]];
    }),
  );
}

function withRelations(attributesOf: AttributesOf, component: string): object {
  return {
    ...partsOf(attributesOf, component),
    ...Object.fromEntries(
      Object.entries(attributesOf(component)).flatMap(([name, { type }]) =>
        type === 'relation' ? [[name, { populate: PERMISSION_FIELDS }]] : [],
      ),
    ),
  };
}

function rowsIn(
  attributesOf: AttributesOf,
  seenOf: SeenOf,
  uid: string,
  values: Row,
): readonly RowRelations[] {
  return Object.entries(attributesOf(uid)).flatMap(([name, { type, component }]) => {
    if (type !== 'component' && type !== 'dynamiczone') return [];
    return listOf(values[name]).flatMap((row) => {
      const own = component ?? String(row['__component']);
      const fields = Object.entries(attributesOf(own))
        .filter(([, attribute]) => attribute.type === 'relation')
        .map(([field, { target = '' }]) => [
          field,
          listOf(row[field]).map((entry) => namedEntry(entry, seenOf(target, entry))),
        ]);
      const named = { component: own, id: Number(row['id']), fields: Object.fromEntries(fields) };
      return (fields.length === 0 ? [] : [named]).concat(rowsIn(attributesOf, seenOf, own, row));
    });
  });
}

function namedEntry(entry: Row, seen: Row): NamedEntry {
  const { id, documentId, locale } = entry;
  const titles = ['title', 'name', 'key', 'slug'].map((field) => seen[field]);
  const title = titles.find((text): text is string => typeof text === 'string' && text !== '');
  const own = { id: Number(id), documentId: String(documentId) };
  const shown = title ?? own.documentId;
  return typeof locale === 'string' ? { ...own, locale, title: shown } : { ...own, title: shown };
}

function listOf(value: unknown): readonly Row[] {
  return [value].flat().filter((row): row is Row => typeof row === 'object' && row !== null);
}
