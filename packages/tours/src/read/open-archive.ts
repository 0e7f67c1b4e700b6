import { judgedEntries, unpack, WORLD_FILE_LIMITS, WorldFileError } from '@vitrine/world-file';
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
export function openTourArchive(bytes: Uint8Array): TourFiles {
  const entries = judged(() => judgedEntries(bytes, LIMITS));
  return {
    paths: [...entries.keys()],
    lookUp: (path) => {
      const entry = entries.get(path);
      return Promise.resolve(entry === undefined ? undefined : judged(() => unpack(entry)));
    },
  };
}

function judged<Value>(work: () => Value): Value {
  try {
    return work();
  } catch (error) {
    if (error instanceof WorldFileError) throw new TourError('forbidden', error.message, error);
    throw error;
  }
}
