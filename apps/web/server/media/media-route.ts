import { replyText } from '../http/reply.ts';
import type { ArrivingFile } from './arrival.ts';
import { mediaHeaders } from './media-headers.ts';
import type { MediaCaching } from './media-headers.ts';
import { isArriving } from './media-store.ts';
import type { MediaStore } from './media-store.ts';
import { isMediaFileName } from './media-files.ts';
import type { MediaFiles } from './media-files.ts';
import { sendArriving, sendFile } from './send-file.ts';
import type { StoredFile } from './stored-file.ts';

/** The files that this visitor may see, and those that everyone may see. */
export interface MediaRights {
  readonly visible: MediaFiles;
  readonly open: MediaFiles;
  /**
   * Seconds that shared caches may keep open files; absent where they remain open for as long as content names them.
   */
  readonly sharedFor?: number | undefined;
}

/** How long the address of a file may be cached, given the rights of this visitor and of everyone. */
export function cachingOf(request: Request, name: string, rights: MediaRights): MediaCaching {
  if (!rights.open.has(name)) return 'private';
  // Without a version the address does not change when the file is replaced.
  const isVersioned = new URL(request.url).searchParams.has('v');
  return { sharedFor: rights.sharedFor, isVersioned };
}

function missing(): Response {
  return replyText('There is no such file.', 404);
}

/** Finds a file for a visitor, or the answer with the reason: 404 or, while the CMS is away, 503. */
export async function openMedia(
  store: MediaStore,
  name: string,
  rights: MediaRights,
): Promise<StoredFile | ArrivingFile | Response> {
  if (!isMediaFileName(name) || !rights.visible.has(name)) return missing();
  try {
    return (await store.open(name, rights.visible.get(name))) ?? missing();
  } catch {
    return unavailable();
  }
}

/** The file is temporarily unavailable. */
export function unavailable(): Response {
  return replyText('This file is not available at the moment.', 503, { 'retry-after': '10' });
}

/** `GET /box-api/uploads/<file>`: a file of the media library, if this visitor's content names it. */
export function createMediaRoute(store: MediaStore) {
  return async (request: Request, name: string, rights: MediaRights): Promise<Response> => {
    const file = await openMedia(store, name, rights);
    if (file instanceof Response) return file;
    const headers = mediaHeaders(name, cachingOf(request, name, rights));
    const sending = { headers, version: rights.visible.get(name)?.version };
    if (!isArriving(file)) return sendFile(request, file, sending);
    // A range of a file of unknown length can be answered only once the whole file has arrived.
    const isPart = file.size === undefined && file.stored !== undefined && request.headers.has('range');
    if (!isPart) return sendArriving(request, file, sending);
    const stored = await file.stored?.catch(() => undefined);
    return stored ? sendFile(request, stored, sending) : unavailable();
  };
}
