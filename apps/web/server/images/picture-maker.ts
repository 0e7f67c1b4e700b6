import { stat } from 'node:fs/promises';
import { traced } from '@vitrine/tracing';
import type { Clock } from '../process/clock.ts';
import type { ServerLogger } from '../process/logger.ts';
import type { StoredFile } from '../media/stored-file.ts';
import { UnreadablePictureError } from './encode.ts';
import { createEncodeQueue, NoTurnError } from './encode-queue.ts';
import type { EncodeUrgency } from './encode-queue.ts';

/** Milliseconds for which a picture is not encoded after a temporary failure: a full disk, too many open files. */
const RETRY_DELAY = 60_000;

/** A file that is made of another one. */
export interface PictureJob {
  /** The path of the file that is made. */
  readonly target: string;
  /** The picture that it is made of: a file that is older than this is made again. */
  readonly source: StoredFile;
  /** Equal for jobs that fail alike for one source. */
  readonly kind: string;
  /** For the log. */
  readonly details: object;
  /** Bytes that it will take at most, where that is much. */
  readonly bytes?: number;
  readonly urgency: EncodeUrgency;
  readonly encode: () => Promise<void>;
  /** How other servers know it; absent: each makes its own. */
  readonly shared?: SharedPicture;
}

/** A picture that servers share. */
export interface SharedPicture {
  /** The name of the source in the media library. */
  readonly name: string;
  /** Of what is made of it: `1920.avif`. */
  readonly file: string;
}

/** How servers share what they have made. */
export interface PictureSharing {
  /** Copies what another server has made to `target`. @returns whether it was there. */
  readonly take: (made: SharedPicture & { readonly source: StoredFile }, target: string) => Promise<boolean>;
  /** Gives others what this server has made. */
  readonly keep: (made: SharedPicture & { readonly source: StoredFile }, path: string) => void;
}

type FoundPicture = Pick<PictureJob, 'target' | 'source' | 'shared'>;

/** A made file that is newer than its source. */
export async function findMade(target: string, source: StoredFile): Promise<StoredFile | undefined> {
  const stats = await stat(target).catch(() => undefined);
  if (!stats || stats.mtimeMs < source.modified) return undefined;
  return { path: target, size: stats.size, modified: stats.mtimeMs };
}

/**
 * Makes pictures of pictures, one at a time and fairly, and keeps them. What could not be made is left alone: for a
 * minute when the system was at fault, else for good.
 *
 * @param options.hasRoom whether so many more bytes may be kept on the disk.
 */
export function createPictureMaker(options: {
  readonly logger: ServerLogger;
  readonly clock: Clock;
  readonly hasRoom?: (bytes: number) => Promise<boolean>;
  readonly sharing?: PictureSharing | undefined;
  readonly onMade?: (from: 'encode' | 'bucket') => void;
}) {
  const { logger, clock, sharing, hasRoom = () => Promise.resolve(true), onMade = () => {} } = options;
  const queue = createEncodeQueue(clock);
  /** What is not made of a source, by its path, its time of change and the kind. */
  const resting = new Set<string>();
  /** A temporary failure was logged; cleared when it is over. */
  let isFailing = false;

  const noteFailure = (key: string, details: object, error: unknown): void => {
    resting.add(key);
    const reason = error instanceof Error ? error.message : String(error);
    if (error instanceof UnreadablePictureError) {
      logger.warn({ ...details, reason }, 'A picture stays as it is.');
      return;
    }
    clock.after(RETRY_DELAY, () => resting.delete(key));
    if (!isFailing)
      logger.warn({ ...details, reason }, 'Pictures cannot be resized now; they are sent as they are.');
    isFailing = true;
  };

  const noteSuccess = (): void => {
    if (isFailing) logger.info({}, 'Pictures are resized again.');
    isFailing = false;
  };

  /** The file, from the disk or from another server. */
  const find = async ({ target, source, shared }: FoundPicture): Promise<StoredFile | undefined> => {
    const made = await findMade(target, source);
    if (made || !sharing || !shared || !(await hasRoom(0))) return made;
    if (!(await sharing.take({ ...shared, source }, target))) return undefined;
    onMade('bucket');
    return findMade(target, { ...source, modified: 0 });
  };

  return {
    find,
    /**
     * The file, from the disk, from another server, or made now; `undefined` when it cannot be made.
     *
     * @throws {NoTurnError} when its turn does not come soon enough.
     */
    make: async (job: PictureJob): Promise<StoredFile | undefined> => {
      const made = await findMade(job.target, job.source);
      if (made) return made;
      const key = `${job.source.path} ${job.source.modified} ${job.kind}`;
      if (resting.has(key) || !(await hasRoom(job.bytes ?? 0))) return undefined;
      const found = await find(job);
      if (found) return found;
      try {
        await queue.run(
          job.target,
          job.urgency,
          traced('picture.encode', { 'vitrine.kind': job.kind }, async () => {
            await job.encode();
            onMade('encode');
            if (job.shared) sharing?.keep({ ...job.shared, source: job.source }, job.target);
          }),
        );
        noteSuccess();
        return await findMade(job.target, { ...job.source, modified: 0 });
      } catch (error) {
        if (error instanceof NoTurnError) throw error;
        noteFailure(key, job.details, error);
        return undefined;
      }
    },
    /** Encodes that have not begun. */
    queueLength: queue.length,
  };
}

export type PictureMaker = ReturnType<typeof createPictureMaker>;
