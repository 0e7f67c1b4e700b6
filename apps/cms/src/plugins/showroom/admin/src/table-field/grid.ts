/** The rows of a table, each with the same number of cells; the first row names the columns. */
export type Grid = readonly (readonly string[])[];

/** A cell of a grid, counted from 0. */
export interface CellPosition {
  readonly row: number;
  readonly column: number;
}

/**
 * Reads a stored table: lists of cells, or the JSON text of such lists, of any length. Other cells than texts become
 * texts, as they do for visitors.
 *
 * @returns undefined for what is no table; a grid of no rows where nothing is stored.
 */
export function gridOf(stored: unknown): Grid | undefined {
  const given = typeof stored === 'string' ? parsed(stored) : (stored ?? []);
  if (!Array.isArray(given) || !given.every((row) => Array.isArray(row))) return undefined;
  return evened(given.map((row: readonly unknown[]) => row.map(cellText)));
}

/** A table to begin with: a row that names two columns, and a row for the first values. */
export const FIRST_GRID: Grid = [
  ['', ''],
  ['', ''],
];

export function widthOf(grid: Grid): number {
  return grid[0]?.length ?? 0;
}

export function withCell(grid: Grid, { row, column }: CellPosition, text: string): Grid {
  return grid.map((cells, index) => (index === row ? cells.with(column, text) : cells));
}

/** With an empty row at an index. */
export function withRow(grid: Grid, index: number): Grid {
  return grid.toSpliced(
    index,
    0,
    Array.from({ length: widthOf(grid) }, () => ''),
  );
}

/** With an empty column at an index. */
export function withColumn(grid: Grid, index: number): Grid {
  return grid.map((cells) => cells.toSpliced(index, 0, ''));
}

export function withoutRow(grid: Grid, index: number): Grid {
  return grid.toSpliced(index, 1);
}

/** Without a column; without all rows when it was the last one. */
export function withoutColumn(grid: Grid, index: number): Grid {
  return widthOf(grid) > 1 ? grid.map((cells) => cells.toSpliced(index, 1)) : [];
}

/** With a row moved to where another one is; unchanged where there is none. */
export function withMovedRow(grid: Grid, from: number, to: number): Grid {
  return moved(grid, from, to);
}

/** With a column moved to where another one is; unchanged where there is none. */
export function withMovedColumn(grid: Grid, from: number, to: number): Grid {
  return grid.map((cells) => moved(cells, from, to));
}

/** With cells written from a position on to the right and down; the grid grows as far as they need. */
export function withPasted(grid: Grid, { row, column }: CellPosition, pasted: Grid): Grid {
  const height = Math.max(grid.length, row + pasted.length);
  const width = Math.max(widthOf(grid), ...pasted.map(({ length }) => column + length));
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (__, x) => pasted[y - row]?.[x - column] ?? grid[y]?.[x] ?? ''),
  );
}

function moved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return items;
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}

function evened(rows: readonly (readonly string[])[]): Grid {
  const width = Math.max(0, ...rows.map(({ length }) => length));
  return rows.map((row) => Array.from({ length: width }, (_, column) => row[column] ?? ''));
}

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  return typeof cell === 'string' ? cell : JSON.stringify(cell);
}

function parsed(text: string): unknown {
  if (text.trim() === '') return [];
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
