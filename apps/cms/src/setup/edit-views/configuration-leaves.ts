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
