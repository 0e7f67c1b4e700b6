import { judgedEntries, unpack, WORLD_FILE_LIMITS, WorldFileError } from '@vitrine/world-file';
import type { Bytes } from '@vitrine/world-file';
import type { TourFiles } from './read-tour.ts';
import { TourError } from '../tour-error.ts';

/** As for worlds, but tiles are many. */
const LIMITS = { ...WORLD_FILE_LIMITS, files: 200_000 };

/**
 * The files of a tour that is packed as a zip archive. All of its directory is judged before anything is unpacked;
 * nothing is written anywhere.
 *
 * @throws TourError `forbidden` when the archive is hostile, damaged or none.
 */
export function openTourArchive(archive: Bytes): TourFiles {
  const entries = new Map(
    [...judged(() => judgedEntries(archive, LIMITS))].map(([path, entry]) => [composed(path), entry]),
  );
  return {
    paths: [...entries.keys()],
    lookUp: (path) => {
      const entry = entries.get(composed(path));
      return Promise.resolve(entry === undefined ? undefined : judged(() => unpack(entry)));
    },
  };
}

/** Macs write accents as letters of their own, tours mostly not. */
export function composed(path: string): string {
  return path.normalize('NFC');
}

function judged<Value>(work: () => Value): Value {
  try {
    return work();
  } catch (error) {
    if (error instanceof WorldFileError) throw new TourError('forbidden', error.message, error);
    throw error;
  }
}
