import type { Bar, Section, Table } from './section.ts';

/** A section as Markdown, its headings below the report's own. */
export function sectionText({ title, notes, tables }: Section): string {
  return [`## ${title}`, ...tables.map(tableText), ...notes].join('\n\n');
}

/** The limits of all sections in one table. */
export function barsText(sections: readonly Section[]): string {
  const bars = sections.flatMap((section) => section.bars ?? []);
  return tableText({ head: ['bar', 'limit', 'measured', ''], rows: bars.map(barRow) });
}

function barRow({ what, limit, measured, isKept }: Bar): readonly string[] {
  return [what, limit, measured, isKept ? 'kept' : '**missed**'];
}

/** Columns are padded, so that the same text reads well at a terminal. Numbers stand to the right. */
function tableText({ head, rows }: Table): string {
  const widths = head.map((cell, column) =>
    Math.max(3, ...[cell, ...rows.map((row) => row[column] ?? '')].map(({ length }) => length)),
  );
  const line = (cells: readonly string[]): string =>
    `| ${widths.map((width, column) => padded(cells[column] ?? '', width, column)).join(' | ')} |`;
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [line(head), `| ${rule.join(' | ')} |`, ...rows.map(line)].join('\n');
}

function padded(cell: string, width: number, column: number): string {
  return column === 0 ? cell.padEnd(width) : cell.padStart(width);
}
