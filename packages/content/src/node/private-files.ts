import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Permission bits of the file's group and of everybody else. */
const OTHERS = 0o077;

/**
 * Keeps what the process writes from now on to its own account: no other one of the machine may read its files.
 * On Windows permissions are inherited from the folder, and nothing happens.
 */
export const writePrivately = (): void => {
  if (process.platform !== 'win32') process.umask(OTHERS);
};

/**
 * Takes the permissions of other accounts from a file or a folder with all that is in it. Links are not followed,
 * and what belongs to another account stays as it is. On Windows nothing happens.
 *
 * @param path What is not there needs nothing.
 * @throws Error of the file system, other than that something is gone or belongs to somebody else.
 */
export const makePrivate = (path: string): void => {
  if (process.platform === 'win32') return;
  try {
    const stats = lstatSync(path);
    if (!stats.isFile() && !stats.isDirectory()) return;
    if ((stats.mode & OTHERS) !== 0) chmodSync(path, stats.mode & 0o7777 & ~OTHERS);
    if (stats.isDirectory()) for (const name of readdirSync(path)) makePrivate(join(path, name));
  } catch (error) {
    // Another process may remove its temporary files meanwhile.
    if (!hasCode(error, 'ENOENT', 'EPERM', 'EACCES')) throw error;
  }
};

const hasCode = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));
