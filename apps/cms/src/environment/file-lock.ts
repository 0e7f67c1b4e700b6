import { DatabaseSync } from 'node:sqlite';

/** Of SQLite: another connection holds the file. */
const SQLITE_BUSY = 5;

/**
 * Holds a file as SQLite holds a database that it writes to, which the system undoes when a process ends,
 * however that ends.
 *
 * @param path Of a file that nothing else uses; it is made where there is none, and stays.
 * @returns What gives it back; nothing when it is held already, by this process or another one.
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
