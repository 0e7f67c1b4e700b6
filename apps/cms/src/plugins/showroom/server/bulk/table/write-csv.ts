import { neutralise } from './neutral.ts';

/** Excel reads a file as UTF-8 when it begins with this. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Quoted for every separator: a table that is opened with the wrong one must not gain cells. */
const NEEDS_QUOTES = /[",;\t\r\n]/;

/** One line of a CSV file (RFC 4180); formulas are neutralised. */
export function csvLine(cells: readonly string[], separator: string): string {
  return `${cells.map(cellOf).join(separator)}\r\n`;
}

function cellOf(text: string): string {
  const cell = neutralise(text);
  return NEEDS_QUOTES.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
