import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, realpath, rm, stat } from 'node:fs/promises';
import { basename, join, sep } from 'node:path';
import { filesOf, MEDIA_FOLDER, missing, writtenFiles } from '../archive.ts';
import type { WorldArchive } from '../archive.ts';
import type { WorldFileLimits } from '../limits.ts';
import { WORLD_FILE_LIMITS } from '../limits.ts';
import { readWorldJson, WORLD_JSON } from '../read-world-json.ts';
import { tooLarge, tooMany } from '../unpack.ts';
import { WorldFileError } from '../world-file-error.ts';
import { saveFile } from './save-file.ts';

/**
 * Reads a world from a folder: an unpacked archive, as it is kept in git. Files that `world.json` does not mention,
 * such as a README, are ignored.
 *
 * @throws WorldFileError when it is no world file, or when a symbolic link leads outside.
 */
export async function readWorldFolder(
  folder: string,
  limits: WorldFileLimits = WORLD_FILE_LIMITS,
): Promise<WorldArchive> {
  const worldFile = readWorldJson(await readBelow(folder, WORLD_JSON, limits.jsonBytes), limits);
  const files = filesOf(worldFile);
  if (files.length > limits.files) {
    throw tooMany('The folder', WORLD_JSON, files.length, limits.files);
  }
  const media = new Map<string, Uint8Array>();
  let read = 0;
  for (const file of files) {
    const bytes = await readBelow(folder, `${MEDIA_FOLDER}/${file}`, limits.mediumBytes);
    read += bytes.byteLength;
    if (read > limits.unpackedBytes) throw tooLarge('The folder', folder, limits.unpackedBytes);
    media.set(file, bytes);
  }
  return { worldFile, media };
}

/** Read by its real path, so that a link cannot be swapped after the check. */
async function readBelow(folder: string, path: string, limit: number): Promise<Uint8Array> {
  const real = await realpath(join(folder, path)).catch(() => undefined);
  if (real === undefined) throw missing(path);
  if (!isBelow(await realpath(folder), real)) throw outside(path);
  const found = await stat(real);
  if (!found.isFile()) throw missing(path);
  if (found.size > limit) throw tooLarge(`The file “${path}”`, path, limit);
  return readFile(real);
}

function isBelow(folder: string, path: string): boolean {
  return path.startsWith(`${folder}${sep}`);
}

function outside(path: string): WorldFileError {
  return new WorldFileError('unsafePath', path, `The file “${path}” lies outside of the folder.`);
}

/**
 * Writes a world into a folder, which is made where there is none. Of an earlier export in the folder, the media that
 * the world no longer shows are removed; all other files are kept. Nothing is written or removed through a link that
 * leads out of the folder.
 *
 * @throws WorldFileError `unexpectedFile` when the folder holds something and no world, `unsafePath`, and whatever
 * {@link readWorldFolder} would throw: it never writes a world that could not be read back.
 */
export async function writeWorldFolder(
  folder: string,
  world: WorldArchive,
  limits: WorldFileLimits = WORLD_FILE_LIMITS,
): Promise<void> {
  const files = writtenFiles(world, limits);
  const earlier = await earlierFiles(folder);
  await mkdir(folder, { recursive: true });
  for (const [path, bytes] of files) {
    if (path !== WORLD_JSON) await saveFile(await pathBelow(folder, path), bytes);
  }
  // Last, so that it never names files that are not there yet.
  await saveFile(join(folder, WORLD_JSON), files.get(WORLD_JSON) ?? new Uint8Array());
  for (const file of earlier) {
    const path = `${MEDIA_FOLDER}/${file}`;
    if (!files.has(path)) await rm(await pathBelow(folder, path), { force: true });
  }
}

/** Where a file is written: its folder is made where there is none. */
async function pathBelow(folder: string, path: string): Promise<string> {
  const root = await realpath(folder);
  let parent = root;
  for (const name of path.split('/').slice(0, -1)) {
    await mkdir(join(parent, name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
    parent = await realpath(join(parent, name));
    if (!isBelow(root, parent)) throw outside(path);
  }
  return join(parent, basename(path));
}

/** What an earlier export has written there. */
async function earlierFiles(folder: string): Promise<readonly string[]> {
  if (!existsSync(folder) || (await readdir(folder)).length === 0) return [];
  if (!existsSync(join(folder, WORLD_JSON))) {
    throw new WorldFileError(
      'unexpectedFile',
      folder,
      `The folder ${folder} holds other files and no world: name an empty one, or one that a world was exported to.`,
    );
  }
  return filesOf(
    readWorldJson(await readBelow(folder, WORLD_JSON, WORLD_FILE_LIMITS.jsonBytes), WORLD_FILE_LIMITS),
  );
}
