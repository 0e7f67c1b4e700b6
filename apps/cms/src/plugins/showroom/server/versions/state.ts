import { createHash } from 'node:crypto';
import type { Attribute, Attributes } from '../../../../content-model/model.ts';
import type { Row } from '../../../../content-model/stored-entries.ts';
import { isKeptAttribute } from './kept-types.ts';

type AttributesOf = (uid: string) => Attributes;

/** A file of the media library. Its hash is part of its address, and stays when its bytes are replaced. */
export interface FileReference {
  readonly id: number;
  readonly hash: string;
}

/** An entry that a field leads to. */
export interface EntryReference {
  readonly documentId: string;
  /** Where it is not the language of the entry itself. */
  readonly locale?: string;
}

/**
 * The content of an entry in one language, by attribute. Empty attributes are absent. Components have no ids, because
 * the CMS gives them other ones at every publish.
 */
export type State = Readonly<Record<string, unknown>>;

/** What to read of an entry for {@link stateOf}, as a query of the database. */
export function statePopulate(attributesOf: AttributesOf, uid: string): Record<string, object> {
  const populate: Record<string, object> = {};
  for (const [name, attribute] of keptAttributes(attributesOf, uid)) {
    const { type, component, components = [], target } = attribute;
    const partOf = (part: string): object => ({ populate: statePopulate(attributesOf, part) });
    if (type === 'media') populate[name] = { select: ['id', 'hash'] };
    if (type === 'relation' && target !== undefined) populate[name] = { select: ['documentId', 'locale'] };
    if (type === 'component' && component !== undefined) populate[name] = partOf(component);
    if (type === 'dynamiczone') {
      populate[name] = { on: Object.fromEntries(components.map((part) => [part, partOf(part)])) };
    }
  }
  return populate;
}

/** The attributes of a type that versions hold, by name, in an order that does not change. */
export function keptAttributes(
  attributesOf: AttributesOf,
  uid: string,
): readonly (readonly [name: string, attribute: Attribute])[] {
  return Object.entries(attributesOf(uid))
    .filter(([, attribute]) => isKeptAttribute(attribute))
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
}

/** @param locale The language of the entry; undefined for a type without languages. */
export function stateOf(
  attributesOf: AttributesOf,
  uid: string,
  row: Row,
  locale: string | undefined,
): State {
  const state: Record<string, unknown> = {};
  for (const [name, attribute] of keptAttributes(attributesOf, uid)) {
    const value = valueOf(attributesOf, attribute, row[name], locale);
    if (value !== undefined) state[name] = value;
  }
  return state;
}

function valueOf(
  attributesOf: AttributesOf,
  { type, component }: Attribute,
  value: unknown,
  locale: string | undefined,
): unknown {
  if (value === null || value === undefined) return undefined;
  switch (type) {
    case 'relation':
      return distinct(each(value, (row) => referenceOf(row, locale)));
    case 'media':
      return each(value, (row) => ({ id: Number(row['id']), hash: String(row['hash']) }));
    case 'component':
      return each(value, (row) => stateOf(attributesOf, component ?? '', row, locale));
    case 'dynamiczone':
      return each(value, (row) => {
        const uid = String(row['__component']);
        return { __component: uid, ...stateOf(attributesOf, uid, row, locale) };
      });
    default:
      return value;
  }
}

function referenceOf(row: Row, own: string | undefined): EntryReference {
  const { documentId, locale } = row;
  return {
    documentId: String(documentId),
    ...(typeof locale === 'string' && locale !== own ? { locale } : {}),
  };
}

function each(value: unknown, read: (row: Row) => object): object | undefined {
  if (!Array.isArray(value)) return read(value as Row);
  return value.length === 0 ? undefined : value.map((row) => read(row as Row));
}

/** The draft and the published version of a related entry are one reference. */
function distinct(references: object | undefined): object | undefined {
  return Array.isArray(references)
    ? [...new Map(references.map((one: object) => [JSON.stringify(one), one])).values()]
    : references;
}

/** The text that is stored: the same for the same state. */
export function serialise(state: State): string {
  return JSON.stringify(state);
}

export function digestOf(serialised: string): string {
  return createHash('sha256').update(serialised).digest('hex');
}

/** How many files are looked at for a picture of an entry. */
const MAX_LOOKED_AT = 6;

/** The first files of a state, in the order of its fields. */
export function firstFilesIn(state: State): readonly FileReference[] {
  const found: FileReference[] = [];
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || found.length >= MAX_LOOKED_AT) return;
    if ('hash' in value && 'id' in value) found.push({ id: Number(value.id), hash: String(value.hash) });
    else for (const part of Object.values(value)) look(part);
  };
  look(state);
  return found;
}

/** An upload's address inside a rich text; stored sizes have the hash at their end. */
const ADDRESS = /\/uploads\/([\w-]+)/g;

/** The hashes of the files that a state shows, those inside texts included. */
export function fileHashesIn(state: unknown): readonly string[] {
  const found = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value === 'string') for (const [, hash = ''] of value.matchAll(ADDRESS)) found.add(hash);
    if (typeof value !== 'object' || value === null) return;
    if ('hash' in value && typeof value.hash === 'string') found.add(value.hash);
    for (const part of Object.values(value)) look(part);
  };
  look(state);
  return [...found].toSorted();
}
