import { join } from 'node:path';
import type { Clock } from '../process/clock.ts';
import { beginArrival } from './arrival.ts';
import type { ArrivingFile } from './arrival.ts';
import type { FetchMedia } from './fetch-media.ts';
import { faultOf, MediaUnreachableError, NoRoomError } from './media-errors.ts';
import type { StatedFile } from './media-files.ts';
import { RefusedFetchError } from '../outbound/refused-fetch-error.ts';
import { fileAt } from './stored-file.ts';
import type { StoredFile } from './stored-file.ts';

/** Milliseconds until an answer has to begin. */
const ANSWER_TIMEOUT = 10_000;

/** Milliseconds for which an unreachable CMS is not asked again where an outdated file will do. */
const REST = 10_000;

/** Milliseconds for which files are not stored after the disk refused one although it has room. */
const DISK_REST = 60_000;

export interface MediaStore {
  /**
   * The file if it is on this machine.
   *
   * @param stated the CMS's details of it: a file of another size or version was replaced since.
   */
  readonly find: (name: string, stated?: StatedFile) => Promise<StoredFile | undefined>;
  /**
   * The file; if it is not on this machine, it is fetched from the CMS and stored, and this settles as soon as it
   * begins to arrive. Requests for one file share one download. While the CMS is away an outdated file is better than
   * none. Without room on the disk it is passed on and not stored. `undefined`: the CMS does not have it, or it must
   * not be fetched.
   *
   * @throws {MediaUnreachableError}
   */
  readonly open: (name: string, stated?: StatedFile) => Promise<StoredFile | ArrivingFile | undefined>;
  /**
   * The same, once the whole file is stored.
   *
   * @throws {MediaUnreachableError} of the kind {@link NoRoomError} where it cannot be stored.
   */
  readonly obtain: (name: string, stated?: StatedFile) => Promise<StoredFile | undefined>;
  /** The origin that a file is fetched from. */
  readonly originOf: (name: string) => string;
}

/** The name of a file in the list of shipped files: that of a replaced file includes its version. */
export function shippedName(name: string, { version }: StatedFile = {}): string {
  return version === undefined ? name : `${name}?${version}`;
}

/** Whether a file is still arriving, not on this machine. */
export function isArriving(file: StoredFile | ArrivingFile): file is ArrivingFile {
  return 'read' in file;
}

/**
 * The CMS states sizes in kilobytes with two decimals: the bytes by which a size may be off, and one for rounding.
 */
const SIZE_TOLERANCE = 6;

function isOfSize(file: StoredFile, size: number | undefined): boolean {
  return size === undefined || Math.abs(file.size - size) <= SIZE_TOLERANCE;
}

function sizeOf(response: Response): number | undefined {
  const length = response.headers.get('content-length');
  return length !== null && /^\d+$/.test(length) ? Number(length) : undefined;
}

type Arrival = Awaited<ReturnType<typeof beginArrival>>;

/**
 * Media on this machine: mirrored in `folder`, else shipped, else fetched from the CMS. Files that were replaced
 * under the same name are kept in a folder per version, so that versions are never mixed up.
 *
 * @param options.sourceOf the absolute address of a file at the CMS or its storage.
 * @param options.hasRoom whether so many more bytes may be kept on the disk.
 */
export function createMediaStore(options: {
  readonly folder: string;
  readonly shipped: ReadonlyMap<string, string>;
  readonly sourceOf: (name: string) => string;
  readonly fetch: FetchMedia;
  readonly clock: Clock;
  readonly hasRoom?: (bytes: number) => Promise<boolean>;
}): MediaStore {
  const { clock, folder, hasRoom = () => Promise.resolve(true) } = options;
  let unreachableSince = Number.NEGATIVE_INFINITY;
  let isDiskResting = false;
  /** By the path where they will be stored. */
  const arrivals = new Map<string, Promise<Arrival | undefined>>();

  /** Sizes that the CMS sent although it states others, by path: fetching again would bring the same. */
  const settled = new Map<string, number>();

  const pathOf = (name: string, { version }: StatedFile): string =>
    version === undefined ? join(folder, name) : join(folder, `.v-${version}`, name);

  const find = async (name: string, stated: StatedFile = {}): Promise<StoredFile | undefined> => {
    const path = pathOf(name, stated);
    const size = settled.get(path) === stated.size ? undefined : stated.size;
    const shipped = options.shipped.get(shippedName(name, stated));
    const files = await Promise.all([path, ...(shipped === undefined ? [] : [shipped])].map(fileAt));
    return files.find((file) => file !== undefined && isOfSize(file, size));
  };

  const findOutdated = async (name: string, stated: StatedFile): Promise<StoredFile | undefined> => {
    const shipped = options.shipped.get(shippedName(name, stated)) ?? options.shipped.get(name);
    const paths = new Set([
      pathOf(name, stated),
      join(folder, name),
      ...(shipped === undefined ? [] : [shipped]),
    ]);
    return (await Promise.all([...paths].map(fileAt))).find((file) => file !== undefined);
  };

  const ask = async (name: string, abort: AbortController): Promise<Response | undefined> => {
    let isLate = false;
    const stopWaiting = clock.after(ANSWER_TIMEOUT, () => {
      isLate = true;
      abort.abort();
    });
    const response = await options
      .fetch(options.sourceOf(name), { signal: abort.signal })
      .catch((cause: unknown) => {
        if (cause instanceof RefusedFetchError) throw cause;
        unreachableSince = clock.now();
        const fault = isLate ? 'silence' : faultOf(cause);
        throw new MediaUnreachableError(`The CMS cannot be reached for the file ${name}.`, { fault, cause });
      })
      .finally(stopWaiting);
    if (response.status === 404) return undefined;
    if (response.status !== 200 || !response.body) {
      const sentence = `The CMS answered ${response.status} for the file ${name}.`;
      throw new MediaUnreachableError(sentence, { fault: 'file' });
    }
    return response;
  };

  const begin = async (name: string, path: string): Promise<Arrival | undefined> => {
    const abort = new AbortController();
    const response = await ask(name, abort);
    if (!response?.body) return undefined;
    const { body } = response;
    const size = sizeOf(response);
    try {
      if (!(await hasRoom(size ?? 0))) throw new NoRoomError(name);
      return await beginArrival({ name, path, folder, body, size, abort, clock, hasRoom });
    } catch (error) {
      abort.abort();
      await body.cancel().catch(() => {});
      throw error;
    }
  };

  const restDisk = (): void => {
    isDiskResting = true;
    clock.after(DISK_REST, () => {
      isDiskResting = false;
    });
  };

  const beginOnce = (name: string, stated: StatedFile): Promise<Arrival | undefined> => {
    const path = pathOf(name, stated);
    const running = arrivals.get(path);
    if (running) return running;
    const begun = begin(name, path);
    arrivals.set(path, begun);
    const note = async (): Promise<void> => {
      try {
        const file = await (await begun)?.stored;
        if (file && stated.size !== undefined && !isOfSize(file, stated.size)) settled.set(path, stated.size);
      } catch (error) {
        if (error instanceof NoRoomError && !isDiskResting) restDisk();
      } finally {
        arrivals.delete(path);
      }
    };
    void note();
    return begun;
  };

  const passOn = async (name: string): Promise<ArrivingFile | undefined> => {
    const abort = new AbortController();
    const response = await ask(name, abort);
    const body = response?.body;
    if (!response || !body) return undefined;
    return { size: sizeOf(response), read: () => body, discard: () => abort.abort() };
  };

  const openHere = async (name: string, stated: StatedFile): Promise<Arrival | undefined> => {
    if (isDiskResting || !(await hasRoom(0))) throw new NoRoomError(name);
    return beginOnce(name, stated);
  };

  /** An existing file is better than an error. */
  const orOutdated = async <File>(
    name: string,
    stated: StatedFile,
    fetchFile: () => Promise<File | undefined>,
  ): Promise<File | StoredFile | undefined> => {
    const outdated = await findOutdated(name, stated);
    if (outdated && clock.now() - unreachableSince < REST) return outdated;
    try {
      return (await fetchFile()) ?? outdated;
    } catch (error) {
      if (outdated) return outdated;
      if (error instanceof RefusedFetchError) return undefined;
      throw error;
    }
  };

  return {
    find,
    open: async (name, stated = {}) =>
      (await find(name, stated)) ??
      orOutdated<ArrivingFile>(name, stated, () =>
        openHere(name, stated).catch((error: unknown) => {
          if (error instanceof NoRoomError) return passOn(name);
          throw error;
        }),
      ),
    obtain: async (name, stated = {}) =>
      (await find(name, stated)) ??
      orOutdated(name, stated, async () => (await openHere(name, stated))?.stored),
    originOf: (name) => {
      const source = options.sourceOf(name);
      return URL.canParse(source) ? new URL(source).origin : source;
    },
  };
}
