import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** More was sent than is taken. */
export class TooMuchError extends Error {
  override readonly name = 'TooMuchError';
}

/** Milliseconds in which something has to arrive: a line that is dead blocks nobody. */
const PATIENCE = 60_000;

/**
 * Keeps what somebody sends, and no more than the limit.
 *
 * @param given.path Where nothing is yet.
 * @param given.limit In bytes.
 * @throws TooMuchError; Error of the connection or the disk, or when it was stopped or nothing came for a minute.
 */
export async function receiveFile(
  from: Readable,
  given: { readonly path: string; readonly limit: number; readonly signal: AbortSignal },
): Promise<void> {
  const { path, limit, signal } = given;
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), PATIENCE);
  let size = 0;
  const bounded = new Transform({
    transform(chunk: Buffer, _, next) {
      timer.refresh();
      size += chunk.byteLength;
      if (size > limit) next(new TooMuchError());
      else next(null, chunk);
    },
  });
  try {
    await pipeline(from, bounded, createWriteStream(path, { flags: 'wx' }), {
      signal: AbortSignal.any([signal, silence.signal]),
    });
  } finally {
    clearTimeout(timer);
  }
}
