import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { hasCode } from './error-code.ts';

/** Permission bits of the file's group and of everybody else. */
const OTHERS = 0o077;

/**
 * The file belongs to another user or was deleted meanwhile; the disk is read-only, faulty, or has no permissions.
 */
const FORGIVEN = ['ENOENT', 'EPERM', 'EACCES', 'EROFS', 'EIO', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP'] as const;

/**
 * Keeps what the process writes from now on to its own account: no other one of the machine may read its files.
 * On Windows permissions are inherited from the folder, and nothing happens.
 */
export function writePrivately(): void {
  if (process.platform !== 'win32') process.umask(OTHERS);
}

/**
 * Takes the permissions of other accounts from a file or a folder with all that is in it. Links are not followed,
 * and what belongs to another account stays as it is. On Windows nothing happens.
 *
 * @param path What is not there needs nothing.
 * @throws Error of the file system that is none of {@link FORGIVEN}: a showroom opens on any disk.
 */
export function makePrivate(path: string): void {
  if (process.platform === 'win32') return;
  try {
    const stats = lstatSync(path);
    if (!stats.isFile() && !stats.isDirectory()) return;
    if ((stats.mode & OTHERS) !== 0) chmodSync(path, stats.mode & 0o7777 & ~OTHERS);
    if (stats.isDirectory()) for (const name of readdirSync(path)) makePrivate(join(path, name));
  } catch (error) {
    if (!hasCode(error, ...FORGIVEN)) throw error;
  }
}
