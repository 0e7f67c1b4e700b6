import { zipSync } from 'fflate';
import type { Zippable } from 'fflate';
import type { WorldFileLimits } from './limits.ts';
import { WORLD_FILE_LIMITS } from './limits.ts';
import { readWorldJson, WORLD_JSON } from './read-world-json.ts';
import { judgedEntries, tooLarge, unpack } from './unpack.ts';
import type { WorldFile } from './world-file.ts';
import { WorldFileError } from './world-file-error.ts';
import { writeWorldJson } from './write-world-json.ts';

/** A world file with everything that it shows. */
export interface WorldArchive {
  readonly worldFile: WorldFile;
  /** The bytes of the media, by their `file`. */
  readonly media: ReadonlyMap<string, Uint8Array>;
}

/** The folder of the media, in an archive and in a folder. */
export const MEDIA_FOLDER = 'media';

/** Other media are packed by their own format already. */
const WORTH_PACKING = /\.(?:svg|vtt|glb|gltf|txt|csv)$/i;

/** No clock: the same world gives the same bytes. The first day that zip can tell, read in local time. */
const DATE = new Date(1980, 0, 1);

/**
 * Packs a world as a zip archive: `world.json` and `media/<file>`. Equal content gives equal bytes.
 *
 * @throws WorldFileError `missingFile` when the bytes of a medium are not given.
 */
export const writeWorldArchive = (worldFile: WorldFile, media: WorldArchive['media']): Uint8Array => {
  const files: Zippable = { [WORLD_JSON]: [writeWorldJson(worldFile), { level: 9 }] };
  for (const file of filesOf(worldFile).toSorted()) {
    const bytes = media.get(file);
    if (bytes === undefined) throw missing(file);
    files[`${MEDIA_FOLDER}/${file}`] = [bytes, { level: WORTH_PACKING.test(file) ? 6 : 0 }];
  }
  return zipSync(files, { mtime: DATE });
};

/**
 * Reads a packed world. Nothing is unpacked before the archive's directory has been judged, and nothing is
 * written anywhere.
 *
 * @throws WorldFileError when the archive is hostile, damaged or no world file.
 */
export const readWorldArchive = (
  bytes: Uint8Array,
  limits: WorldFileLimits = WORLD_FILE_LIMITS,
): WorldArchive => {
  const entries = judgedEntries(bytes, limits);
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
      `The archive holds the file «${unexpected}», which ${WORLD_JSON} does not mention.`,
    );
  }
  const media = new Map<string, Uint8Array>();
  for (const [path, file] of wanted) {
    const entry = entries.get(path);
    if (entry === undefined) throw missing(path);
    if (entry.size > limits.mediumBytes) throw tooLarge(`The file «${path}»`, path, limits.mediumBytes);
    media.set(file, unpack(entry));
  }
  return { worldFile, media };
};

/** The files of all media, below the folder `media`. */
export const filesOf = ({ media }: WorldFile): readonly string[] =>
  Object.values(media).map(({ file }) => file);

/** A file that `world.json` mentions, or itself, is not there. */
export const missing = (file: string): WorldFileError =>
  new WorldFileError('missingFile', file, `The world file has no «${file}».`);
