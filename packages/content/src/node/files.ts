import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hasCode } from './error-code.ts';

/**
 * Writes a file atomically, even through `kill -9` or a power cut: a temporary file beside it, flushed, renamed, and
 * the directory flushed.
 *
 * @param mode Permission bits of the file.
 * @throws the file system's error (no space, no permission); the old file is then unchanged.
 */
export async function writeFileWhole(path: string, text: string, mode = 0o644): Promise<void> {
  const directory = dirname(path);
  await mkdir(directory, { recursive: true });
  const temporary = `${path}.${process.pid}.tmp`;
  try {
    const file = await open(temporary, 'w', mode);
    try {
      await file.writeFile(text, 'utf8');
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(directory);
}

/** Whether a name in a bundle's folder is left over from an interrupted write. */
export function isTemporaryName(name: string): boolean {
  return name.endsWith('.tmp');
}

/** Removes files of a folder; one that is already gone is not an error. */
export async function removeFiles(directory: string, names: readonly string[]): Promise<void> {
  await Promise.all(names.map((name) => rm(join(directory, name), { force: true })));
}

/** Returns when the names in a folder would survive a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  // It cannot open folders, and keeps their order itself.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } catch (error) {
    // Some network shares cannot do it.
    if (!hasCode(error, 'EPERM', 'EINVAL', 'ENOTSUP')) throw error;
  } finally {
    await handle.close();
  }
}
