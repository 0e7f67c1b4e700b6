/**
 * Reads what a spreadsheet puts on the clipboard as text: cells between tabs, rows between line breaks. Excel,
 * LibreOffice and Google Sheets put a cell with a tab, a line break or a quotation mark between quotation marks, and
 * double those inside. A quotation mark that does not enclose the whole cell is a part of it: `5" pipe`.
 *
 * @returns rows of cells, as long as they were written; no rows for an empty text.
 */
export function pastedCells(text: string): string[][] {
  const rows: string[][] = [[]];
  let at = 0;
  while (at < text.length) {
    const quoted = text[at] === '"' ? quotedCell(text, at) : undefined;
    const end = quoted?.end ?? plainEnd(text, at);
    rows.at(-1)?.push(quoted?.cell ?? text.slice(at, end));
    at = end;
    if (text[at] === '\t') {
      at += 1;
      if (at === text.length || isLineBreak(text[at])) rows.at(-1)?.push('');
    }
    if (isLineBreak(text[at])) {
      at += text.startsWith('\r\n', at) ? 2 : 1;
      // Spreadsheets end the last row with a line break, too.
      if (at < text.length) rows.push([]);
    }
  }
  return text === '' ? [] : rows;
}

/** The cell whose quotation mark stands at `start`; undefined if what follows its end is no end of a cell. */
function quotedCell(
  text: string,
  start: number,
): { readonly cell: string; readonly end: number } | undefined {
  let cell = '';
  let at = start + 1;
  while (at < text.length) {
    if (text[at] !== '"') {
      cell += text[at] ?? '';
      at += 1;
    } else if (text[at + 1] === '"') {
      cell += '"';
      at += 2;
    } else {
      const end = at + 1;
      return end === text.length || text[end] === '\t' || isLineBreak(text[end]) ? { cell, end } : undefined;
    }
  }
  return undefined;
}

function plainEnd(text: string, start: number): number {
  const length = text.slice(start).search(/[\t\n\r]/);
  return length === -1 ? text.length : start + length;
}

function isLineBreak(character: string | undefined): boolean {
  return character === '\n' || character === '\r';
}
