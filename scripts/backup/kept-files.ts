import { opendir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from '@vitrine/content/node';
import { isKept, KEPT_FILES, KEPT_FOLDERS } from './kept-paths.ts';

/** A file of `DATA_DIR` that a backup holds, or one that it leaves out because of its name or kind. */
export interface FoundFile {
  /** Relative to `DATA_DIR`, with slashes. */
  readonly path: string;
  readonly isLeftOut: boolean;
}

/**
 * The files of `DATA_DIR` that a backup holds, the uploads last. Locks and drafts are not named at all.
 *
 * @throws any error of the file system except that something is missing.
 */
export async function* keptFiles(dataDir: string): AsyncGenerator<FoundFile> {
  for (const path of KEPT_FILES) {
    if (await isThere(join(dataDir, path))) yield { path, isLeftOut: false };
  }
  for (const folder of KEPT_FOLDERS) yield* filesBelow(dataDir, folder);
}

async function* filesBelow(dataDir: string, folder: string): AsyncGenerator<FoundFile> {
  const found = await opendir(join(dataDir, folder)).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  });
  if (found === undefined) return;
  for await (const entry of found) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* filesBelow(dataDir, path);
    else if (entry.isFile() && isKept(path)) yield { path, isLeftOut: false };
    else if (!isPassing(path)) yield { path, isLeftOut: true };
  }
}

function isPassing(path: string): boolean {
  return path.startsWith('outbox/') && !isKept(path);
}

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    (error: unknown) => {
      if (hasCode(error, 'ENOENT')) return false;
      throw error;
    },
  );
}
