import { convertTour, openTourArchive, readTour, sharpCodec } from '@vitrine/tours';
import type { SharpFunction, TourFinding } from '@vitrine/tours';
import { judgedEntries, openWorldArchive, unpackedPieces, WORLD_FILE_LIMITS } from '@vitrine/world-file';
import type { Bytes, WorldFile } from '@vitrine/world-file';
import sharp from 'sharp';
import type { TransferNote } from '../transfer-error.ts';
import type { MediaFolder } from './media-folder.ts';
import type { TourOptions } from './requests.ts';

/** An upload, read as a world. */
export interface OpenedUpload {
  readonly worldFile: WorldFile;
  readonly isTour: boolean;
  /** What of a tour does not come along. */
  readonly remarks: readonly TransferNote[];
}

/** The file that distinguishes a world file from a tour. */
const WORLD_JSON = 'world.json';

/**
 * Reads an untrusted archive: a world file, or a tour of another viewer, which is converted to one. Neither the archive
 * nor the media are in memory as a whole.
 *
 * @param given.media Takes the media.
 * @param given.onScene Called after each scene of a tour.
 * @throws WorldFileError or TourError with a sentence.
 */
export async function openUpload(
  archive: Bytes,
  options: TourOptions,
  {
    media,
    onScene,
  }: { readonly media: MediaFolder; readonly onScene: (done: number, total: number) => void },
): Promise<OpenedUpload> {
  // Of a tour there may be more files: whether one is there is all that is asked here.
  const entries = judgedEntries(archive, { ...WORLD_FILE_LIMITS, files: Number.POSITIVE_INFINITY });
  if (entries.has(WORLD_JSON)) {
    const opened = openWorldArchive(archive);
    for (const [file, entry] of opened.media) media.add(file, unpackedPieces(entry));
    return { worldFile: opened.worldFile, isTour: false, remarks: [] };
  }
  const files = openTourArchive(archive);
  const { worldFile, findings } = await convertTour(await readTour(files, { at: options.at }), media, {
    lookUp: files.lookUp,
    codec: sharpCodec(sharp as unknown as SharpFunction),
    locale: options.locale,
    name: options.name,
    archive: options.archive,
    onScene,
  });
  return { worldFile, isTour: true, remarks: findings.map(remarkOf) };
}

function remarkOf({ code, scene = '', sentence }: TourFinding): TransferNote {
  return {
    code,
    path: scene,
    sentence,
  };
}
