import type { Sheet } from '../../../contracts/bulk.ts';
import { TableError } from '../table/read-table.ts';
import { articles } from './articles.ts';
import { hotspots } from './hotspots.ts';
import type { SheetKind } from './sheet.ts';
import { translations } from './translations.ts';

export const SHEET_KINDS: Readonly<Record<Sheet, SheetKind>> = { articles, hotspots, translations };

/**
 * Finds out by its columns what a table holds.
 *
 * @throws TableError if it lacks the columns that name the entries, or has one that says nothing here.
 */
export function sheetOf(columns: readonly string[], locales: readonly string[]): Sheet {
  const sheets = Object.entries(SHEET_KINDS) as readonly (readonly [Sheet, SheetKind])[];
  const found = sheets.find(([, { keys }]) => keys.every((key) => columns.includes(key)));
  if (found === undefined) {
    throw new TableError({
      code: 'missingColumns',
      what: sheets.map(([, { keys }]) => keys.join(' + ')).join(' / '),
    });
  }
  const [sheet, kind] = found;
  const known = new Set([...kind.columns, ...(kind.hasLanguageColumns ? locales : [])]);
  const unknown = columns.filter((column) => !known.has(column));
  if (unknown.length > 0) throw new TableError({ code: 'unknownColumns', what: unknown.join(', ') });
  return sheet;
}
