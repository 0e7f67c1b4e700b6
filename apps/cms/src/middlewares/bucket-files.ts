import { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import { BucketError } from '@vitrine/bucket/bucket';
import type { BucketObject, ByteRange } from '@vitrine/bucket/bucket';
import { uploadKey } from '@vitrine/bucket/keys';
import { libraryOf } from '../library/library.ts';

/** One step of a path: files of the media library lie in no folders. */
const ADDRESS = /^\/uploads\/([^/]+)$/;

/** A range from a byte on; others are answered with the whole file, as HTTP allows. */
const RANGE = /^bytes=(\d+)-(\d*)$/;

/** Seconds after which an editor's browser may ask for a file again that does not come now. */
const RETRY_AFTER = '10';

function nameIn(path: string): string | undefined {
  try {
    return decodeURIComponent(ADDRESS.exec(path)?.[1] ?? '') || undefined;
  } catch {
    return undefined;
  }
}

function rangeIn(header: string): ByteRange | undefined {
  const [, start, end] = RANGE.exec(header) ?? [];
  return start === undefined ? undefined : { start: Number(start), ...(end ? { end: Number(end) } : {}) };
}

/**
 * Serves uploads from the bucket, whole or in ranges: the bucket itself is closed. What is not there is looked for on
 * the disk, as while an installation moves.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  async (ctx, next) => {
    const { bucket } = libraryOf(strapi);
    const name = nameIn(ctx.path);
    const isRead = ctx.method === 'GET' || ctx.method === 'HEAD';
    if (bucket === undefined || name === undefined || !isRead) return next();
    // The rest of a file that may have been replaced meanwhile: the whole new one, as HTTP allows.
    const range = ctx.get('if-range') === '' ? rangeIn(ctx.get('range')) : undefined;
    const leaving = new AbortController();
    ctx.res.once('close', () => leaving.abort());
    let object: BucketObject | undefined;
    try {
      object = await bucket.get(uploadKey(name), { signal: leaving.signal, ...(range && { range }) });
    } catch (error) {
      if (!(error instanceof BucketError)) throw error;
      if (error.fault === 'range') return ctx.throw(416);
      ctx.set('retry-after', RETRY_AFTER);
      return ctx.throw(503, 'The media storage does not answer now.');
    }
    if (object === undefined) return next();
    ctx.set({ 'accept-ranges': 'bytes', 'last-modified': new Date(object.modified).toUTCString() });
    if (range === undefined) {
      ctx.status = 200;
      if (ctx.fresh) ctx.status = 304;
    } else {
      ctx.status = 206;
      const end = range.start + object.length - 1;
      ctx.set('content-range', `bytes ${range.start}-${end}/${object.size}`);
    }
    if (ctx.method === 'HEAD' || ctx.status === 304) {
      await object.body.cancel();
      if (ctx.status !== 304) ctx.length = object.length;
      return undefined;
    }
    ctx.body = Readable.fromWeb(object.body as Parameters<typeof Readable.fromWeb>[0]);
    ctx.length = object.length;
    return undefined;
  };
