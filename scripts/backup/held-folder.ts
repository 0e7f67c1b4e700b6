import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Locked by the process that uses the folder, for as long as it runs. */
const HELD_FILE = 'held';

/** An empty folder for unfinished work, which no other process uses. */
export interface HeldFolder extends Disposable {
  readonly path: string;
}

/**
 * Takes a folder for unfinished work and empties it: a process that was killed may have left something there. The
 * system releases the lock however the process ends. When the holder is disposed, or the process exits, the folder is
 * removed.
 *
 * @returns Undefined if another process uses it.
 * @throws any error of the file system.
 */
export function holdFolder(path: string): HeldFolder | undefined {
  const held = join(path, HELD_FILE);
  for (;;) {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    const file = new DatabaseSync(held);
    if (!isLocked(file)) {
      file.close();
      return undefined;
    }
    // Its last user may have removed it meanwhile, and the lock is on a file without a name.
    if (existsSync(held)) return heldBy(file, path);
    file.close();
  }
}

function isLocked(file: DatabaseSync): boolean {
  try {
    file.exec('pragma busy_timeout = 0; begin exclusive');
    return true;
  } catch {
    return false;
  }
}

function heldBy(lock: DatabaseSync, path: string): HeldFolder {
  for (const name of readdirSync(path)) {
    if (!name.startsWith(HELD_FILE)) rmSync(join(path, name), { recursive: true, force: true });
  }
  const release = (): void => {
    process.off('exit', release);
    rmSync(path, { recursive: true, force: true });
    lock.close();
  };
  process.once('exit', release);
  return { path, [Symbol.dispose]: release };
}
