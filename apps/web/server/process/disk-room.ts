import { statfs } from 'node:fs/promises';
import type { Clock } from './clock.ts';
import type { ServerLogger } from './logger.ts';

/** Milliseconds for which a reading of the disk is reused. */
const CHECK_INTERVAL = 1_000;

/** Free bytes of the disk that a folder is on; `undefined` where the system does not report them. */
async function freeBytes(folder: string): Promise<number | undefined> {
  const stats = await statfs(folder).catch(() => undefined);
  return stats && stats.bavail * stats.bsize;
}

export interface DiskRoom {
  /** Whether a cache may store this many more bytes. */
  readonly has: (bytes: number) => Promise<boolean>;
  /** Whether caches have stopped filling. */
  readonly isShort: () => boolean;
  /** Free bytes at the last reading. */
  readonly free: () => number;
}

/**
 * Keeps caches from filling the disk: contact requests, the content and logs need room as well, and they matter more
 * than copies of the CMS's files. Logs once when the reserve is reached, and once when there is room again.
 *
 * @param options.reserve bytes that caches leave free; 0 for none.
 */
export function createDiskRoom(options: {
  readonly folder: string;
  readonly reserve: number;
  readonly clock: Pick<Clock, 'now'>;
  readonly logger: Pick<ServerLogger, 'info' | 'warn'>;
  readonly look?: (folder: string) => Promise<number | undefined>;
}): DiskRoom {
  const { folder, reserve, clock, logger, look = freeBytes } = options;
  let free = Number.POSITIVE_INFINITY;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let isShort = false;

  const refresh = async (): Promise<void> => {
    if (Math.abs(clock.now() - checkedAt) < CHECK_INTERVAL) return;
    checkedAt = clock.now();
    free = (await look(folder)) ?? Number.POSITIVE_INFINITY;
    if (free < reserve && !isShort) {
      logger.warn({ free, reserve }, 'The disk is nearly full: media and pictures are no longer kept.');
    } else if (free >= reserve && isShort) {
      logger.info({ free, reserve }, 'The disk has room again: media and pictures are kept.');
    }
    isShort = free < reserve;
  };

  return {
    has: async (bytes) => {
      await refresh();
      return free - bytes >= reserve;
    },
    isShort: () => isShort,
    free: () => free,
  };
}
