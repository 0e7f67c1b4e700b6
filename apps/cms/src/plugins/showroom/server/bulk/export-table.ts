import type { TableExport } from '../../contracts/bulk.ts';
import { TABLES } from './kinds/table-kinds.ts';
import { textOf } from './kinds/table-kind.ts';
import type { Workplace } from './kinds/table-kind.ts';
import { BYTE_ORDER_MARK, csvLine } from './table/write-csv.ts';

/** Characters per piece of the answer. */
const PIECE = 64 * 1024;

/** The text of a table, piece by piece. */
export async function* exportTable(
  workplace: Workplace,
  { table, format, world, kinds }: TableExport,
): AsyncGenerator<string> {
  const kind = TABLES[table];
  const isCsv = format !== 'json';
  const columns = [...kind.columns, ...(kind.hasLanguageColumns ? workplace.locales : [])];
  const separator = format === 'csv-comma' ? ',' : ';';
  let piece = isCsv ? `${BYTE_ORDER_MARK}${csvLine(columns, separator)}` : '[';
  let isFirst = true;
  for await (const line of kind.exportLines(workplace, { isCsv, world, kinds })) {
    piece += isCsv
      ? csvLine(
          columns.map((column) => textOf(line[column])),
          separator,
        )
      : `${isFirst ? '\n' : ',\n'}${JSON.stringify(line)}`;
    isFirst = false;
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
  }
  yield isCsv ? piece : `${piece}\n]\n`;
}
