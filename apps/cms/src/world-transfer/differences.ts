import { isDeepStrictEqual } from 'node:util';
import { localesOf } from './by-locale.ts';
import type { Content } from './content.ts';
import type { Attribute, Attributes } from './model.ts';
import { readRow } from './read-row.ts';
import type { RowReader } from './read-row.ts';
import { resolveEntry } from './resolve-entry.ts';
import type { Resolver } from './resolve-entry.ts';
import type { Rows } from './stored-entries.ts';
import type { Task } from './tasks.ts';

/** What the CMS gives by itself where a file says nothing, and the access code, which no file needs to know. */
const ONLY_WHEN_GIVEN: ReadonlySet<string> = new Set(['payloadId', 'public_id', 'password']);

/**
 * In what an entry of a file is different from the one that visitors see. Languages that the file does not
 * speak are not compared.
 *
 * @param resolver Turns keys into documents, and media into files of the library, or into something that no
 *   stored entry holds where they are not there yet.
 * @returns Names of attributes; `published` when visitors do not see the entry in one of its languages.
 */
export const differencesOf = (given: {
  readonly content: Content;
  readonly task: Task;
  readonly rows: Rows | undefined;
  readonly resolver: Resolver;
  readonly reader: RowReader;
}): readonly string[] => {
  const { content, task, rows, resolver, reader } = given;
  const { uid, entry } = task;
  const attributes = resolver.attributesOf(uid);
  const different = new Set<string>();
  const isLocalised = [...(rows?.keys() ?? [])].some((locale) => locale !== content.homeLocale);
  for (const locale of localesOf(entry, content)) {
    const row = rows?.get(locale) ?? (isLocalised ? undefined : rows?.get(content.homeLocale));
    if (row === undefined) return ['published'];
    const wanted = normal(resolver.attributesOf, attributes, resolveEntry(resolver, { uid, entry, locale }));
    const found = normal(resolver.attributesOf, attributes, readRow(reader, uid, row));
    for (const name of Object.keys(attributes)) {
      if (ONLY_WHEN_GIVEN.has(name) && !Object.hasOwn(entry, name)) continue;
      if (!isDeepStrictEqual(wanted[name], found[name])) different.add(name);
    }
  }
  return [...different];
};

/** Every attribute, in a form in which what means the same is the same. */
const normal = (
  attributesOf: (uid: string) => Attributes,
  attributes: Attributes,
  data: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, attribute]) => [
      name,
      normalValue(attributesOf, attribute, data[name] === undefined ? attribute.default : data[name]),
    ]),
  );

const normalValue = (
  attributesOf: (uid: string) => Attributes,
  attribute: Attribute,
  value: unknown,
): unknown => {
  if (value === undefined || value === null || value === '') return null;
  if (Array.isArray(value) && value.length === 0) return null;
  const { type, component } = attribute;
  if (type === 'datetime') return new Date(String(value)).toISOString();
  if (type !== 'component' && type !== 'dynamiczone') return value;
  const parts: readonly unknown[] = Array.isArray(value) ? value : [value];
  const normals = parts.map((part) => {
    const data = part as Readonly<Record<string, unknown>>;
    const uid = component ?? String(data['__component']);
    return [uid, normal(attributesOf, attributesOf(uid), data)];
  });
  return Array.isArray(value) ? normals : normals[0];
};
