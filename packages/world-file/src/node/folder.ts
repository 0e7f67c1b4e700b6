import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { filesOf, MEDIA_FOLDER, missing } from '../archive.ts';
import type { WorldArchive } from '../archive.ts';
import type { WorldFileLimits } from '../limits.ts';
import { WORLD_FILE_LIMITS } from '../limits.ts';
import { readWorldJson, WORLD_JSON } from '../read-world-json.ts';
import { tooLarge } from '../unpack.ts';
import { WorldFileError } from '../world-file-error.ts';
import { writeWorldJson } from '../write-world-json.ts';

/**
 * Reads a world from a folder: an unpacked archive, as it lies in git. Files that `world.json` does not
 * mention, such as a README, are none of its business.
 *
 * @throws WorldFileError when it is no world file, or when a file lies elsewhere behind a link.
 */
export const readWorldFolder = async (
  folder: string,
  limits: WorldFileLimits = WORLD_FILE_LIMITS,
): Promise<WorldArchive> => {
  const worldFile = readWorldJson(await readBelow(folder, WORLD_JSON, limits.jsonBytes), limits);
  const files = filesOf(worldFile);
  if (files.length > limits.files) {
    throw new WorldFileError(
      'tooManyFiles',
      WORLD_JSON,
      `${WORLD_JSON} names ${files.length} media; a world file may hold ${limits.files}.`,
    );
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
};

const readBelow = async (folder: string, path: string, limit: number): Promise<Uint8Array> => {
  const whole = join(folder, path);
  if (!existsSync(whole)) throw missing(path);
  if (!(await realpath(whole)).startsWith(`${await realpath(folder)}${sep}`)) {
    throw new WorldFileError('unsafePath', path, `The file «${path}» lies outside of the folder.`);
  }
  if ((await stat(whole)).size > limit) throw tooLarge(`The file «${path}»`, path, limit);
  return readFile(whole);
};

/**
 * Writes a world into a folder, which is made where there is none. Of an earlier export in the folder, the
 * media that the world no longer shows are removed; all other files stay.
 *
 * @throws WorldFileError `unexpectedFile` when the folder holds something and no world.
 */
export const writeWorldFolder = async (folder: string, { worldFile, media }: WorldArchive): Promise<void> => {
  const earlier = await earlierFiles(folder);
  const files = filesOf(worldFile);
  const kept = new Set(files);
  await mkdir(folder, { recursive: true });
  for (const file of files) {
    const bytes = media.get(file);
    if (bytes === undefined) throw missing(file);
    const path = join(folder, MEDIA_FOLDER, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, bytes);
  }
  // Last, so that it never names files that are not there yet.
  await writeFile(join(folder, WORLD_JSON), writeWorldJson(worldFile));
  for (const file of earlier) {
    if (!kept.has(file)) await rm(join(folder, MEDIA_FOLDER, file), { force: true });
  }
};

/** What an earlier export has written there. */
const earlierFiles = async (folder: string): Promise<readonly string[]> => {
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
};
