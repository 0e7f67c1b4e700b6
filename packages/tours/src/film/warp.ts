import type { Raster } from '../pictures/raster.ts';

/** Finds the point of a source picture, in pixels, for a point of the drawn one; false where it shows nothing there. */
export type PointMap = (x: number, y: number, point: SourcePoint) => boolean;

/** Written by a {@link PointMap}: it is asked some ten thousand times for each frame. */
export interface SourcePoint {
  column: number;
  row: number;
}

/** How a source is laid over what is drawn already. */
interface Laying {
  readonly map: PointMap;
  /** Whether its right edge joins its left one, and points above and below it take its last rows. */
  readonly isRound: boolean;
  /** 0 to 1. */
  readonly weight: number;
  /** Pixels of the source over which it comes in from its edges; 0: at once. */
  readonly feather: number;
}

/** Pixels of a cell, inside of which the map is taken for a straight one. */
const CELL = 16;

/** Pixels of the source by which a straight cell may be off in its middle; else each of its points is asked for. */
const MAX_BENT = 0.4;

/**
 * Draws a picture as a map bends it. As the map is asked at the corners of cells alone, it takes a fifth of the time
 * that a map of each pixel does.
 */
export function warp(source: Raster, into: Raster, laying: Laying): void {
  const { map } = laying;
  const corners = cornersOf(into, map);
  const middle: SourcePoint = { column: 0, row: 0 };
  for (let y = 0, line = 0; y < into.height; y += CELL, line += 1) {
    for (let x = 0, at = line * corners.across; x < into.width; x += CELL, at += 1) {
      const cell = cellAt(corners, at);
      const isSeen = map(x + CELL / 2, y + CELL / 2, middle);
      const isStraight =
        isSeen &&
        cell.isWhole &&
        Math.abs(
          cell.column + (cell.columnRight + cell.columnDown) / 2 + cell.columnBoth / 4 - middle.column,
        ) < MAX_BENT &&
        Math.abs(cell.row + (cell.rowRight + cell.rowDown) / 2 + cell.rowBoth / 4 - middle.row) < MAX_BENT;
      if (isStraight) drawStraight(source, into, laying, { x, y, ...cell });
      else if (isSeen || cell.isSeen) drawBent(source, into, laying, x, y);
    }
  }
}

interface Corners {
  readonly across: number;
  readonly columns: Float64Array;
  readonly rows: Float64Array;
}

function cornersOf({ width, height }: Raster, map: PointMap): Corners {
  const across = Math.ceil(width / CELL) + 1;
  const down = Math.ceil(height / CELL) + 1;
  const columns = new Float64Array(across * down);
  const rows = new Float64Array(across * down);
  const point: SourcePoint = { column: 0, row: 0 };
  for (let line = 0, at = 0; line < down; line += 1) {
    for (let step = 0; step < across; step += 1, at += 1) {
      const isSeen = map(step * CELL, line * CELL, point);
      columns[at] = isSeen ? point.column : Number.NaN;
      rows[at] = point.row;
    }
  }
  return { across, columns, rows };
}

/** The map in one cell: its upper left corner, and what a whole cell adds to the right, downwards, and in both. */
interface Cell {
  readonly isWhole: boolean;
  readonly isSeen: boolean;
  readonly column: number;
  readonly columnRight: number;
  readonly columnDown: number;
  readonly columnBoth: number;
  readonly row: number;
  readonly rowRight: number;
  readonly rowDown: number;
  readonly rowBoth: number;
}

function cellAt({ across, columns, rows }: Corners, at: number): Cell {
  const [a, b, c, d] = [at, at + 1, at + across, at + across + 1];
  const [column = 0, toRight = 0, below = 0, opposite = 0] = [columns[a], columns[b], columns[c], columns[d]];
  const [row = 0, rowToRight = 0, rowBelow = 0, rowOpposite = 0] = [rows[a], rows[b], rows[c], rows[d]];
  const columnBoth = opposite - toRight - below + column;
  return {
    isWhole: !Number.isNaN(columnBoth),
    isSeen: [column, toRight, below, opposite].some((value) => !Number.isNaN(value)),
    column,
    columnRight: toRight - column,
    columnDown: below - column,
    columnBoth,
    row,
    rowRight: rowToRight - row,
    rowDown: rowBelow - row,
    rowBoth: rowOpposite - rowToRight - rowBelow + row,
  };
}

function drawStraight(
  source: Raster,
  into: Raster,
  laying: Laying,
  cell: Cell & { readonly x: number; readonly y: number },
): void {
  const right = Math.min(CELL, into.width - cell.x);
  const bottom = Math.min(CELL, into.height - cell.y);
  for (let line = 0; line < bottom; line += 1) {
    const down = (line + 0.5) / CELL;
    const columnStep = (cell.columnRight + cell.columnBoth * down) / CELL;
    const rowStep = (cell.rowRight + cell.rowBoth * down) / CELL;
    let column = cell.column + cell.columnDown * down + columnStep / 2;
    let row = cell.row + cell.rowDown * down + rowStep / 2;
    let at = ((cell.y + line) * into.width + cell.x) * 3;
    for (let step = 0; step < right; step += 1, at += 3) {
      lay(source, into.pixels, at, column, row, laying);
      column += columnStep;
      row += rowStep;
    }
  }
}

/** Where the map bends much: at a pole, and at the edge of what is seen. */
function drawBent(source: Raster, into: Raster, laying: Laying, left: number, top: number): void {
  const right = Math.min(left + CELL, into.width);
  const bottom = Math.min(top + CELL, into.height);
  const point: SourcePoint = { column: 0, row: 0 };
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      if (!laying.map(x + 0.5, y + 0.5, point)) continue;
      lay(source, into.pixels, (y * into.width + x) * 3, point.column, point.row, laying);
    }
  }
}

/** Lays the colour between four pixels of the source over a pixel. */
function lay(
  { width, height, pixels }: Raster,
  into: Uint8Array,
  at: number,
  column: number,
  row: number,
  { isRound, weight, feather }: Laying,
): void {
  let share = weight;
  if (!isRound) {
    const edge = Math.min(column, row, width - column, height - row);
    if (edge < 0) return;
    if (feather > 0 && edge < feather) share *= edge / feather;
  }
  const fromLeft = column - 0.5;
  const fromTop = row - 0.5;
  const left = Math.floor(fromLeft);
  const top = Math.floor(fromTop);
  const across = fromLeft - left;
  const down = fromTop - top;
  const firstColumn = isRound ? modulo(left, width) : clamp(left, width);
  const lastColumn = isRound ? modulo(left + 1, width) : clamp(left + 1, width);
  const firstRow = clamp(top, height) * width;
  const lastRow = clamp(top + 1, height) * width;
  const a = (firstRow + firstColumn) * 3;
  const b = (firstRow + lastColumn) * 3;
  const c = (lastRow + firstColumn) * 3;
  const d = (lastRow + lastColumn) * 3;
  for (let part = 0; part < 3; part += 1) {
    const above = (pixels[a + part] as number) * (1 - across) + (pixels[b + part] as number) * across;
    const below = (pixels[c + part] as number) * (1 - across) + (pixels[d + part] as number) * across;
    const colour = above * (1 - down) + below * down;
    const before = into[at + part] as number;
    into[at + part] = before + (colour - before) * share + 0.5;
  }
}

function modulo(index: number, length: number): number {
  const rest = index % length;
  return rest < 0 ? rest + length : rest;
}

function clamp(index: number, length: number): number {
  return index < 0 ? 0 : index >= length ? length - 1 : index;
}
