import type { Asker } from '../fairness/fair-queue.ts';
import { replyText } from '../http/reply.ts';
import { mediaHeaders } from '../media/media-headers.ts';
import { cachingOf, openMedia, unavailable } from '../media/media-route.ts';
import type { MediaRights } from '../media/media-route.ts';
import { isArriving } from '../media/media-store.ts';
import type { MediaStore } from '../media/media-store.ts';
import { sendFile } from '../media/send-file.ts';
import { NoTurnError } from './encode-queue.ts';
import { isResizableName } from './image-route.ts';
import type { TileStore } from './tile-store.ts';

/** The only way in which a number is written: one tile, one address. */
const NUMBER = /^(?:0|[1-9]\d{0,3})$/;

function missing(): Response {
  return replyText('There is no such tile.', 404);
}

/**
 * `GET /box-api/tiles/<level>/<column>/<row>/<file>`: a tile of a picture that this visitor's content names, as WebP
 * whatever the client accepts: under the tiles is the whole picture. 503 while its turn does not come.
 */
export function createTileRoute(stores: { readonly media: MediaStore; readonly tiles: TileStore }) {
  return async (
    request: Request,
    path: { readonly level: string; readonly column: string; readonly row: string; readonly name: string },
    rights: MediaRights,
    asker: Asker,
  ): Promise<Response> => {
    const { name } = path;
    const numbers = [path.level, path.column, path.row];
    if (!isResizableName(name) || !numbers.every((text) => NUMBER.test(text))) return missing();
    const [level = 0, column = 0, row = 0] = numbers.map(Number);
    const opened = await openMedia(stores.media, name, rights);
    if (opened instanceof Response) return opened;
    if (isArriving(opened) && !opened.stored) opened.discard();
    const source = isArriving(opened) ? await opened.stored?.catch(() => undefined) : opened;
    if (!source) return unavailable();

    try {
      const tile = await stores.tiles.obtain({ name, source, level, tile: { column, row }, asker });
      if (!tile) return missing();
      const headers = mediaHeaders(name, cachingOf(request, name, rights));
      const version = rights.visible.get(name)?.version;
      return await sendFile(request, tile, {
        headers: { ...headers, 'content-type': 'image/webp' },
        version,
      });
    } catch (error) {
      if (error instanceof NoTurnError) return unavailable();
      throw error;
    }
  };
}
