import { isDeepStrictEqual } from 'node:util';
import type { EditView } from './edit-view.ts';

/** A view's settings in the content manager's configuration: path from its root, and value. */
export type Leaves = Readonly<Record<string, unknown>>;

const ROW_WIDTH = 12;

/** Flattens a view into the single values that an editor could change one by one. */
export function configurationLeaves(view: EditView): Leaves {
  const { mainField, sortBy = mainField, isNewestFirst = false, columns, rows, texts } = view;
  return {
    ...(mainField === undefined ? {} : { 'settings.mainField': mainField }),
    ...(sortBy === undefined || columns === undefined
      ? {}
      : {
          'settings.defaultSortBy': sortBy,
          'settings.defaultSortOrder': isNewestFirst ? 'DESC' : 'ASC',
          'settings.pageSize': 50,
        }),
    ...(columns === undefined ? {} : { 'layouts.list': columns }),
    'layouts.edit': rows
      .filter((row) => row.length > 0)
      .map((row) => row.map((name) => ({ name, size: ROW_WIDTH / row.length }))),
    ...Object.fromEntries(
      Object.entries(texts).flatMap(([field, [label, description = '', placeholder = '']]) => [
        [`metadatas.${field}.edit.label`, label],
        [`metadatas.${field}.edit.description`, description],
        [`metadatas.${field}.edit.placeholder`, placeholder],
        [`metadatas.${field}.list.label`, label],
      ]),
    ),
  };
}

/** The value at a path like `metadatas.title.edit.label`. */
export function leafAt(configuration: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (node, name) =>
        typeof node === 'object' && node !== null ? (node as Record<string, unknown>)[name] : undefined,
      configuration,
    );
}

/** A copy with another value at a path. */
export function withLeaf(configuration: unknown, path: string, value: unknown): Record<string, unknown> {
  const [name = '', ...rest] = path.split('.');
  const node = typeof configuration === 'object' && configuration !== null ? configuration : {};
  const below = (node as Record<string, unknown>)[name];
  return { ...node, [name]: rest.length === 0 ? value : withLeaf(below, rest.join('.'), value) };
}

/**
 * Whether a value is the one that was set. Strapi puts fields that are new at the end of a form by itself: without
 * them, its rows have to be those that were set.
 */
export function isAsSet(now: unknown, before: unknown): boolean {
  if (isDeepStrictEqual(now, before)) return true;
  if (!isLayout(now) || !isLayout(before)) return false;
  const known = new Set(before.flat().map(({ name }) => name));
  const rows = now.map((row) => row.filter(({ name }) => known.has(name))).filter((row) => row.length > 0);
  return isDeepStrictEqual(rows, before);
}

/** The rows of a form, each a list of fields. */
function isLayout(value: unknown): value is readonly (readonly { readonly name: string }[])[] {
  return (
    Array.isArray(value) &&
    value.every(
      (row: unknown) =>
        Array.isArray(row) && row.every((field) => typeof field === 'object' && 'name' in (field ?? {})),
    )
  );
}
