import { isDeepStrictEqual } from 'node:util';
import { localesOf } from './by-locale.ts';
import type { Content } from './content.ts';
import type { Attribute, Attributes } from '../content-model/model.ts';
import { readRow } from '../content-model/read-row.ts';
import type { RowReader } from '../content-model/read-row.ts';
import { resolveEntry } from './resolve-entry.ts';
import type { Resolver } from './resolve-entry.ts';
import type { Rows } from '../content-model/stored-entries.ts';
import type { Task } from './tasks.ts';

/** Attributes that the CMS fills where a file does not, and the access code, which a file need not contain. */
const ONLY_WHEN_GIVEN: ReadonlySet<string> = new Set([
  'payloadId',
  'public_id',
  'password',
  'only_at_locations',
]);

/** An entry of a file and the existing one of the CMS. */
interface Compared {
  readonly content: Content;
  readonly task: Task;
  /** Whether the type has a version for each locale. */
  readonly isLocalised: boolean;
  readonly published: Rows | undefined;
  readonly drafts: Rows | undefined;
  /**
   * Turns keys into documents, and media into files of the library, or into something that no stored entry
   * holds where they are not there yet.
   */
  readonly resolver: Resolver;
  readonly reader: RowReader;
}

/**
 * The differences between an entry of a file and the one that visitors see. Languages that the file lacks are not
 * compared.
 *
 * @returns Names of attributes; `published` when visitors do not see the entry in one of its languages.
 */
export function differencesOf(compared: Compared): readonly string[] {
  const different = new Set<string>();
  for (const locale of writtenLocales(compared)) {
    const found = foundIn(compared, compared.published, locale);
    if (found === undefined) return ['published'];
    for (const name of differencesFrom(compared, found, locale)) different.add(name);
  }
  return [...different];
}

/**
 * The languages in which a draft has changes that are neither published nor in the file: an editor would lose them if
 * the file overwrote it.
 */
export function unpublishedIn(compared: Compared): readonly string[] {
  return writtenLocales(compared).filter((locale) => {
    const draft = foundIn(compared, compared.drafts, locale);
    return (
      draft !== undefined &&
      !isDeepStrictEqual(draft, foundIn(compared, compared.published, locale)) &&
      differencesFrom(compared, draft, locale).length > 0
    );
  });
}

function writtenLocales({ content, task, isLocalised }: Compared): readonly string[] {
  return isLocalised ? localesOf(task.entry, content) : [content.homeLocale];
}

type Normal = Readonly<Record<string, unknown>>;

/** The attributes whose stored value in a locale differs from the file. */
function differencesFrom(
  { task: { uid, entry }, resolver }: Compared,
  found: Normal,
  locale: string,
): readonly string[] {
  const attributes = resolver.attributesOf(uid);
  const wanted = normal(resolver.attributesOf, attributes, resolveEntry(resolver, { uid, entry, locale }));
  return Object.keys(attributes).filter(
    (name) =>
      (!ONLY_WHEN_GIVEN.has(name) || Object.hasOwn(entry, name)) &&
      !isDeepStrictEqual(wanted[name], found[name]),
  );
}

function foundIn(
  { task: { uid }, reader, isLocalised }: Compared,
  rows: Rows | undefined,
  locale: string,
): Normal | undefined {
  const [only] = rows?.values() ?? [];
  const row = isLocalised ? rows?.get(locale) : only;
  return row === undefined
    ? undefined
    : normal(reader.attributesOf, reader.attributesOf(uid), readRow(reader, uid, row));
}

/** Every attribute, in a form in which what means the same is the same. */
function normal(
  attributesOf: (uid: string) => Attributes,
  attributes: Attributes,
  data: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, attribute]) => [
      name,
      normalValue(attributesOf, attribute, data[name] === undefined ? attribute.default : data[name]),
    ]),
  );
}

function normalValue(
  attributesOf: (uid: string) => Attributes,
  attribute: Attribute,
  value: unknown,
): unknown {
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
}
