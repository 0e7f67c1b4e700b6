import type { LineStatus, Sheet } from '../../contracts/bulk.ts';
import { sheetOf, SHEET_KINDS } from './sheets/sheet-kinds.ts';
import type { Examined, Workplace } from './sheets/sheet.ts';
import { readTable } from './table/read-table.ts';

export interface ExaminedTable extends Examined {
  readonly sheet: Sheet;
  readonly counts: Readonly<Record<LineStatus, number>>;
}

/** Reads a file and compares it with the drafts. @throws TableError if it is no table. */
export async function examineTable(workplace: Workplace, path: string): Promise<ExaminedTable> {
  const table = await readTable(path);
  const sheet = sheetOf(table.columns, workplace.locales);
  const examined = await SHEET_KINDS[sheet].examine(workplace, table);
  const counts = { new: 0, changed: 0, unchanged: 0, wrong: 0 };
  for (const { status } of examined.lines) counts[status] += 1;
  return { ...examined, sheet, counts };
}
