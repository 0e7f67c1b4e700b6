import { DatabaseSync } from 'node:sqlite';

/** SQLite's error code if another connection holds the lock. */
const SQLITE_BUSY = 5;

/**
 * Locks a file without waiting, as an SQLite database with an exclusive transaction. The operating system releases the
 * lock however the process ends (decision 0061).
 *
 * @param path A file that is used for nothing else. It is created if missing, and never removed.
 * @returns The function that releases the lock; undefined if this or another process holds it.
 */
export function tryLockFile(path: string): (() => void) | undefined {
  const file = new DatabaseSync(path);
  try {
    file.exec('pragma busy_timeout = 0; begin exclusive');
  } catch (error) {
    file.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return undefined;
    throw error;
  }
  // Closing the connection rolls back and releases the lock.
  return () => file.close();
}
