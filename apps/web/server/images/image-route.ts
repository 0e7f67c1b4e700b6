import { extname } from 'node:path';
import { IMAGE_WIDTHS } from '@vitrine/core/media/image-address';
import type { Asker } from '../fairness/fair-queue.ts';
import { accepts } from '../http/negotiate.ts';
import { replyText } from '../http/reply.ts';
import type { HeaderRecord } from '../http/reply.ts';
import { mediaHeaders } from '../media/media-headers.ts';
import { cachingOf, openMedia, unavailable } from '../media/media-route.ts';
import type { MediaRights } from '../media/media-route.ts';
import { isArriving } from '../media/media-store.ts';
import type { MediaStore } from '../media/media-store.ts';
import { sendArriving, sendFile } from '../media/send-file.ts';
import { hasTooManyPixels } from './encode.ts';
import type { ImageStore } from './image-store.ts';

/** Formats that sharp reads and that are not animated. */
const RESIZABLE = new Set(['.jpg', '.jpeg', '.png', '.webp', '.avif', '.tif', '.tiff']);

/** A better format is being made: retry in a minute. */
const MINUTE_SECONDS = 60;
const FOR_A_MINUTE = `public, max-age=${MINUTE_SECONDS}`;

/** Whether a file name belongs to a picture that the route can resize. */
export function isResizableName(name: string): boolean {
  return RESIZABLE.has(extname(name).toLowerCase());
}

function imageWidthOf(text: string): number | undefined {
  return IMAGE_WIDTHS.find((width) => String(width) === text);
}

/** The headers of a picture, which vary with what the client accepts. */
function imageHeaders(
  request: Request,
  name: string,
  rights: MediaRights,
  found: { readonly isFinal: boolean; readonly format?: string },
): HeaderRecord {
  const caching = cachingOf(request, name, rights);
  const headers = {
    ...mediaHeaders(name, caching),
    ...(found.format === undefined ? {} : { 'content-type': `image/${found.format}` }),
  };
  if (caching === 'private') return { ...headers, vary: 'Accept, Cookie' };
  const isShort = caching.sharedFor !== undefined && caching.sharedFor < MINUTE_SECONDS;
  return {
    ...headers,
    vary: 'Accept',
    ...(found.isFinal || isShort ? {} : { 'cache-control': FOR_A_MINUTE }),
  };
}

/**
 * `GET /box-api/images/<width>/<file>`: a picture in one of the allowed widths, as AVIF or WebP by what the client
 * accepts. A picture that cannot be resized, or whose encode is queued for too long, is sent unchanged and may be
 * cached for a minute.
 */
export function createImageRoute(stores: { readonly media: MediaStore; readonly images: ImageStore }) {
  return async (
    request: Request,
    path: { readonly width: string; readonly name: string },
    rights: MediaRights,
    asker: Asker,
  ): Promise<Response> => {
    const { name } = path;
    const width = imageWidthOf(path.width);
    if (width === undefined) return replyText('Pictures do not come in this width.', 404);
    const opened = await openMedia(stores.media, name, rights);
    if (opened instanceof Response) return opened;
    const version = rights.visible.get(name)?.version;
    if (isArriving(opened) && !opened.stored) {
      const headers = imageHeaders(request, name, rights, { isFinal: false });
      return sendArriving(request, opened, { headers, version });
    }
    const source = isArriving(opened) ? await opened.stored?.catch(() => undefined) : opened;
    if (!source) return unavailable();

    const accept = request.headers.get('accept');
    const takesAvif = accepts(accept, 'image/avif');
    const resized =
      isResizableName(name) && (takesAvif || accepts(accept, 'image/webp'))
        ? await stores.images.obtain({ name, source, width, takesAvif, asker })
        : undefined;
    if (!resized) {
      // Whatever the size of the file: a phone that decodes it runs out of memory.
      if (isResizableName(name) && (await hasTooManyPixels(source.path))) {
        return replyText('This picture has too many pixels to be shown.', 404);
      }
      const headers = imageHeaders(request, name, rights, { isFinal: false });
      return sendFile(request, source, { headers, version });
    }
    return sendFile(request, resized, { headers: imageHeaders(request, name, rights, resized), version });
  };
}
