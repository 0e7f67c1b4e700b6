import { deflateSync, zipSync } from 'fflate';
import type { Zippable } from 'fflate';
import type { WorldFileLimits } from './limits.ts';
import { WORLD_FILE_LIMITS } from './limits.ts';
import { readWorldJson, WORLD_JSON } from './read-world-json.ts';
import { COMPRESSION_COUNTS_FROM, judgedEntries, tooLarge, tooMany, unpack } from './unpack.ts';
import type { WorldFile } from './world-file.ts';
import { WorldFileError } from './world-file-error.ts';
import { writeWorldJson } from './write-world-json.ts';
import type { Bytes, ZipEntry } from './zip-directory.ts';

/** A world file with everything that it shows. */
export interface WorldArchive {
  readonly worldFile: WorldFile;
  /** The bytes of the media, by their `file`. */
  readonly media: ReadonlyMap<string, Uint8Array>;
}

/** The folder of the media, in an archive and in a folder. */
export const MEDIA_FOLDER = 'media';

/** Other media are already compressed by their own format. */
const WORTH_PACKING = /\.(?:svg|vtt|glb|gltf|txt|csv)$/i;

/** No clock: the same world gives the same bytes. The first day that zip can tell, read in local time. */
const DATE = new Date(1980, 0, 1);

/**
 * Packs a world as a zip archive: `world.json` and `media/<file>`. Equal content gives equal bytes.
 *
 * @throws WorldFileError `missingFile` when the bytes of a medium are not given, and whatever {@link
 * readWorldArchive} would throw: it never writes an archive that could not be read back.
 */
export function writeWorldArchive(
  worldFile: WorldFile,
  media: WorldArchive['media'],
  limits: WorldFileLimits = WORLD_FILE_LIMITS,
): Uint8Array {
  const files: Zippable = {};
  for (const [path, bytes] of writtenFiles({ worldFile, media }, limits)) {
    files[path] = [bytes, { level: levelOf(path, bytes, limits) }];
  }
  const archive = zipSync(files, { mtime: DATE });
  judgedEntries(archive, limits);
  return archive;
}

/**
 * The files of a world, by their paths in an archive or a folder, `world.json` first.
 *
 * @throws WorldFileError when one is not given, or when they are more than readers take.
 */
export function writtenFiles(
  { worldFile, media }: WorldArchive,
  limits: WorldFileLimits,
): ReadonlyMap<string, Uint8Array> {
  const json = writeWorldJson(worldFile);
  readWorldJson(json, limits);
  const written = new Map([[WORLD_JSON, json]]);
  let total = json.byteLength;
  for (const file of filesOf(worldFile).toSorted()) {
    const bytes = media.get(file);
    if (bytes === undefined) throw missing(file);
    if (bytes.byteLength > limits.mediumBytes) {
      throw tooLarge(`The file “${file}”`, file, limits.mediumBytes);
    }
    total += bytes.byteLength;
    written.set(`${MEDIA_FOLDER}/${file}`, bytes);
  }
  if (total > limits.unpackedBytes)
    throw tooLarge('The world with its media', 'archive', limits.unpackedBytes);
  if (written.size > limits.files) throw tooMany('The world', 'archive', written.size, limits.files);
  return written;
}

/** A drawing that compresses so well that readers would take it for a bomb is stored uncompressed. */
function levelOf(path: string, bytes: Uint8Array, { compression }: WorldFileLimits): 0 | 6 | 9 {
  const level = path === WORLD_JSON ? 9 : WORTH_PACKING.test(path) ? 6 : 0;
  if (level === 0 || bytes.byteLength <= COMPRESSION_COUNTS_FROM) return level;
  return bytes.byteLength > deflateSync(bytes, { level }).byteLength * compression ? 0 : level;
}

/**
 * Reads a packed world into memory. Nothing is unpacked before the archive's directory has been judged, and nothing is
 * written anywhere.
 *
 * @throws WorldFileError when the archive is hostile, damaged or no world file.
 */
export function readWorldArchive(archive: Bytes, limits: WorldFileLimits = WORLD_FILE_LIMITS): WorldArchive {
  const { worldFile, media } = openWorldArchive(archive, limits);
  return { worldFile, media: new Map([...media].map(([file, entry]) => [file, unpack(entry)])) };
}

/** A world file whose media are still packed. */
interface OpenWorldArchive {
  readonly worldFile: WorldFile;
  /** By their `file`, for `unpackedPieces`: that one is damaged shows only then. */
  readonly media: ReadonlyMap<string, ZipEntry>;
}

/**
 * Reads the description of a packed world, and finds its media.
 *
 * @throws WorldFileError when the archive is hostile, damaged or no world file.
 */
export function openWorldArchive(
  archive: Bytes,
  limits: WorldFileLimits = WORLD_FILE_LIMITS,
): OpenWorldArchive {
  const entries = judgedEntries(archive, limits);
  const json = entries.get(WORLD_JSON);
  if (json === undefined) throw missing(WORLD_JSON);
  if (json.size > limits.jsonBytes) throw tooLarge(WORLD_JSON, WORLD_JSON, limits.jsonBytes);
  const worldFile = readWorldJson(unpack(json), limits);
  const wanted = new Map(filesOf(worldFile).map((file) => [`${MEDIA_FOLDER}/${file}`, file]));
  const unexpected = [...entries.keys()].find((name) => name !== WORLD_JSON && !wanted.has(name));
  if (unexpected !== undefined) {
    throw new WorldFileError(
      'unexpectedFile',
      unexpected,
      `The archive holds the file “${unexpected}”, which ${WORLD_JSON} does not mention.`,
    );
  }
  const media = new Map<string, ZipEntry>();
  for (const [path, file] of wanted) {
    const entry = entries.get(path);
    if (entry === undefined) throw missing(path);
    if (entry.size > limits.mediumBytes) throw tooLarge(`The file “${path}”`, path, limits.mediumBytes);
    media.set(file, entry);
  }
  return { worldFile, media };
}

/** The files of all media, below the folder `media`. */
export function filesOf({ media }: WorldFile): readonly string[] {
  return Object.values(media).map(({ file }) => file);
}

/** A file that `world.json` mentions, or itself, is not there. */
export function missing(file: string): WorldFileError {
  return new WorldFileError('missingFile', file, `The world file has no “${file}”.`);
}
