import { extname } from 'node:path';
import { IMAGE_WIDTHS } from '@vitrine/core';
import { accepts } from '../http/negotiate.ts';
import { IMMUTABLE, replyText, type HeaderRecord } from '../http/reply.ts';
import { mediaHeaders } from '../media/media-headers.ts';
import { obtainMedia, type MediaRights } from '../media/media-route.ts';
import type { MediaStore } from '../media/media-store.ts';
import { sendFile } from '../media/send-file.ts';
import { hasTooManyPixels } from './encode.ts';
import type { ImageStore } from './image-store.ts';

/** Formats that sharp reads and that stand still. */
const RESIZABLE = new Set(['.jpg', '.jpeg', '.png', '.webp', '.avif', '.tif', '.tiff']);

/** A better format is on its way: ask again in a minute. */
const FOR_A_MINUTE = 'public, max-age=60';

/** Whether the name is that of a picture which the route can resize. */
export const isResizableName = (name: string): boolean => RESIZABLE.has(extname(name).toLowerCase());

const imageWidthOf = (text: string): number | undefined =>
  IMAGE_WIDTHS.find((width) => String(width) === text);

const cachingOf = (isOpen: boolean, isFinal: boolean, own: HeaderRecord): HeaderRecord => {
  if (!isOpen) return { ...own, vary: 'Accept, Cookie' };
  return { ...own, vary: 'Accept', 'cache-control': isFinal ? IMMUTABLE : FOR_A_MINUTE };
};

/**
 * `GET /box-api/images/<width>/<file>`: a picture in one of the allowed widths, as AVIF or WebP by what
 * the client takes. What cannot be resized is sent as it is.
 */
export const createImageRoute =
  (stores: { readonly media: MediaStore; readonly images: ImageStore }) =>
  async (
    request: Request,
    path: { readonly width: string; readonly name: string },
    rights: MediaRights,
  ): Promise<Response> => {
    const { name } = path;
    const width = imageWidthOf(path.width);
    if (width === undefined) return replyText('Pictures do not come in this width.', 404);
    const source = await obtainMedia(stores.media, name, rights);
    if (source instanceof Response) return source;

    const accept = request.headers.get('accept');
    const isOpen = rights.open.has(name);
    const takesAvif = accepts(accept, 'image/avif');
    const resized =
      isResizableName(name) && (takesAvif || accepts(accept, 'image/webp'))
        ? await stores.images.obtain({ name, source, width, takesAvif })
        : undefined;
    if (!resized) {
      // Whatever the file weighs: a phone that opens it runs out of memory.
      if (isResizableName(name) && (await hasTooManyPixels(source.path))) {
        return replyText('This picture has too many pixels to be shown.', 404);
      }
      const headers = cachingOf(isOpen, false, mediaHeaders(name, isOpen));
      return sendFile(request, source, { headers });
    }
    const headers = { ...mediaHeaders(name, isOpen), 'content-type': `image/${resized.format}` };
    return sendFile(request, resized, { headers: cachingOf(isOpen, resized.isFinal, headers) });
  };
