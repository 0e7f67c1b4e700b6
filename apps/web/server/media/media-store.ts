import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import type { Clock } from '../clock.ts';
import type { FetchMedia } from './fetch-media.ts';
import { RefusedMediaError } from './refused-media-error.ts';

/** A file of the media library on this machine. */
export interface StoredFile {
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  /** Milliseconds since 1970. */
  readonly modified: number;
}

/** The CMS cannot be asked for a file that is not on this machine. */
export class MediaUnreachableError extends Error {
  override readonly name = 'MediaUnreachableError';
}

/** Milliseconds for one whole file, and for the beginning of an answer. */
const DOWNLOAD_TIMEOUT = 120_000;
const ANSWER_TIMEOUT = 10_000;
/** Milliseconds that a CMS which could not be reached is left alone where an outdated file will do. */
const REST = 10_000;

export interface MediaStore {
  /**
   * The file if it is on this machine.
   *
   * @param size in bytes as the CMS states it: a file of another size was replaced since.
   */
  readonly find: (name: string, size?: number) => Promise<StoredFile | undefined>;
  /**
   * The file, fetched from the CMS and kept when it is not on this machine. Requests for one file share
   * one download. While the CMS is away an outdated file is better than none. `undefined`: the CMS does
   * not have it, or it must not be fetched.
   *
   * @throws {MediaUnreachableError}
   */
  readonly obtain: (name: string, size?: number) => Promise<StoredFile | undefined>;
}

/** The CMS states sizes in kilobytes with two decimals: bytes that a size may be off. */
const SIZE_TOLERANCE = 16;

const isOfSize = (file: StoredFile, size: number | undefined): boolean =>
  size === undefined || Math.abs(file.size - size) <= SIZE_TOLERANCE;

const fileAt = async (path: string): Promise<StoredFile | undefined> => {
  const stats = await stat(path).catch(() => undefined);
  return stats?.isFile() ? { path, size: stats.size, modified: stats.mtimeMs } : undefined;
};

/**
 * Reads which media ship with the project: `media.json` beside the shipped snapshot names for each file of
 * the media library a path below `demo/media`. A path that leads out of that folder is left out.
 *
 * @param snapshotFolder absent where no content ships
 * @returns an empty map when nothing ships.
 */
export const readShippedMedia = async (
  snapshotFolder: string | undefined,
): Promise<ReadonlyMap<string, string>> => {
  if (snapshotFolder === undefined) return new Map();
  const text = await readFile(join(snapshotFolder, 'media.json'), 'utf8').catch(() => '{}');
  const folder = resolve(snapshotFolder, '..', 'media');
  const shipped = new Map<string, string>();
  for (const [name, path] of Object.entries(JSON.parse(text) as Record<string, unknown>)) {
    if (typeof path !== 'string') continue;
    const full = resolve(folder, path);
    if (full.startsWith(folder + sep)) shipped.set(name, full);
  }
  return shipped;
};

/**
 * Media on this machine: mirrored in `folder`, else shipped, else fetched from the CMS.
 *
 * @param options.sourceOf the absolute address of a file at the CMS or its storage.
 */
export const createMediaStore = (options: {
  readonly folder: string;
  readonly shipped: ReadonlyMap<string, string>;
  readonly sourceOf: (name: string) => string;
  readonly fetch: FetchMedia;
  readonly clock: Clock;
}): MediaStore => {
  const { clock } = options;
  let unreachableSince = Number.NEGATIVE_INFINITY;
  const downloads = new Map<string, Promise<StoredFile | undefined>>();

  /** What the CMS sent although it states another size: asking again would bring the same. */
  const settled = new Map<string, number>();

  const findAll = async (name: string): Promise<StoredFile[]> => {
    const shipped = options.shipped.get(name);
    const paths = [join(options.folder, name), ...(shipped === undefined ? [] : [shipped])];
    const files = await Promise.all(paths.map(fileAt));
    return files.filter((file) => file !== undefined);
  };

  const find = async (name: string, size?: number): Promise<StoredFile | undefined> => {
    const expected = settled.get(name) === size ? undefined : size;
    return (await findAll(name)).find((file) => isOfSize(file, expected));
  };

  const download = async (name: string): Promise<StoredFile | undefined> => {
    const abort = new AbortController();
    const signal = AbortSignal.any([abort.signal, AbortSignal.timeout(DOWNLOAD_TIMEOUT)]);
    const stopWaiting = clock.after(ANSWER_TIMEOUT, () => abort.abort());
    const response = await options
      .fetch(options.sourceOf(name), { signal })
      .catch((cause: unknown) => {
        if (cause instanceof RefusedMediaError) throw cause;
        unreachableSince = clock.now();
        throw new MediaUnreachableError(`The CMS cannot be reached for the file ${name}.`, { cause });
      })
      .finally(stopWaiting);
    if (response.status === 404) return undefined;
    if (response.status !== 200 || !response.body) {
      throw new MediaUnreachableError(`The CMS answered ${response.status} for the file ${name}.`);
    }
    await mkdir(options.folder, { recursive: true });
    const path = join(options.folder, name);
    const draft = join(options.folder, `.${randomBytes(8).toString('hex')}.tmp`);
    try {
      const body = response.body as NodeReadableStream<Uint8Array>;
      await pipeline(Readable.fromWeb(body), createWriteStream(draft, { flush: true }));
      await rename(draft, path);
    } catch (cause) {
      await rm(draft, { force: true });
      if (cause instanceof RefusedMediaError) throw cause;
      throw new MediaUnreachableError(`The file ${name} did not arrive whole.`, { cause });
    }
    return fileAt(path);
  };

  const fetchOnce = (name: string): Promise<StoredFile | undefined> => {
    const running = downloads.get(name) ?? download(name).finally(() => downloads.delete(name));
    downloads.set(name, running);
    return running;
  };

  const obtain = async (name: string, size?: number): Promise<StoredFile | undefined> => {
    const found = await find(name, size);
    if (found) return found;
    const [outdated] = await findAll(name);
    if (outdated && clock.now() - unreachableSince < REST) return outdated;
    try {
      const file = await fetchOnce(name);
      if (file && size !== undefined && !isOfSize(file, size)) settled.set(name, size);
      return file ?? outdated;
    } catch (error) {
      if (outdated) return outdated;
      if (error instanceof RefusedMediaError) return undefined;
      throw error;
    }
  };

  return { find, obtain };
};
