import { createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** The file exceeds the limit. */
export class TooMuchError extends Error {
  override readonly name = 'TooMuchError';
}

/** Milliseconds without data after which a dead connection is given up. */
const PATIENCE = 60_000;

/**
 * Stores a received file up to the limit.
 *
 * @param given.path a path that does not exist yet.
 * @param given.limit in bytes.
 * @throws TooMuchError; Error of the connection or the disk, or when it was aborted or a minute passed without
 *   data.
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
    await pipeline(from, bounded, createWriteStream(path, { flags: 'wx', mode: 0o600 }), {
      signal: AbortSignal.any([signal, silence.signal]),
    });
  } finally {
    clearTimeout(timer);
  }
}
