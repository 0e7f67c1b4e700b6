import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { matchesEtag } from '../http/negotiate.ts';
import { parseRange } from '../http/ranges.ts';
import { reply, type HeaderRecord } from '../http/reply.ts';
import type { StoredFile } from './media-store.ts';

/** Up to this many bytes are read at once; more is streamed. */
const WHOLE_LIMIT = 256 * 1024;

type Body = Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;

const readWhole = async (path: string, start: number, length: number): Promise<Body> => {
  const handle = await open(path);
  try {
    const bytes = new Uint8Array(length);
    const { bytesRead } = await handle.read(bytes, 0, length, start);
    return bytes.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
};

const bodyOf = (path: string, start: number, end: number): Body | Promise<Body> => {
  const length = end - start + 1;
  if (length <= WHOLE_LIMIT) return readWhole(path, start, Math.max(length, 0));
  const stream = createReadStream(path, { start, end, highWaterMark: WHOLE_LIMIT });
  return Readable.toWeb(stream) as ReadableStream<Uint8Array>;
};

/** A file's ETag: size and time of change, so that it survives restarts. */
const etagOf = (file: StoredFile): string =>
  `"${file.size.toString(36)}-${Math.trunc(file.modified).toString(36)}"`;

/**
 * Sends a file, or the one range that is asked for: 200, 206, 304 or 416, and for HEAD the same without
 * the body.
 *
 * @param options.headers `content-type` and `cache-control` at least, names in lower case.
 */
export const sendFile = async (
  request: Request,
  file: StoredFile,
  options: { readonly headers: HeaderRecord },
): Promise<Response> => {
  const etag = etagOf(file);
  const headers = { ...options.headers, etag, 'accept-ranges': 'bytes' };
  if (matchesEtag(request.headers.get('if-none-match'), etag)) return reply({ status: 304, headers });

  const ifRange = request.headers.get('if-range');
  const isRangeValid = ifRange === null || ifRange === etag;
  const range = isRangeValid ? parseRange(request.headers.get('range'), file.size) : undefined;
  if (range === 'unsatisfiable') {
    return reply({
      status: 416,
      headers: {
        'content-range': `bytes */${file.size}`,
        'cache-control': 'no-store',
        'content-length': '0',
      },
    });
  }
  const { start, end } = range ?? { start: 0, end: file.size - 1 };
  return reply({
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'content-length': String(end - start + 1),
      ...(range ? { 'content-range': `bytes ${start}-${end}/${file.size}` } : {}),
    },
    body: request.method === 'HEAD' ? null : await bodyOf(file.path, start, end),
  });
};
