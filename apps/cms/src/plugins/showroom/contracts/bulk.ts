/** Prefix of all endpoints of the page “Tables”. */
export const BULK_PATH = '/showroom/bulk';

/** Permission to export and import tables. Each entry also needs the permission to read or write it. */
export const USE_BULK = 'plugin::showroom.bulk.use';

/** What a table holds. */
export const TABLE_NAMES = ['articles', 'hotspots', 'translations'] as const;
export type TableName = (typeof TABLE_NAMES)[number];

export const TABLE_FORMATS = ['csv-semicolon', 'csv-comma', 'json'] as const;
export type TableFormat = (typeof TABLE_FORMATS)[number];

/** Limits for a file: bytes, and lines without the heading. */
export const MAX_TABLE_BYTES = 20_000_000;
export const MAX_TABLE_LINES = 20_000;

/** Lines per answer of `GET /import/lines`. */
export const LINES_PER_PAGE = 20;

/** `GET /choices`: what can be exported. */
export interface TableChoices {
  /** Those that the account may change. */
  readonly worlds: readonly { readonly documentId: string; readonly name: string }[];
  /** Content types with texts to translate. */
  readonly kinds: readonly string[];
  /** Whether a table may have the content of all worlds. */
  readonly mayExportAll: boolean;
}
export type TableChoicesAnswer = { readonly data: TableChoices };

/** `GET /export?table=&format=&world=&kind=` returns the file; without `world` all, without `kind` all kinds. */
export interface TableExport {
  readonly table: TableName;
  readonly format: TableFormat;
  readonly world?: string;
  readonly kinds?: readonly string[];
}

/** Why a file cannot be read at all. */
export const FILE_FAULTS = [
  'empty',
  'notUtf8',
  'notJson',
  'quote',
  'unknownColumns',
  'doubleColumn',
  'missingColumns',
  'tooManyLines',
  'broken',
] as const;
export interface FileFault {
  readonly code: (typeof FILE_FAULTS)[number];
  /** The line, counted as a spreadsheet counts its rows. */
  readonly line?: number;
  /** The columns. */
  readonly what?: string;
}

/** What can be wrong in a line. */
export const LINE_FAULTS = [
  'cells',
  'duplicate',
  'noKey',
  'unknownEntry',
  'unknownText',
  'unknownLanguage',
  'unknownTarget',
  'noTargetThere',
  'fixedTarget',
  'unknownValue',
  'notGtin',
  'notCurrency',
  'notPrice',
  'missing',
  'tooLong',
  'unstorable',
  'blocksInCsv',
  'blocks',
  'shared',
  'mayNotRead',
  'mayNotWrite',
  'mayNotCreate',
] as const;
export interface LineFault {
  readonly code: (typeof LINE_FAULTS)[number];
  readonly column?: string;
  /** What the line says there, or the line that it contradicts. */
  readonly what?: string;
}

export const LINE_STATUSES = ['new', 'changed', 'unchanged', 'wrong'] as const;
export type LineStatus = (typeof LINE_STATUSES)[number];

export interface CellChange {
  readonly column: string;
  readonly before: string;
  readonly after: string;
}

/** What an import would do with one line. */
export interface ExaminedLine {
  /** Counted as a spreadsheet counts its rows: the heading is line 1. In JSON, the first object is line 1. */
  readonly line: number;
  readonly status: LineStatus;
  /** The entry, as an editor knows it. */
  readonly entry: string;
  readonly changes: readonly CellChange[];
  readonly faults: readonly LineFault[];
}

/** `GET /import/lines?token=&status=&page=1` */
export interface LinesPage {
  readonly lines: readonly ExaminedLine[];
  readonly pages: number;
}
export type LinesAnswer = { readonly data: LinesPage };

/** An entry that was not written. */
export interface SkippedEntry {
  readonly entry: string;
  readonly lines: readonly number[];
  /** `conflict`: it was changed after the preview. `refused`: the CMS's own sentence says why. */
  readonly reason: 'conflict' | 'refused';
  readonly sentence?: string;
}

interface WithTable {
  /** Identifies the file: a decision never applies to another one. */
  readonly token: string;
  readonly file: string;
}

interface WithCounts extends WithTable {
  readonly table: TableName;
  readonly counts: Readonly<Record<LineStatus, number>>;
}

/** The import of tables of one account. */
export type TableState =
  | { readonly status: 'idle' }
  | (WithTable & { readonly status: 'reading' })
  | (WithTable & { readonly status: 'refused'; readonly fault: FileFault })
  | (WithCounts & { readonly status: 'examined' })
  /** In entries. */
  | (WithCounts & { readonly status: 'writing'; readonly done: number; readonly total: number })
  /** `failed`: something else broke, and what was not written can be tried again. */
  | (WithCounts & {
      readonly status: 'done' | 'failed';
      readonly written: number;
      readonly skipped: readonly SkippedEntry[];
      readonly left: number;
    });

/** `GET /import`, and the answer of `POST /import?name=`, `POST /import/start`, `DELETE /import?token=`. */
export type TableAnswer = { readonly data: TableState };

/** `POST /import/start`: writes the examined file, or what is left of it after a failure. */
export interface StartTable {
  readonly token: string;
}

/** Whether work is in progress. */
export function isTableRunning({ status }: TableState): boolean {
  return status === 'reading' || status === 'writing';
}
