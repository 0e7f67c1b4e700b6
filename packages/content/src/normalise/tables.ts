import { message } from '@vitrine/core/reports/message';
import type { Scope } from './scope.ts';

/** A larger table is not for reading on a page but for a download. */
export const MAXIMUM_ROWS = 500;
export const MAXIMUM_COLUMNS = 50;

/**
 * The rows of a table, each as long as the longest: lists of cells, or the JSON text of such lists. Other values
 * become texts; rows without any text, and rows and cells beyond the limit, are dropped; a row that is not a list is
 * reported and left out.
 */
export function tableRowsOf(
  scope: Pick<Scope, 'report'>,
  wire: unknown,
  path: string,
): readonly (readonly string[])[] {
  const given = typeof wire === 'string' ? parsed(wire) : wire;
  if (given === null || given === undefined) return [];
  if (!Array.isArray(given)) {
    scope.report('invalidEntry', path, message('report.tableIsNoList'));
    return [];
  }
  const rows = given.flatMap((row: unknown, index): string[][] => {
    if (Array.isArray(row)) return [row.map((cell) => cellText(cell))];
    scope.report('invalidEntry', `${path}[${index}]`, message('report.rowIsNoList'));
    return [];
  });
  const filled = rows.filter((row) => row.some((cell) => cell !== ''));
  const width = Math.max(0, ...filled.map(({ length }) => length));
  if (filled.length > MAXIMUM_ROWS || width > MAXIMUM_COLUMNS) {
    scope.report(
      'invalidEntry',
      path,
      message('report.largeTable', { rows: MAXIMUM_ROWS, columns: MAXIMUM_COLUMNS }),
    );
  }
  const shownWidth = Math.min(width, MAXIMUM_COLUMNS);
  return filled
    .slice(0, MAXIMUM_ROWS)
    .map((row) => Array.from({ length: shownWidth }, (_, column) => row[column] ?? ''));
}

function parsed(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'string') return cell.trim();
  return typeof cell === 'object' ? JSON.stringify(cell) : String(cell);
}
