import { restore } from './neutral.ts';

/** A record that the format does not allow, by its number from 1 on. */
export class CsvError extends Error {
  override readonly name = 'CsvError';
  readonly line: number;

  constructor(line: number) {
    super(`Line ${line} breaks off within quotes, goes on behind them, or has no end.`);
    this.line = line;
  }
}

/** Characters of a heading: it is searched again with every piece of the file. */
const MAX_HEADING = 100_000;

/** In the order of preference where a heading has several. */
const SEPARATORS = [';', '\t', ','] as const;

/** Where in a cell the reader is: `behind` its closing quote, for instance. */
type Part = 'start' | 'plain' | 'quoted' | 'behind';

/**
 * Reads a CSV file (RFC 4180) that arrives in pieces. Cells are separated by what the first record has most of outside
 * of quotes: semicolons, tabs or commas. Lines end with CR LF, LF or CR; line breaks within quotes are kept. A quote
 * within a cell without quotes is a letter, as in every spreadsheet.
 */
export class CsvReader {
  #separator: string | undefined;
  /** The text of the first record until its separator is known, and quotes and CRs at the end of a piece. */
  #held = '';
  #records: (readonly string[])[] = [];
  #cells: string[] = [];
  #cell = '';
  #part: Part = 'start';
  #count = 0;

  /** @returns the records that this piece completes. @throws CsvError */
  push(piece: string): readonly (readonly string[])[] {
    let text = this.#held + piece;
    this.#held = '';
    if (this.#separator === undefined) {
      this.#separator = separatorOf(text, false);
      if (this.#separator === undefined) {
        if (text.length > MAX_HEADING) throw new CsvError(1);
        this.#held = text;
        return [];
      }
    }
    // What they mean depends on the letter that comes next.
    const open = text.search(/["\r]+$/);
    if (open !== -1) {
      this.#held = text.slice(open);
      text = text.slice(0, open);
    }
    this.#read(text, this.#separator);
    return this.#taken();
  }

  /** @returns the last record, where no line break ends it. @throws CsvError */
  end(): readonly (readonly string[])[] {
    const text = this.#held;
    this.#held = '';
    this.#separator ??= separatorOf(text, true) ?? ',';
    this.#read(text, this.#separator);
    if (this.#part === 'quoted') throw new CsvError(this.#count + 1);
    if (this.#part !== 'start' || this.#cells.length > 0) this.#endRecord();
    return this.#taken();
  }

  #taken(): readonly (readonly string[])[] {
    const records = this.#records;
    this.#records = [];
    return records;
  }

  #endCell(): void {
    this.#cells.push(restore(this.#cell));
    this.#cell = '';
    this.#part = 'start';
  }

  #endRecord(): void {
    this.#endCell();
    this.#records.push(this.#cells);
    this.#cells = [];
    this.#count += 1;
  }

  #read(text: string, separator: string): void {
    const end = new RegExp(`[${separator}\\r\\n]`, 'g');
    for (let at = 0; at < text.length; at += 1) {
      const letter = text[at];
      if (this.#part === 'quoted') {
        const close = text.indexOf('"', at);
        this.#cell += text.slice(at, close === -1 ? text.length : close);
        if (close === -1) return;
        at = close;
        if (text[at + 1] === '"') {
          this.#cell += '"';
          at += 1;
        } else this.#part = 'behind';
      } else if (letter === separator) this.#endCell();
      else if (letter === '\n' || letter === '\r') {
        if (letter === '\r' && text[at + 1] === '\n') at += 1;
        this.#endRecord();
      } else if (this.#part === 'behind') throw new CsvError(this.#count + 1);
      else if (this.#part === 'start' && letter === '"') this.#part = 'quoted';
      else {
        this.#part = 'plain';
        end.lastIndex = at;
        const stop = end.exec(text)?.index ?? text.length;
        this.#cell += text.slice(at, stop);
        at = stop - 1;
      }
    }
  }
}

/** The separator of the first record; undefined while the record goes on and is not the whole text. */
function separatorOf(text: string, isWhole: boolean): string | undefined {
  const bare = text.replaceAll(/"(?:[^"]|"")*("|$)/g, '');
  const end = bare.search(/[\r\n]/);
  if (end === -1 && !isWhole) return undefined;
  const heading = end === -1 ? bare : bare.slice(0, end);
  const counts = SEPARATORS.map((separator) => ({
    separator,
    count: heading.split(separator).length,
  }));
  return counts.toSorted((one, other) => other.count - one.count)[0]?.separator;
}
