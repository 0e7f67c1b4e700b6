import { DATA_PREFIX, isKept } from './kept-paths.ts';

/** The last entry of an archive: without it a backup is not complete. */
export const MANIFEST_NAME = 'manifest.json';

/** How the copy of the database is called in the archive. */
export const DATABASE_NAMES = { sqlite: 'database.sqlite', postgres: 'database.dump' } as const;

/** What the CMS keeps its content in. */
export type DatabaseKind = keyof typeof DATABASE_NAMES;

const FORMAT = 'vitrine-backup-1';

/** A file of an archive. */
export interface BackupFile {
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  /** Of its bytes, in hexadecimal digits. */
  readonly sha256: string;
}

/** What an archive says of itself. */
export interface Manifest {
  /** The version of Vitrine that made it. */
  readonly vitrine: string;
  /** When the copy of the database began, as ISO 8601 in UTC. */
  readonly created: string;
  readonly database: DatabaseKind;
  /** All entries but the manifest itself. */
  readonly files: readonly BackupFile[];
}

/** The text of a manifest. */
export function formatManifest(manifest: Manifest): string {
  return `${JSON.stringify({ format: FORMAT, ...manifest }, undefined, 1)}\n`;
}

/** @returns Undefined for a text that is no manifest of a backup, or names a file that no backup has. */
export function parseManifest(text: string): Manifest | undefined {
  const found = parsed(text);
  if (!isRecord(found) || found['format'] !== FORMAT) return undefined;
  const { vitrine, created, database, files } = found;
  if (typeof vitrine !== 'string' || !VERSION.test(vitrine)) return undefined;
  if (typeof created !== 'string' || !isDate(created)) return undefined;
  if (!isDatabaseKind(database) || !Array.isArray(files)) return undefined;
  const isWhole =
    files.every((file) => isBackupFile(file, database)) &&
    files.some(({ path }) => path === DATABASE_NAMES[database]) &&
    new Set(files.map(({ path }) => path)).size === files.length;
  return isWhole ? { vitrine, created, database, files } : undefined;
}

/** Whether an archive may have an entry of this name. */
export function isEntryName(name: string): boolean {
  return (
    name === MANIFEST_NAME ||
    Object.values(DATABASE_NAMES).some((database) => database === name) ||
    (name.startsWith(DATA_PREFIX) && isKept(name.slice(DATA_PREFIX.length)))
  );
}

/** Whether a version of Vitrine is newer than another one. What follows the third number does not count. */
export function isNewer(version: string, than: string): boolean {
  const [left, right] = [numbersOf(version), numbersOf(than)];
  const different = left.findIndex((number, index) => number !== right[index]);
  return different >= 0 && (left[different] ?? 0) > (right[different] ?? 0);
}

const VERSION = /^(\d{1,9})\.(\d{1,9})\.(\d{1,9})(?:[-+].*)?$/;

function numbersOf(version: string): readonly number[] {
  return (VERSION.exec(version) ?? []).slice(1, 4).map(Number);
}

function isBackupFile(value: unknown, database: DatabaseKind): value is BackupFile {
  if (!isRecord(value)) return false;
  const { path, size, sha256 } = value;
  return (
    typeof path === 'string' &&
    (path === DATABASE_NAMES[database] || (path.startsWith(DATA_PREFIX) && isEntryName(path))) &&
    Number.isSafeInteger(size) &&
    Number(size) >= 0 &&
    typeof sha256 === 'string' &&
    /^[0-9a-f]{64}$/.test(sha256)
  );
}

function isDatabaseKind(value: unknown): value is DatabaseKind {
  return typeof value === 'string' && Object.hasOwn(DATABASE_NAMES, value);
}

function isDate(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text) && !Number.isNaN(Date.parse(text));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
