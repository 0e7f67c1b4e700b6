import type { Core } from '@strapi/strapi';
import type { Permissions } from '../../../../../accounts/permissions.ts';
import type { ExaminedLine, LineFault, LineStatus, TableName } from '../../../contracts/bulk.ts';
import type { EntryName } from '../../content/references.ts';
import type { Rows } from '../../content/rows.ts';
import type { TableLine } from '../table/read-table.ts';

/** What every table needs: the CMS, and the account on whose behalf it works. */
export interface Workplace {
  readonly strapi: Core.Strapi;
  readonly rows: Rows;
  readonly account: Permissions;
  /** The languages of the CMS, the default one first. */
  readonly locales: readonly string[];
  /** Writes entries so that they are read together, for their versions and for who did what. */
  readonly together: (entries: readonly EntryName[], work: () => Promise<void>) => Promise<void>;
}

/** The changes of one entry, written all together or not at all. It is kept as JSON. */
export interface EntryTask {
  readonly uid: string;
  /** Undefined for a new entry. */
  readonly documentId: string | undefined;
  readonly entry: string;
  readonly lines: readonly number[];
  /** When each version of the entry was last written, as the preview saw it. */
  readonly basedOn: Versions;
  readonly table: TableName;
  /** What the kind of the table has to write. */
  readonly change: unknown;
}

/** The `updatedAt` of the drafts of an entry, by language. */
export type Versions = Readonly<Record<string, string>>;

/** What an import would do. */
export interface Examined {
  readonly lines: readonly ExaminedLine[];
  readonly tasks: readonly EntryTask[];
}

/** What a table of one kind of content looks like, and what its lines mean. */
export interface TableKind {
  /** Its columns. Those of the languages follow, if it has them. */
  readonly columns: readonly string[];
  /** Without these a file is another kind of table. */
  readonly keys: readonly string[];
  readonly hasLanguageColumns: boolean;
  /** A column that is not read. */
  readonly note?: string;
  readonly exportLines: (
    workplace: Workplace,
    options: ExportOptions,
  ) => AsyncIterable<Readonly<Record<string, unknown>>>;
  readonly examine: (workplace: Workplace, table: GivenTable) => Promise<Examined>;
  /**
   * Writes an entry, in a transaction, after its versions were compared.
   *
   * @param change That of a task of this kind.
   */
  readonly write: (workplace: Workplace, change: unknown) => Promise<void>;
}

export interface ExportOptions {
  readonly isCsv: boolean;
  /** The `documentId` of a world; undefined for all content. */
  readonly world: string | undefined;
  /** The content types of a table that holds several; undefined for all. */
  readonly kinds: readonly string[] | undefined;
}

export interface GivenTable {
  readonly isCsv: boolean;
  readonly columns: readonly string[];
  readonly lines: readonly TableLine[];
}

/** The text of a cell; numbers and booleans of JSON become text. */
export function textOf(cell: unknown): string {
  return typeof cell === 'string'
    ? cell
    : typeof cell === 'number' || typeof cell === 'boolean'
      ? String(cell)
      : '';
}

/** Whether two texts are the same to an editor: spreadsheets write line breaks of their own. */
export function isSame(one: string, other: string): boolean {
  return withPlainBreaks(one) === withPlainBreaks(other);
}

function withPlainBreaks(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n');
}

/** The longest text of a field that holds one line. */
const MAX_LINE_LENGTH = 255;

/** Why a text cannot be stored in a field; undefined if it can. */
export function textFault(
  attribute: { readonly type: string; readonly required?: boolean; readonly maxLength?: number } | undefined,
  column: string,
  text: string,
): LineFault | undefined {
  if (attribute?.required === true && text.trim() === '') return { code: 'missing', column };
  const limit = attribute?.maxLength ?? (attribute?.type === 'string' ? MAX_LINE_LENGTH : undefined);
  if (limit !== undefined && text.length > limit) return { code: 'tooLong', column, what: String(limit) };
  return text.includes('\u0000') ? { code: 'unstorable', column } : undefined;
}

/** A line that cannot be imported. */
export function wrongLine(line: number, entry: string, faults: readonly LineFault[]): ExaminedLine {
  return { line, status: 'wrong', entry, changes: [], faults };
}

/** A line without faults. */
export function rightLine(
  line: number,
  entry: string,
  given: { readonly isNew: boolean; readonly changes: ExaminedLine['changes'] },
): ExaminedLine {
  const status: LineStatus = given.isNew ? 'new' : given.changes.length > 0 ? 'changed' : 'unchanged';
  return { line, status, entry, changes: given.changes, faults: [] };
}

/** The `updatedAt` of a row, comparable. */
export function versionOf(row: Readonly<Record<string, unknown>>): string {
  return new Date(String(row['updatedAt'])).toISOString();
}
