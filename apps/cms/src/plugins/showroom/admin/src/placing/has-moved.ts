import { isFields } from './form-hotspot.ts';

/**
 * Whether any hotspot of a form is new or has another position than the stored one. Placing that was undone
 * must not be applied to other languages.
 *
 * @param stored the form as the entry was loaded.
 */
export function hasMoved(values: unknown, stored: unknown): boolean {
  const before = rowsIn(stored);
  return rowsIn(values).some((row) => {
    const own = before.find(({ id, __component }) => id === row['id'] && __component === row['__component']);
    return own === undefined || positionsOf(own) !== positionsOf(row);
  });
}

function rowsIn(values: unknown): readonly Readonly<Record<string, unknown>>[] {
  const rows = isFields(values) ? values['hotspots'] : undefined;
  return Array.isArray(rows) ? rows.filter((row) => isFields(row)) : [];
}

/** All positions of a row; Postgres returns decimals as text. */
function positionsOf(row: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(
    ['position', 'position_16x9', 'position_mobile', 'position_panorama'].map((field) => {
      const point = row[field];
      return isFields(point)
        ? ['x', 'y', 'yaw', 'pitch'].map((name) => (name in point ? Number(point[name]) : null))
        : null;
    }),
  );
}
