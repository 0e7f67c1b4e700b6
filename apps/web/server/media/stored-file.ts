import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';

/** Bytes that are read and passed on at once. */
export const CHUNK = 256 * 1024;

/** A file of the media library on this machine. */
export interface StoredFile {
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  /** Milliseconds since 1970. */
  readonly modified: number;
}

/** The file at a path; `undefined` without one. */
export async function fileAt(path: string): Promise<StoredFile | undefined> {
  const stats = await stat(path).catch(() => undefined);
  return stats?.isFile() ? { path, size: stats.size, modified: stats.mtimeMs } : undefined;
}

/** The bytes of a file from `start` to `end`, both included; to its end without one. */
export function streamOf(path: string, start: number, end?: number): ReadableStream<Uint8Array> {
  return Readable.toWeb(
    createReadStream(path, { start, ...(end !== undefined && { end }), highWaterMark: CHUNK }),
  ) as ReadableStream<Uint8Array>;
}
