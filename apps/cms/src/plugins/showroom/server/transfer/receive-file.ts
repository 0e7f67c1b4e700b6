import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A file that was sent to the CMS, until it is removed. */
export interface ReceivedFile {
  readonly path: string;
  /** Takes it away, with the folder that it lies in. */
  readonly remove: () => Promise<void>;
}

/** More was sent than is taken. */
export class TooMuchError extends Error {
  override readonly name = 'TooMuchError';
}

/**
 * Keeps what somebody sends in a folder of its own, and no more than the limit. What is broken off leaves
 * nothing behind.
 *
 * @param limit In bytes.
 * @throws TooMuchError; Error of the connection or the disk.
 */
export const receiveFile = async (from: Readable, limit: number): Promise<ReceivedFile> => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-transfer-'));
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  const path = join(folder, 'archive.zip');
  let size = 0;
  const bounded = new Transform({
    transform(chunk: Buffer, _, next) {
      size += chunk.byteLength;
      if (size > limit) next(new TooMuchError());
      else next(null, chunk);
    },
  });
  try {
    await pipeline(from, bounded, createWriteStream(path, { flags: 'wx' }));
    return { path, remove };
  } catch (error) {
    await remove();
    throw error;
  }
};
