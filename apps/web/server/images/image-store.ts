import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { IMAGE_WIDTHS } from '@vitrine/core/media/image-address';
import type { Clock } from '../process/clock.ts';
import type { Asker } from '../fairness/fair-queue.ts';
import type { ServerLogger } from '../process/logger.ts';
import type { StoredFile } from '../media/stored-file.ts';
import { encodeImage, UnreadablePictureError } from './encode.ts';
import type { ImageFormat } from './encode.ts';
import { createEncodeQueue, NoTurnError } from './encode-queue.ts';
import type { EncodeUrgency } from './encode-queue.ts';

/** AVIF is made up to this width; wider ones take seconds for little (research, stack 6). */
const MAX_AVIF_WIDTH = 1920;

/** Milliseconds for which a picture is not resized after a temporary failure: a full disk, too many open files. */
const RETRY_DELAY = 60_000;

/** A resized picture and whether a better one for the same client is being made. */
export interface ResizedImage extends StoredFile {
  readonly format: ImageFormat;
  readonly isFinal: boolean;
}

/** The widths that may substitute for a width: larger ones first, the nearest first, then smaller ones. */
function standInWidths(width: number): readonly number[] {
  return [
    ...IMAGE_WIDTHS.filter((other) => other > width).toSorted((a, b) => a - b),
    ...IMAGE_WIDTHS.filter((other) => other < width).toSorted((a, b) => b - a),
  ];
}

/** A resized picture that is newer than its source. */
async function findMade(target: string, source: StoredFile): Promise<StoredFile | undefined> {
  const stats = await stat(target).catch(() => undefined);
  if (!stats || stats.mtimeMs < source.modified) return undefined;
  return { path: target, size: stats.size, modified: stats.mtimeMs };
}

/**
 * Resized pictures on disk, below `folder/<width>/`. WebP is made while the client waits, AVIF in the background
 * for the clients after it. A picture that changed at its source is encoded again.
 */
export function createImageStore(options: {
  readonly folder: string;
  readonly logger: ServerLogger;
  readonly clock: Clock;
  readonly encode?: typeof encodeImage;
  /** Whether so many more bytes may be kept on the disk. */
  readonly hasRoom?: (bytes: number) => Promise<boolean>;
}) {
  const { folder, logger, clock, encode = encodeImage, hasRoom = () => Promise.resolve(true) } = options;
  const queue = createEncodeQueue(clock);
  /** Sources that are not resized, by their path and time of change: unreadable ones permanently. */
  const resting = new Set<string>();
  /** A temporary failure was logged; cleared when it is over. */
  let isFailing = false;

  const noteFailure = (sourceKey: string, details: object, error: unknown): void => {
    resting.add(sourceKey);
    const reason = error instanceof Error ? error.message : String(error);
    if (error instanceof UnreadablePictureError) {
      logger.warn({ ...details, reason }, 'A picture stays as it is.');
      return;
    }
    clock.after(RETRY_DELAY, () => resting.delete(sourceKey));
    if (!isFailing)
      logger.warn({ ...details, reason }, 'Pictures cannot be resized now; they are sent as they are.');
    isFailing = true;
  };

  const noteSuccess = (): void => {
    if (isFailing) logger.info({}, 'Pictures are resized again.');
    isFailing = false;
  };

  const targetOf = (name: string, width: number, format: ImageFormat): string =>
    join(folder, String(width), `${name}.${format}`);

  const make = async (job: {
    readonly name: string;
    readonly source: StoredFile;
    readonly width: number;
    readonly format: ImageFormat;
    readonly urgency: EncodeUrgency;
  }): Promise<StoredFile | undefined> => {
    const target = targetOf(job.name, job.width, job.format);
    const made = await findMade(target, job.source);
    if (made) return made;
    const sourceKey = `${job.source.path} ${job.source.modified} ${job.format}`;
    if (resting.has(sourceKey) || !(await hasRoom(0))) return undefined;
    try {
      await queue.run(target, job.urgency, () =>
        encode({ source: job.source.path, target, width: job.width, format: job.format }),
      );
      noteSuccess();
      return await findMade(target, { ...job.source, modified: 0 });
    } catch (error) {
      if (error instanceof NoTurnError) throw error;
      noteFailure(sourceKey, { file: job.name, width: job.width, format: job.format }, error);
      return undefined;
    }
  };

  /** The picture in another width that exists already: the next larger one, else the next smaller one. */
  const findStandIn = async (job: {
    readonly name: string;
    readonly source: StoredFile;
    readonly width: number;
    readonly takesAvif: boolean;
  }): Promise<ResizedImage | undefined> => {
    for (const width of standInWidths(job.width)) {
      for (const format of job.takesAvif ? (['avif', 'webp'] as const) : (['webp'] as const)) {
        const made = await findMade(targetOf(job.name, width, format), job.source);
        if (made) return { ...made, format, isFinal: false };
      }
    }
    return undefined;
  };

  return {
    /**
     * The picture for a waiting client or, if its turn does not come soon, one in another width that exists.
     * `undefined`: it cannot be resized, or there is none yet; send the original.
     */
    obtain: async (job: {
      readonly name: string;
      readonly source: StoredFile;
      readonly width: number;
      readonly takesAvif: boolean;
      readonly asker: Asker;
    }): Promise<ResizedImage | undefined> => {
      const wantsAvif = job.takesAvif && job.width <= MAX_AVIF_WIDTH;
      if (wantsAvif) {
        const made = await findMade(targetOf(job.name, job.width, 'avif'), job.source);
        if (made) return { ...made, format: 'avif', isFinal: true };
      }
      try {
        const webp = await make({ ...job, format: 'webp', urgency: { waits: job.asker } });
        if (wantsAvif && webp)
          void make({ ...job, format: 'avif', urgency: { follows: job.asker } }).catch(() => {});
        return webp && { ...webp, format: 'webp', isFinal: !wantsAvif };
      } catch (error) {
        if (error instanceof NoTurnError) return findStandIn(job);
        throw error;
      }
    },
    /** Encodes both formats when nothing more urgent is queued. */
    prepare: async (name: string, source: StoredFile, width: number): Promise<void> => {
      await make({ name, source, width, format: 'webp', urgency: 'background' });
      if (width <= MAX_AVIF_WIDTH) {
        await make({ name, source, width, format: 'avif', urgency: 'background' });
      }
    },
    queueLength: queue.length,
  };
}

export type ImageStore = ReturnType<typeof createImageStore>;
