import type { Asker } from '../fairness/fair-queue.ts';
import type { Client } from '../http/client-address.ts';
import type { Clock } from '../process/clock.ts';
import type { ServerLogger } from '../process/logger.ts';
import { createImageStore } from './image-store.ts';
import { createPictureMaker } from './picture-maker.ts';
import type { PictureSharing } from './picture-maker.ts';
import { createTileStore } from './tile-store.ts';

/**
 * What is made of the media library's pictures, all of it in one queue: copies in other widths, and tiles.
 *
 * @param options.folder where they are kept.
 * @param options.hasRoom whether so many more bytes may be kept on the disk.
 */
export function createPictures(options: {
  readonly folder: string;
  readonly logger: ServerLogger;
  readonly clock: Clock;
  readonly hasRoom?: (bytes: number) => Promise<boolean>;
  readonly sharing?: PictureSharing | undefined;
  readonly onMade?: (from: 'encode' | 'bucket') => void;
}) {
  const maker = createPictureMaker(options);
  const parts = { folder: options.folder, maker };
  return {
    images: createImageStore(parts),
    tiles: createTileStore(parts),
    queueLength: maker.queueLength,
  };
}

export type Pictures = ReturnType<typeof createPictures>;

/** Who waits for what is made of a picture, until the request is given up. */
export function askerOf({ signal }: Request, { distant }: Client): Asker {
  return { client: distant, signal };
}
