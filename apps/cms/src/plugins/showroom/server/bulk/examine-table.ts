import type { LineStatus, TableName } from '../../contracts/bulk.ts';
import { tableNameOf, TABLES } from './kinds/table-kinds.ts';
import type { Examined, Workplace } from './kinds/table-kind.ts';
import { readTable } from './table/read-table.ts';

export interface ExaminedTable extends Examined {
  readonly table: TableName;
  readonly counts: Readonly<Record<LineStatus, number>>;
}

/** Reads a file and compares it with the drafts. @throws TableError if it is no table. */
export async function examineTable(workplace: Workplace, path: string): Promise<ExaminedTable> {
  const given = await readTable(path);
  const table = tableNameOf(given.columns, workplace.locales);
  const examined = await TABLES[table].examine(workplace, given);
  const counts = { new: 0, changed: 0, unchanged: 0, wrong: 0 };
  for (const { status } of examined.lines) counts[status] += 1;
  return { ...examined, table, counts };
}
