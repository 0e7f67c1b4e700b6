import { openTourArchive, readTour, sharpCodec, tourToWorld } from '@vitrine/tours';
import type { SharpFunction, TourFinding } from '@vitrine/tours';
import { judgedEntries, readWorldArchive, WORLD_FILE_LIMITS } from '@vitrine/world-file';
import type { WorldArchive } from '@vitrine/world-file';
import sharp from 'sharp';
import type { TransferNote } from '../transfer-error.ts';
import type { TourOptions } from './requests.ts';

/** An upload, read as a world. */
export interface OpenedUpload {
  readonly archive: WorldArchive;
  readonly isTour: boolean;
  /** What of a tour does not come along. */
  readonly remarks: readonly TransferNote[];
}

/** The file that distinguishes a world file from a tour. */
const WORLD_JSON = 'world.json';

/**
 * Reads an untrusted archive: a world file, or a tour of another viewer, which is converted to one.
 *
 * @param onScene Called after each scene of a tour.
 * @throws WorldFileError or TourError with a sentence.
 */
export async function openUpload(
  bytes: Uint8Array,
  options: TourOptions,
  onScene: (done: number, total: number) => void,
): Promise<OpenedUpload> {
  // Of a tour there may be more files: whether one is there is all that is asked here.
  const entries = judgedEntries(bytes, { ...WORLD_FILE_LIMITS, files: Number.POSITIVE_INFINITY });
  if (entries.has(WORLD_JSON)) return { archive: readWorldArchive(bytes), isTour: false, remarks: [] };
  const files = openTourArchive(bytes);
  const { worldFile, media, findings } = await tourToWorld(await readTour(files, { at: options.at }), {
    lookUp: files.lookUp,
    codec: sharpCodec(sharp as unknown as SharpFunction),
    locale: options.locale,
    name: options.name,
    archive: options.archive,
    onScene,
  });
  return { archive: { worldFile, media }, isTour: true, remarks: findings.map(remarkOf) };
}

function remarkOf({ code, scene = '', sentence }: TourFinding): TransferNote {
  return {
    code,
    path: scene,
    sentence,
  };
}
