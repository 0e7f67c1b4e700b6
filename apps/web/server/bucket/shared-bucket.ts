import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Bucket, BucketObject } from '@vitrine/bucket/bucket';
import { BucketError } from '@vitrine/bucket/bucket';
import { pictureKey, uploadKey } from '@vitrine/bucket/keys';
import { saveObject } from '@vitrine/bucket/save-object';
import { createLru } from '../cache/lru.ts';
import type { Clock } from '../process/clock.ts';
import type { ServerLogger } from '../process/logger.ts';
import type { StoredFile } from '../media/stored-file.ts';

/** Milliseconds without requests after the bucket did not answer, so that no visitor waits for it twice. */
const REST = 10_000;

/** Milliseconds in which a file of the media library has to begin, else it comes from the CMS. */
const BEGIN_PATIENCE = 3_000;

/** Milliseconds in which a whole picture has to come that another server has made, else it is made here. */
const PICTURE_PATIENCE = 4_000;

/** Pictures that wait to be written: beyond that each server makes its own. */
const MAX_WAITING = 1_000;

/** Pictures whose digest is remembered. */
const REMEMBERED_DIGESTS = 2_000;

/** What was made of a picture. */
export interface MadePicture {
  /** The name of the picture in the media library. */
  readonly name: string;
  readonly source: StoredFile;
  /** Of what was made: `1920.avif`. */
  readonly file: string;
}

/** The bucket that all web servers of a showroom share. */
export interface SharedBucket {
  /** A file of the media library; undefined where the bucket does not have it, or does not answer. */
  readonly upload: (name: string, signal: AbortSignal) => Promise<BucketObject | undefined>;
  /** Copies what another server has made to `target`. @returns whether it was there. */
  readonly take: (made: MadePicture, target: string) => Promise<boolean>;
  /** Writes what this server has made, after the answer, and once the bucket is there. */
  readonly keep: (made: MadePicture, path: string) => void;
  readonly isUp: () => boolean;
}

/**
 * Uses the bucket as something that may go away: then this server does everything by itself, which is logged once, and
 * once more when it is over.
 */
export function createSharedBucket(options: {
  readonly bucket: Bucket;
  readonly clock: Pick<Clock, 'after' | 'elapsed'>;
  readonly logger: Pick<ServerLogger, 'info' | 'warn'>;
}): SharedBucket {
  const { bucket, clock, logger } = options;
  const digests = createLru<{ readonly digest: string }>({ limit: REMEMBERED_DIGESTS, weigh: () => 1 });
  const taking = new Map<string, Promise<boolean>>();
  let isUp = true;
  let restsUntil = Number.NEGATIVE_INFINITY;
  let isRefused = false;
  const unwritten: { readonly made: MadePicture; readonly path: string }[] = [];
  let isWriting = false;

  const isResting = (): boolean => clock.elapsed() < restsUntil;

  const noteFault = (error: BucketError): void => {
    restsUntil = clock.elapsed() + REST;
    const reason = error.message;
    if (isUp) logger.warn({ reason }, 'The bucket does not answer; this process works without it.');
    isUp = false;
  };
  const noteAnswer = (): void => {
    restsUntil = Number.NEGATIVE_INFINITY;
    if (!isUp) logger.info({}, 'The bucket answers again.');
    isUp = true;
  };

  /** Undefined where the bucket does not do it. */
  const ask = async <Answer>(work: () => Promise<Answer>): Promise<Answer | undefined> => {
    if (isResting()) return undefined;
    try {
      const answer = await work();
      noteAnswer();
      return answer;
    } catch (error) {
      if (!(error instanceof BucketError)) throw error;
      noteFault(error);
      return undefined;
    }
  };

  const keyOf = async ({ name, source, file }: MadePicture): Promise<string> => {
    const known = `${source.path} ${source.modified} ${source.size}`;
    const digest = digests.get(known) ?? { digest: await digestOf(source.path) };
    digests.set(known, digest);
    return pictureKey(name, { ...digest, file });
  };

  /** A bucket that is too slow is as good as away. */
  const within = async <Answer>(
    patience: number,
    work: (signal: AbortSignal) => Promise<Answer>,
  ): Promise<Answer> => {
    const late = new AbortController();
    const cancel = clock.after(patience, () => late.abort());
    try {
      return await work(late.signal);
    } catch (cause) {
      if (!late.signal.aborted) throw cause;
      throw new BucketError('The bucket did not answer in time.', { fault: 'away', cause });
    } finally {
      cancel();
    }
  };

  const copy = async (made: MadePicture, target: string): Promise<boolean> => {
    if (isResting()) return false;
    const key = await keyOf(made);
    const taken = await ask(() =>
      within(PICTURE_PATIENCE, async (signal) => {
        const object = await bucket.get(key, { signal });
        if (object !== undefined) await writeWhole(object, target);
        return object !== undefined;
      }),
    );
    return taken ?? false;
  };

  /** A key that may only read is no outage: it is logged once, and each server makes its own pictures. */
  const writeOne = async (made: MadePicture, path: string): Promise<true> => {
    try {
      await bucket.put(await keyOf(made), path);
      isRefused = false;
    } catch (error) {
      if (!(error instanceof BucketError) || error.fault !== 'refused') throw error;
      if (!isRefused) logger.warn({ reason: error.message }, 'The bucket takes no pictures of this process.');
      isRefused = true;
    }
    return true;
  };

  /** One after the other; those that a bucket did not take wait with the others until it rests no more. */
  const write = async (): Promise<void> => {
    isWriting = true;
    for (let next = unwritten[0]; next !== undefined; next = unwritten[0]) {
      const { made, path } = next;
      const isDone = await ask(() => writeOne(made, path)).catch((error: unknown) => {
        // The picture was swept away meanwhile, or the disk does not read it.
        logger.warn({ reason: String(error) }, 'A picture was not shared.');
        return true;
      });
      if (isDone) unwritten.shift();
      else await new Promise<void>((resolve) => clock.after(REST, resolve));
    }
    isWriting = false;
  };

  return {
    upload: (name, leaving) =>
      ask(() =>
        within(BEGIN_PATIENCE, (late) =>
          bucket.get(uploadKey(name), { signal: AbortSignal.any([leaving, late]) }),
        ),
      ),
    take: (made, target) => {
      const running = taking.get(target);
      if (running) return running;
      const begun = copy(made, target)
        // The disk is at fault, or the picture is gone: making it tells of that.
        .catch(() => false)
        .finally(() => taking.delete(target));
      taking.set(target, begun);
      return begun;
    },
    keep: (made, path) => {
      if (unwritten.length >= MAX_WAITING) return;
      unwritten.push({ made, path });
      if (!isWriting) void write();
    },
    isUp: () => isUp,
  };
}

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex').slice(0, 32);
}

/** @throws as {@link saveObject}; the target is then as it was. */
async function writeWhole(object: BucketObject, target: string): Promise<void> {
  const folder = dirname(target);
  const draft = join(folder, `.${randomBytes(8).toString('hex')}.tmp`);
  try {
    await mkdir(folder, { recursive: true });
    await saveObject(object, draft);
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
