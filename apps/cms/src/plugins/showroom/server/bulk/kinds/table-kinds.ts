import type { TableName } from '../../../contracts/bulk.ts';
import { TableError } from '../table/read-table.ts';
import { articles } from './articles.ts';
import { hotspots } from './hotspots.ts';
import type { TableKind } from './table-kind.ts';
import { translations } from './translations.ts';

export const TABLES: Readonly<Record<TableName, TableKind>> = { articles, hotspots, translations };

/**
 * Finds out by its columns what a table holds.
 *
 * @throws TableError if it lacks the columns that name the entries, or has one that says nothing here.
 */
export function tableNameOf(columns: readonly string[], locales: readonly string[]): TableName {
  const tables = Object.entries(TABLES) as readonly (readonly [TableName, TableKind])[];
  const found = tables.find(([, { keys }]) => keys.every((key) => columns.includes(key)));
  if (found === undefined) {
    throw new TableError({
      code: 'missingColumns',
      what: tables.map(([, { keys }]) => keys.join(' + ')).join(' / '),
    });
  }
  const [table, kind] = found;
  const known = new Set([...kind.columns, ...(kind.hasLanguageColumns ? locales : [])]);
  const unknown = columns.filter((column) => !known.has(column));
  if (unknown.length > 0) throw new TableError({ code: 'unknownColumns', what: unknown.join(', ') });
  return table;
}
