import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { BackupError } from './backup-error.ts';
import type { Database } from './database.ts';

/** Milliseconds that a connection waits for another one; as long as the CMS does. */
const BUSY = 10_000;

/** The CMS's SQLite in the data folder. */
export function sqliteDatabase(file: string): Database {
  return {
    kind: 'sqlite',
    // The online backup of SQLite would begin again after each write; this reads one state from its beginning.
    copyTo: async (copy) => {
      if (!existsSync(file)) {
        throw new BackupError(
          'database',
          `There is no database ${file}. Is DATA_DIR or DATABASE_URL missing?`,
        );
      }
      withDatabase(file, { readOnly: true, timeout: BUSY }, (database) =>
        database.prepare('vacuum into ?').run(copy),
      );
    },
    isInUse: async () => existsSync(file) && isOpenElsewhere(file),
    hasContent: async () => false,
    check: async (copy) => {
      const answer = withDatabase(copy, { readOnly: true }, (database) =>
        database.prepare('pragma quick_check(1)').get(),
      );
      if (answer?.['quick_check'] !== 'ok') throw notReadable(copy);
    },
    replaceWith: async () => undefined,
  };
}

/** In the mode that the CMS uses (WAL), each connection has a lock that this one cannot be beside. */
function isOpenElsewhere(file: string): boolean {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec('pragma locking_mode = exclusive; begin exclusive; rollback');
    return false;
  } catch (error) {
    if (isBusy(error)) return true;
    // What is no database is in no one's use.
    return false;
  } finally {
    database.close();
  }
}

/** SQLite's error code if another connection holds the lock. */
const SQLITE_BUSY = 5;

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}

function withDatabase<Result>(
  file: string,
  options: { readonly readOnly: true; readonly timeout?: number },
  work: (database: DatabaseSync) => Result,
): Result {
  try {
    const database = new DatabaseSync(file, options);
    try {
      return work(database);
    } finally {
      database.close();
    }
  } catch (error) {
    if (isFull(error)) throw Object.assign(new Error('full'), { code: 'ENOSPC' });
    throw notReadable(file, error);
  }
}

/** SQLite's error code for a disk without room. */
const SQLITE_FULL = 13;

function isFull(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_FULL;
}

function notReadable(file: string, cause?: unknown): BackupError {
  const reason = cause instanceof Error ? `: ${cause.message}` : '';
  return new BackupError('database', `The database ${file} cannot be read${reason}.`, { cause });
}
