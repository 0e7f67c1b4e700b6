import { open } from 'node:fs/promises';
import { matchesEtag } from '../http/negotiate.ts';
import { parseRange } from '../http/ranges.ts';
import { reply } from '../http/reply.ts';
import type { HeaderRecord } from '../http/reply.ts';
import type { ArrivingFile } from './arrival.ts';
import { CHUNK, streamOf } from './stored-file.ts';
import type { StoredFile } from './stored-file.ts';

type Body = Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;

async function readWhole(path: string, start: number, length: number): Promise<Body> {
  const handle = await open(path);
  try {
    const bytes = new Uint8Array(length);
    const { bytesRead } = await handle.read(bytes, 0, length, start);
    return bytes.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

function bodyOf(path: string, start: number, end: number): Body | Promise<Body> {
  const length = end - start + 1;
  // Small files are read at once; larger ones are streamed.
  return length <= CHUNK ? readWhole(path, start, Math.max(length, 0)) : streamOf(path, start, end);
}

/**
 * The ETag of a file of the media library, or of what was made of one. It names the version and not a time of this disk:
 * with several servers behind one address a film would begin again at every seek.
 *
 * @param version of a file that was replaced under its name.
 */
export function mediaEtag(size: number, version: string | undefined): string {
  return `"${size.toString(36)}-${version ?? '0'}"`;
}

function beyondTheEnd(size: number): Response {
  return reply({
    status: 416,
    headers: { 'content-range': `bytes */${size}`, 'cache-control': 'no-store', 'content-length': '0' },
  });
}

/** How a file is sent. */
export interface Sending {
  /** `content-type` and `cache-control` at least, names in lower case. */
  readonly headers: HeaderRecord;
  /** Of a file that was replaced under its name. */
  readonly version: string | undefined;
}

/**
 * Sends a file while it arrives, or the one requested range of it, where its length is known. If the file breaks off,
 * so does the connection, so that no client takes the part for the whole.
 */
export function sendArriving(request: Request, file: ArrivingFile, options: Sending): Response {
  const { size } = file;
  const etag = size === undefined ? undefined : mediaEtag(size, options.version);
  // A file that is passed on without being kept comes from its beginning.
  const isSeekable = size !== undefined && file.stored !== undefined;
  const ifRange = request.headers.get('if-range');
  const asksForPart = isSeekable && (ifRange === null || ifRange === etag);
  const range = asksForPart ? parseRange(request.headers.get('range'), size) : undefined;
  if (range === 'unsatisfiable') return beyondTheEnd(size ?? 0);
  const isHead = request.method === 'HEAD';
  if (isHead) file.discard();
  const length = range ? range.end - range.start + 1 : size;
  return reply({
    status: range ? 206 : 200,
    headers: {
      ...options.headers,
      ...(etag === undefined ? {} : { etag }),
      ...(isSeekable ? { 'accept-ranges': 'bytes' } : {}),
      ...(length === undefined ? {} : { 'content-length': String(length) }),
      ...(range ? { 'content-range': `bytes ${range.start}-${range.end}/${size}` } : {}),
    },
    body: isHead ? null : file.read(range?.start ?? 0, range?.end),
  });
}

/** Sends a file, or the one requested range: 200, 206, 304 or 416, and for HEAD the same without the body. */
export async function sendFile(request: Request, file: StoredFile, options: Sending): Promise<Response> {
  const etag = mediaEtag(file.size, options.version);
  const headers = { ...options.headers, etag, 'accept-ranges': 'bytes' };
  if (matchesEtag(request.headers.get('if-none-match'), etag)) return reply({ status: 304, headers });

  const ifRange = request.headers.get('if-range');
  const isRangeValid = ifRange === null || ifRange === etag;
  const range = isRangeValid ? parseRange(request.headers.get('range'), file.size) : undefined;
  if (range === 'unsatisfiable') return beyondTheEnd(file.size);
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
}
