import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { hasCode } from './error-code.ts';

/** Permission bits of the file's group and of all others. */
const OTHERS = 0o077;

/**
 * The file belongs to another user or was deleted meanwhile; the disk is read-only, faulty, or has no permissions.
 */
const FORGIVEN = ['ENOENT', 'EPERM', 'EACCES', 'EROFS', 'EIO', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP'] as const;

/**
 * Makes files that the process writes from now on readable only by its own account. On Windows permissions are
 * inherited from the folder, and nothing happens.
 */
export function writePrivately(): void {
  if (process.platform !== 'win32') process.umask(OTHERS);
}

/**
 * Removes other accounts' permissions from a file, or from a folder with its contents. Links are not followed, and
 * files of another account are left alone. On Windows nothing happens.
 *
 * @param path If it does not exist, nothing happens.
 * @throws any error of the file system except {@link FORGIVEN}: a showroom opens on any disk.
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
