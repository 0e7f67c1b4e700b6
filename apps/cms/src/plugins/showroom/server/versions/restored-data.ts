import type { Attribute, Attributes } from '../../../../content-model/model.ts';
import { isToMany } from '../../../../content-model/model.ts';
import type { LeftOut } from '../../contracts/versions.ts';
import { keptAttributes } from './state.ts';
import type { EntryReference, FileReference, State } from './state.ts';

type AttributesOf = (uid: string) => Attributes;

/** Where something is in an entry. */
export type Path = readonly (string | number)[];

/** What a state refers to and is still there. */
export interface Existing {
  readonly entry: (uid: string, reference: EntryReference) => boolean;
  readonly file: (reference: FileReference) => boolean;
}

export interface LeftOutPart {
  readonly path: Path;
  readonly reason: LeftOut['reason'];
}

/** Ids that are given once and that an existing entry keeps. */
export const GIVEN_ONCE: ReadonlySet<string> = new Set(['payloadId', 'public_id']);

/**
 * A state as data for the Document Service, which brings it back byte for byte. What the state refers to and no longer
 * exists is left out.
 *
 * @param fields the attributes to restore.
 */
export function restoredData(
  attributesOf: AttributesOf,
  uid: string,
  state: State,
  given: { readonly fields: readonly string[]; readonly existing: Existing },
): { readonly data: Record<string, unknown>; readonly leftOut: readonly LeftOutPart[] } {
  const { fields, existing } = given;
  const leftOut: LeftOutPart[] = [];

  const valueOf = (attribute: Attribute, value: unknown, path: Path): unknown => {
    const { type, component = '' } = attribute;
    switch (type) {
      case 'relation':
        return relation(attribute, value, path);
      case 'media':
        return media(attribute, value, path);
      case 'component':
        return Array.isArray(value)
          ? value.map((row: State, index) => partOf(component, row, [...path, index]))
          : value === undefined
            ? emptyOf(attribute)
            : partOf(component, value as State, path);
      case 'dynamiczone':
        return listOf<State & { readonly __component: string }>(value).map((row, index) =>
          Object.assign(partOf(row.__component, row, [...path, index]), { __component: row.__component }),
        );
      default:
        return value ?? null;
    }
  };
  const relation = (attribute: Attribute, value: unknown, path: Path): unknown => {
    const found = listOf<EntryReference>(value);
    const there = found.filter((reference) => existing.entry(attribute.target ?? '', reference));
    if (there.length < found.length) leftOut.push({ path, reason: 'entryGone' });
    return { set: there };
  };
  const media = (attribute: Attribute, value: unknown, path: Path): unknown => {
    const found = listOf<FileReference>(value);
    const there = found.filter((reference) => existing.file(reference)).map(({ id }) => id);
    if (there.length < found.length) leftOut.push({ path, reason: 'fileGone' });
    return attribute.multiple === true ? there : (there[0] ?? null);
  };
  const partOf = (component: string, row: State, path: Path): Record<string, unknown> =>
    Object.fromEntries(
      keptAttributes(attributesOf, component).map(([name, attribute]) => [
        name,
        valueOf(attribute, row[name], [...path, name]),
      ]),
    );

  const data = Object.fromEntries(
    keptAttributes(attributesOf, uid)
      .filter(([name]) => fields.includes(name))
      .map(([name, attribute]) => [name, valueOf(attribute, state[name], [name])]),
  );
  return { data, leftOut };
}

/** What a state refers to, to be looked up. */
export function referencesIn(
  attributesOf: AttributesOf,
  uid: string,
  state: State,
): {
  readonly entries: readonly { readonly uid: string; readonly reference: EntryReference }[];
  readonly files: readonly FileReference[];
} {
  const entries: { readonly uid: string; readonly reference: EntryReference }[] = [];
  const files: FileReference[] = [];
  restoredData(attributesOf, uid, state, {
    fields: Object.keys(attributesOf(uid)),
    existing: {
      entry: (target, reference) => entries.push({ uid: target, reference }) > 0,
      file: (reference) => files.push(reference) > 0,
    },
  });
  return { entries, files };
}

function emptyOf(attribute: Attribute): unknown {
  return attribute.repeatable === true || isToMany(attribute) ? [] : null;
}

function listOf<Part>(value: unknown): readonly Part[] {
  return value === undefined || value === null ? [] : ([value].flat() as Part[]);
}
