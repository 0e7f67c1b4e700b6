/** The cells of one column, from top to bottom. */
export interface CsvColumn {
  readonly cells: readonly string[];
  /** Commas do not separate the columns, so that they can be decimal signs. */
  readonly mayUseCommas: boolean;
}

/**
 * Finds a column of a CSV file by its name in the first line. Columns are separated by what that line has: semicolons,
 * else tabs, else commas; cells in quotes may contain them (RFC 4180). Upper and lower case are the same.
 */
export function csvColumn(text: string, name: string): CsvColumn {
  const content = text.replace(/^\uFEFF/, '');
  const separator = separatorOf(content);
  const wanted = name.trim().toLowerCase();
  let column = -1;
  const cells: string[] = [];
  for (const row of rowsOf(content, separator)) {
    if (column === -1) {
      column = row.findIndex((cell) => cell.trim().toLowerCase() === wanted);
      if (column === -1) break;
      continue;
    }
    const cell = row[column];
    if (cell !== undefined) cells.push(cell);
  }
  return { cells, mayUseCommas: separator !== ',' };
}

function separatorOf(content: string): string {
  const [names = ''] = content.split(/\r?\n/, 1);
  const bare = names.replaceAll(/"[^"]*"/g, '');
  return bare.includes(';') ? ';' : bare.includes('\t') ? '\t' : ',';
}

function* rowsOf(content: string, separator: string): Generator<readonly string[]> {
  // A cell in quotes, or one without; then what ends it.
  const cell = new RegExp(
    String.raw`(?:"([^"]*(?:""[^"]*)*)"|([^${separator}\r\n]*))(${separator}|\r\n|\r|\n|$)`,
    'y',
  );
  let row: string[] = [];
  while (cell.lastIndex < content.length) {
    const found = cell.exec(content);
    // A quote that is never closed, or letters behind one: nothing after it can be read.
    if (found === null) return;
    const [, quoted, plain = '', end] = found;
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === separator) continue;
    yield row;
    row = [];
  }
  if (row.length > 0) yield row;
}
