import type { Article } from '../world/content.ts';

/** A row of an article's tables with a label of its own. */
export interface LabelledRow {
  readonly label: string;
  readonly value: string;
}

/** Between the cells of a row that has several. */
const BETWEEN = ' · ';

/**
 * The figures and the rows of all tables of an article: the first cell is the label, the others are its value. Of rows
 * with one label the first counts. The first row of a table names its columns and is none.
 */
export function labelledRowsOf({ figures = [], sections }: Article): ReadonlyMap<string, LabelledRow> {
  const rows = new Map<string, LabelledRow>();
  const add = (label: string, values: readonly string[]) => {
    const value = values.filter((cell) => cell !== '').join(BETWEEN);
    const [short, whole] = [rowKey(label.replace(REMARK, '')), rowKey(label)];
    // The same row again.
    if (rowKey(rows.get(short)?.label ?? '') === whole) return;
    const key = short === '' || rows.has(short) ? whole : short;
    if (key !== '' && value !== '' && !rows.has(key)) rows.set(key, { label, value });
  };
  for (const section of sections) {
    if (section.kind !== 'table') continue;
    for (const [label = '', ...values] of section.rows.slice(1)) add(label, values);
  }
  for (const { label, value, unit } of figures) add(label, [`${value} ${unit}`.trim()]);
  return rows;
}

/** What stands in brackets at the end of a label: *Reach (wrist centre)* is the reach. */
const REMARK = /\([^()]*\)\s*$/;

/** The same for labels that differ only in case, space or punctuation. */
function rowKey(label: string): string {
  return label
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}%°±/]+/gu, ' ')
    .trim();
}
