import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Clock } from '../process/clock.ts';
import { MediaUnreachableError, NoRoomError } from './media-errors.ts';
import { RefusedFetchError } from '../outbound/refused-fetch-error.ts';
import { CHUNK, fileAt, streamOf } from './stored-file.ts';
import type { StoredFile } from './stored-file.ts';

/** A file that is being fetched. */
export interface ArrivingFile {
  /** Bytes; absent where the other side has not sent the length. */
  readonly size: number | undefined;
  /** Settles when the whole file is stored; absent for one that is passed on and not stored. */
  readonly stored?: Promise<StoredFile>;
  /**
   * The bytes from `start` to `end`, both included, as they arrive; the stream fails if the file does. A file that is
   * not stored is read once, from its beginning.
   */
  readonly read: (start: number, end?: number) => ReadableStream<Uint8Array>;
  /** For a caller that does not read a file that is not stored. */
  readonly discard: () => void;
}

/** Milliseconds in which at least this many bytes have to arrive: a slower transfer would never end. */
const PACE_TIME = 30_000;
const PACE_BYTES = 16 * 1024;

/** Bytes between two checks of the free disk space. */
const ROOM_STEP = 16 * 1024 * 1024;

const DISK_FAULTS: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE', 'EROFS', 'EIO']);

function isDiskFault(error: unknown): boolean {
  return error instanceof Error && 'code' in error && DISK_FAULTS.has(String(error.code));
}

/** Creates the draft of a file. @throws NoRoomError where the disk refuses it. */
async function openDraft(name: string, path: string, folder: string) {
  const draft = join(folder, `.${randomBytes(8).toString('hex')}.tmp`);
  try {
    await mkdir(folder, { recursive: true });
    await mkdir(dirname(path), { recursive: true });
    return { draft, handle: await open(draft, 'wx+') };
  } catch (cause) {
    throw new NoRoomError(name, cause);
  }
}

/**
 * Stores a file while it arrives, and lets any number of readers follow from any offset. It continues when all of
 * them have left. A file that is incomplete, or that arrives too slowly, is deleted.
 *
 * @param options.abort ends the fetch.
 * @param options.hasRoom whether so many more bytes may be stored.
 * @throws NoRoomError
 */
export async function beginArrival(options: {
  readonly name: string;
  readonly path: string;
  readonly folder: string;
  readonly body: ReadableStream<Uint8Array>;
  readonly size: number | undefined;
  readonly abort: AbortController;
  readonly clock: Pick<Clock, 'after'>;
  readonly hasRoom: (bytes: number) => Promise<boolean>;
}): Promise<ArrivingFile & { readonly stored: Promise<StoredFile> }> {
  const { name, path, size, abort, clock } = options;
  const { draft, handle } = await openDraft(name, path, options.folder);
  let written = 0;
  let state: 'arriving' | 'whole' | 'failed' = 'arriving';
  let progress = Promise.withResolvers<void>();
  /** The writer and all readers. */
  let users = 1;
  let isClosed = false;

  const release = async (): Promise<void> => {
    users -= 1;
    if (users === 0 && !isClosed) {
      isClosed = true;
      await handle.close();
    }
  };
  const wake = (): void => {
    progress.resolve();
    progress = Promise.withResolvers<void>();
  };

  const watchPace = (): (() => void) => {
    let seen = 0;
    const look = (): void => {
      if (written - seen < PACE_BYTES) return abort.abort(new Error('The other side has fallen silent.'));
      seen = written;
      cancel = clock.after(PACE_TIME, look);
    };
    let cancel = clock.after(PACE_TIME, look);
    return () => cancel();
  };

  const copy = async (): Promise<void> => {
    const reader = options.body.getReader();
    const stop = (): void => void reader.cancel(abort.signal.reason).catch(() => {});
    abort.signal.addEventListener('abort', stop);
    if (abort.signal.aborted) stop();
    let checkedAt = 0;
    for (;;) {
      const { done, value } = await reader.read();
      abort.signal.throwIfAborted();
      if (done) break;
      await handle.writeFile(value);
      written += value.byteLength;
      wake();
      if (written - checkedAt < ROOM_STEP) continue;
      checkedAt = written;
      if (!(await options.hasRoom(0))) throw new NoRoomError(name);
    }
    if (size !== undefined && written !== size) throw new Error('It is of another length than announced.');
  };

  const keep = async (): Promise<StoredFile> => {
    const stopWatching = watchPace();
    try {
      await copy();
      await handle.sync();
      await rename(draft, path);
      const file = await fileAt(path);
      if (!file) throw new Error('It is not there any more.');
      state = 'whole';
      return file;
    } catch (cause) {
      state = 'failed';
      abort.abort();
      await rm(draft, { force: true });
      if (cause instanceof RefusedFetchError || cause instanceof NoRoomError) throw cause;
      if (isDiskFault(cause)) throw new NoRoomError(name, cause);
      throw new MediaUnreachableError(`The file ${name} did not arrive whole.`, { fault: 'file', cause });
    } finally {
      stopWatching();
      wake();
      await release();
    }
  };

  const mustWaitAt = (at: number): boolean => at >= written && state === 'arriving';

  const next = async (at: number, end: number): Promise<Uint8Array | undefined> => {
    while (mustWaitAt(at)) await progress.promise;
    if (state === 'failed') throw new Error(`The file ${name} did not arrive whole.`);
    const length = Math.min(CHUNK, written - at, end - at + 1);
    if (length <= 0) return undefined;
    const bytes = new Uint8Array(length);
    const { bytesRead } = await handle.read(bytes, 0, length, at);
    return bytes.subarray(0, bytesRead);
  };

  const read = (start: number, end = Number.POSITIVE_INFINITY): ReadableStream<Uint8Array> => {
    // The writer is done and has closed the file.
    if (users === 0 && state === 'whole') return streamOf(path, start, end);
    let at = start;
    let isOver = false;
    users += 1;
    const finish = async (): Promise<void> => {
      if (isOver) return;
      isOver = true;
      await release();
    };
    return new ReadableStream(
      {
        pull: async (controller) => {
          try {
            const bytes = await next(at, end);
            if (bytes) {
              at += bytes.byteLength;
              controller.enqueue(bytes);
              return;
            }
            await finish();
            controller.close();
          } catch (error) {
            await finish();
            controller.error(error);
          }
        },
        cancel: finish,
      },
      { highWaterMark: 0 },
    );
  };

  const stored = keep();
  // Waiting callers get the failure here; often there are only readers, and they get it from their streams.
  stored.catch(() => {});
  return { size, stored, read, discard: () => {} };
}
