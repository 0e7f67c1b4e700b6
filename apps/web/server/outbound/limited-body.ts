import type { IncomingMessage } from 'node:http';
import { pipeline, Transform } from 'node:stream';
import type { Duplex, Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { RefusedFetchError } from './refused-fetch-error.ts';

const UNPACK: Readonly<Record<string, () => Duplex>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** Passes bytes through and fails when there are too many. */
function createCounter(limit: number): Transform {
  let length = 0;
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      length += chunk.byteLength;
      if (length > limit) done(new RefusedFetchError('it is too large'));
      else done(null, chunk);
    },
  });
}

/**
 * The body of an answer, decompressed. It fails once it is longer than `limit` bytes, whatever length was announced:
 * a few compressed bytes may become very many.
 *
 * @throws {RefusedFetchError} at once where the announced length is too large or the encoding unknown.
 */
export function limitedBody(incoming: IncomingMessage, limit: number): Readable {
  const { 'content-encoding': encoding = 'identity', 'content-length': announced } = incoming.headers;
  const unpack = Object.hasOwn(UNPACK, encoding) ? UNPACK[encoding] : undefined;
  const problem =
    Number(announced ?? 0) > limit
      ? 'it is too large'
      : encoding !== 'identity' && !unpack
        ? 'it is packed in an unknown way'
        : undefined;
  if (problem !== undefined) {
    incoming.destroy();
    throw new RefusedFetchError(problem);
  }
  const counter = createCounter(limit);
  const stages = unpack ? [incoming, unpack(), counter] : [incoming, counter];
  // The reader of the counter gets every failure.
  pipeline(stages, () => {});
  return counter;
}
