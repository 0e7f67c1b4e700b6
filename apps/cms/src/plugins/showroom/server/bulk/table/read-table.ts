import { createReadStream } from 'node:fs';
import type { FileFault } from '../../../contracts/bulk.ts';
import { MAX_TABLE_LINES } from '../../../contracts/bulk.ts';
import { CsvError, CsvReader } from './read-csv.ts';

/** A file that is not a table; the fault is for the editor. */
export class TableError extends Error {
  override readonly name = 'TableError';
  readonly fault: FileFault;

  constructor(fault: FileFault, options?: ErrorOptions) {
    super(fault.code, options);
    this.fault = fault;
  }
}

/** One line of a table. */
export interface TableLine {
  readonly number: number;
  /** By column; undefined if it has more or fewer cells than the heading. */
  readonly cells: ReadonlyMap<string, unknown> | undefined;
}

export interface Table {
  readonly isCsv: boolean;
  readonly columns: readonly string[];
  readonly lines: readonly TableLine[];
}

/**
 * Reads a table from a file: JSON if it begins with a bracket, else CSV.
 *
 * @throws TableError if it is neither, or too long.
 */
export async function readTable(path: string): Promise<Table> {
  let json: string[] | undefined;
  let records: RecordCollector | undefined;
  for await (const piece of piecesOf(path)) {
    if (json === undefined && records === undefined) {
      const first = piece.trimStart()[0];
      if (first === undefined) continue;
      if (first === '[' || first === '{') json = [];
      else records = new RecordCollector();
    }
    json?.push(piece);
    records?.push(piece);
  }
  if (json !== undefined) return tableOfJson(json.join(''));
  if (records === undefined) throw new TableError({ code: 'empty' });
  return records.table();
}

/** The text of a file. Other encodings are refused: their letters would arrive as different ones. */
async function* piecesOf(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (bytes?: Uint8Array): string => {
    try {
      return bytes === undefined ? decoder.decode() : decoder.decode(bytes, { stream: true });
    } catch (cause) {
      throw new TableError({ code: 'notUtf8' }, { cause });
    }
  };
  for await (const bytes of createReadStream(path)) yield decode(bytes as Uint8Array);
  yield decode();
}

class RecordCollector {
  readonly #reader = new CsvReader();
  readonly #lines: TableLine[] = [];
  #columns: readonly string[] | undefined;
  #count = 0;

  push(piece: string): void {
    this.#take(() => this.#reader.push(piece));
  }

  table(): Table {
    this.#take(() => this.#reader.end());
    return { isCsv: true, columns: this.#columns ?? [], lines: this.#lines };
  }

  #take(read: () => readonly (readonly string[])[]): void {
    try {
      for (const record of read()) this.#add(record);
    } catch (cause) {
      if (!(cause instanceof CsvError)) throw cause;
      throw new TableError({ code: 'quote', line: cause.line }, { cause });
    }
  }

  #add(record: readonly string[]): void {
    this.#count += 1;
    if (this.#columns === undefined) {
      this.#columns = headingOf(record);
      return;
    }
    const columns = this.#columns;
    // Spreadsheets leave empty rows at the end.
    if (record.every((cell) => cell === '')) return;
    refuseMany(this.#lines.length);
    const cells =
      record.length === columns.length
        ? new Map(columns.map((column, index) => [column, record[index] ?? '']))
        : undefined;
    this.#lines.push({ number: this.#count, cells });
  }
}

function headingOf(record: readonly string[]): readonly string[] {
  const columns = record.map((name) => name.trim());
  const double = columns.find((name, index) => columns.indexOf(name) !== index);
  if (double !== undefined) throw new TableError({ code: 'doubleColumn', what: double });
  return columns;
}

function tableOfJson(text: string): Table {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch (cause) {
    throw new TableError({ code: 'notJson' }, { cause });
  }
  if (!Array.isArray(given)) throw new TableError({ code: 'notJson' });
  const columns = new Set<string>();
  const lines = given.map((line: unknown, index): TableLine => {
    refuseMany(index);
    if (typeof line !== 'object' || line === null || Array.isArray(line)) {
      return { number: index + 1, cells: undefined };
    }
    const cells = new Map<string, unknown>(Object.entries(line));
    for (const column of cells.keys()) columns.add(column);
    return { number: index + 1, cells };
  });
  return { isCsv: false, columns: [...columns], lines };
}

function refuseMany(count: number): void {
  if (count >= MAX_TABLE_LINES) throw new TableError({ code: 'tooManyLines' });
}
