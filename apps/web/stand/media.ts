import { join } from 'node:path';
import type { ContentBundle } from '@vitrine/content/bundle';
import { systemClock } from '../server/process/clock.ts';
import { createDiskRoom } from '../server/process/disk-room.ts';
import type { Env } from '../server/process/env.ts';
import type { ServerLogger } from '../server/process/logger.ts';
import { createFetchMedia } from '../server/media/fetch-media.ts';
import { MediaUnreachableError } from '../server/media/media-errors.ts';
import { mediaFilesOf } from '../server/media/media-files.ts';
import { createMediaStore, shippedName } from '../server/media/media-store.ts';
import { readShippedMedia } from '../server/media/shipped-media.ts';
import { StandBuildError } from './stand-error.ts';

/** The media of a stand as files on this machine. */
export interface StandMedia {
  /** What the content calls a file, to the path of its bytes. */
  readonly files: ReadonlyMap<string, string>;
  /** Names of files that the CMS does not have either. */
  readonly missing: readonly string[];
}

/**
 * Brings all media that the content of a stand names onto this machine: from the copies of the web server, from what
 * ships, or from the CMS and its storage.
 *
 * @param options.whole the content that the stand's was taken from, which knows where files lie.
 * @throws {StandBuildError} if files must be fetched and cannot be reached.
 */
export async function gatherMedia(options: {
  readonly env: Env;
  readonly content: ContentBundle;
  readonly whole: ContentBundle;
  readonly logger: ServerLogger;
}): Promise<StandMedia> {
  const { env, logger } = options;
  const { mediaSources } = options.whole.serverOnly;
  const room = createDiskRoom({ folder: env.dataDir, reserve: env.diskReserve, clock: systemClock, logger });
  const store = createMediaStore({
    folder: join(env.dataDir, 'media'),
    shipped: await readShippedMedia(env.contentSnapshot, logger),
    sourceOf: (name) =>
      (Object.hasOwn(mediaSources, name) ? mediaSources[name] : undefined) ??
      `${env.cmsUrl}/uploads/${encodeURIComponent(name)}`,
    fetch: createFetchMedia({ trustedOrigins: [new URL(env.cmsUrl).origin, ...env.mediaOrigins], logger }),
    clock: systemClock,
    hasRoom: room.has,
  });
  const files = new Map<string, string>();
  const missing: string[] = [];
  for (const [name, stated] of mediaFilesOf(options.content)) {
    try {
      const file = await store.obtain(name, stated);
      if (file === undefined) missing.push(name);
      else files.set(shippedName(name, stated), file.path);
    } catch (error) {
      if (!(error instanceof MediaUnreachableError)) throw error;
      throw new StandBuildError(
        `${error.message} Start the CMS, or let the web server show everything once, and try again.`,
      );
    }
  }
  return { files, missing };
}
