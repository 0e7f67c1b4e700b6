import { fileURLToPath } from 'node:url';
import { pictureCodec } from '../src/node/picture-codec.ts';
import { openTourFolder } from '../src/node/open-folder.ts';
import { readTour } from '../src/read/read-tour.ts';
import type { TourFiles } from '../src/read/read-tour.ts';
import type { Tour } from '../src/tour.ts';
import { tourToWorld } from '../src/world/tour-to-world.ts';
import type { TourWorld } from '../src/world/tour-to-world.ts';
import { paintedPictures } from './painted-pictures.ts';

/** A folder of `packages/tours/fixtures`. */
export function fixtureFolder(name: string): string {
  return fileURLToPath(new URL(`../fixtures/${name}`, import.meta.url));
}

/** Files that are nowhere but here. */
export function filesOf(files: ReadonlyMap<string, Uint8Array | string>): TourFiles {
  return {
    paths: [...files.keys()],
    lookUp: (path) => {
      const file = files.get(path);
      return Promise.resolve(typeof file === 'string' ? new TextEncoder().encode(file) : file);
    },
  };
}

/** A tour with painted pictures, as a world. */
export async function importPainted(tour: Tour): Promise<TourWorld> {
  return importFiles(tour, filesOf(await paintedPictures(tour)));
}

/** A tour and its files, as a world. */
export function importFiles(tour: Tour, { lookUp }: TourFiles): Promise<TourWorld> {
  return tourToWorld(tour, { lookUp, codec: pictureCodec, locale: 'en' });
}

/** A tour of `packages/tours/fixtures`, as a world. */
export async function importFixture(name: string): Promise<TourWorld> {
  const files = await openTourFolder(fixtureFolder(name));
  return importFiles(await readTour(files), files);
}
