import { createHash } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { lstat, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dataFolder } from './data-folder.ts';
import { tryLockFile } from './file-lock.ts';

/** Locked by the process that owns the folder, for as long as it runs. */
const HELD_FILE = 'held';

/** Several installations may share the system's folder for temporary files. */
function prefix(): string {
  return `vitrine-cms-${createHash('sha256').update(dataFolder().root).digest('hex').slice(0, 10)}-`;
}

let own: Promise<string> | undefined;

/** Creates the folder for the temporary files of this process. */
async function makeOwn(): Promise<string> {
  for (;;) {
    const folder = await mkdtemp(join(tmpdir(), prefix()));
    // Another process that starts at this moment may have removed it as abandoned.
    const release = tryLockFile(join(folder, HELD_FILE));
    if (release === undefined) continue;
    process.once('exit', () => {
      release();
      rmSync(folder, { recursive: true, force: true });
    });
    return folder;
  }
}

/** A new folder for temporary files, in the system's folder for them. The caller removes it. */
export async function newWorkFolder(name: string): Promise<string> {
  const known = own;
  // Systems remove old files from their temporary folder.
  if (known !== undefined && !existsSync(join(await known, HELD_FILE)) && own === known) own = undefined;
  own ??= makeOwn().catch((error: unknown) => {
    // A disk that was full may have room again.
    own = undefined;
    throw error;
  });
  return mkdtemp(join(await own, `${name}-`));
}

/** Runs `work` with a new folder, and removes the folder afterwards, even after an error. */
export async function inWorkFolder<Result>(
  name: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await newWorkFolder(name);
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Removes the folders of killed processes of this installation.
 *
 * @returns How many were removed.
 */
export async function removeLeftovers(): Promise<number> {
  const start = prefix();
  let removed = 0;
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(start)) continue;
    const folder = join(tmpdir(), name);
    // Every user may write into the system's folder.
    const found = await lstat(folder).catch(() => undefined);
    if (found?.isDirectory() !== true || found.uid !== (process.getuid?.() ?? found.uid)) continue;
    const release = tryLockFile(join(folder, HELD_FILE));
    if (release === undefined) continue;
    try {
      await rm(folder, { recursive: true, force: true });
      removed += 1;
    } finally {
      release();
    }
  }
  return removed;
}
