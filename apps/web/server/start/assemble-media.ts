import { join } from 'node:path';
import { createFetchFromBucket } from '../bucket/fetch-from-bucket.ts';
import { openSharedBucket } from '../bucket/open.ts';
import { createPictures } from '../images/pictures.ts';
import { createFetchMedia } from '../media/fetch-media.ts';
import { createMediaStore } from '../media/media-store.ts';
import { createMirror } from '../media/mirror.ts';
import { readShippedMedia } from '../media/shipped-media.ts';
import type { Clock } from '../process/clock.ts';
import { createDiskRoom } from '../process/disk-room.ts';
import type { Env } from '../process/env.ts';
import type { ServerLogger } from '../process/logger.ts';

/**
 * Puts together what brings media to visitors: the bucket that processes share, if there is one, the copies on this
 * disk, and the pictures that are made of them.
 *
 * @param options.sourceOf the address of a file that does not lie at the CMS.
 */
export async function assembleMedia(options: {
  readonly env: Env;
  readonly sourceOf: (name: string) => string | undefined;
  readonly onPictureMade: (from: 'encode' | 'bucket') => void;
  readonly clock: Clock;
  readonly logger: ServerLogger;
}) {
  const { env, clock, logger } = options;
  const shipped = await readShippedMedia(env.contentSnapshot, logger);
  const room = createDiskRoom({ folder: env.dataDir, reserve: env.diskReserve, clock, logger });
  const bucket = await openSharedBucket({ settings: env.bucket, clock, logger });
  const elsewhere = createFetchMedia({
    trustedOrigins: [new URL(env.cmsUrl).origin, ...env.mediaOrigins],
    logger,
  });
  const media = createMediaStore({
    folder: join(env.dataDir, 'media'),
    shipped,
    sourceOf: (name) => options.sourceOf(name) ?? `${env.cmsUrl}/uploads/${encodeURIComponent(name)}`,
    fetch: bucket ? createFetchFromBucket({ bucket, cmsUrl: env.cmsUrl, elsewhere }) : elsewhere,
    clock,
    hasRoom: room.has,
  });
  const mirror = createMirror({ store: media, logger, clock });
  const pictures = createPictures({
    folder: join(env.dataDir, 'images'),
    logger,
    clock,
    hasRoom: room.has,
    sharing: bucket,
    onMade: options.onPictureMade,
  });
  return { bucket, media, mirror, pictures, room };
}
