import type { LineStatus, TableName } from '../../contracts/bulk.ts';
import { withinPresentLimit } from '../world-limits/limits.ts';
import { tableNameOf, TABLES } from './kinds/table-kinds.ts';
import { wrongLine } from './kinds/table-kind.ts';
import type { EntryTask, Examined, Workplace } from './kinds/table-kind.ts';
import { readTable } from './table/read-table.ts';

export interface ExaminedTable extends Examined {
  readonly table: TableName;
  readonly counts: Readonly<Record<LineStatus, number>>;
}

/** Reads a file and compares it with the drafts. @throws TableError if it is no table. */
export async function examineTable(workplace: Workplace, path: string): Promise<ExaminedTable> {
  const given = await readTable(path);
  const table = tableNameOf(given.columns, workplace.locales);
  const examined = await withinLimit(workplace, await TABLES[table].examine(workplace, given));
  const counts = { new: 0, changed: 0, unchanged: 0, wrong: 0 };
  for (const { status } of examined.lines) counts[status] += 1;
  return { ...examined, table, counts };
}

/** Without the tasks for entries outside of the worlds of the account: their lines say that it may not write them. */
async function withinLimit({ strapi }: Workplace, { lines, tasks }: Examined): Promise<Examined> {
  const existing = tasks.flatMap(({ uid, documentId }) =>
    documentId === undefined ? [] : [{ uid, documentId }],
  );
  const within = new Set((await withinPresentLimit(strapi, existing)).map(({ documentId }) => documentId));
  const isWithin = ({ documentId }: EntryTask): boolean => documentId === undefined || within.has(documentId);
  const refused = new Set(tasks.filter((task) => !isWithin(task)).flatMap((task) => task.lines));
  return {
    tasks: tasks.filter(isWithin),
    lines: lines.map((line) =>
      refused.has(line.line) ? wrongLine(line.line, line.entry, [{ code: 'mayNotWrite' }]) : line,
    ),
  };
}
