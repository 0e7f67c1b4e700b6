import { replyText } from '../http/reply.ts';
import { mediaHeaders } from './media-headers.ts';
import type { MediaStore, StoredFile } from './media-store.ts';
import { isMediaFileName, type MediaFiles } from './media-files.ts';
import { sendFile } from './send-file.ts';

/** What a visitor may have: the files of this visitor and of everybody. */
export interface MediaRights {
  readonly visible: MediaFiles;
  readonly open: MediaFiles;
}

/** Finds a file for a visitor, or the answer that says why not: 404 or, with the CMS away, 503. */
export const obtainMedia = async (
  store: MediaStore,
  name: string,
  rights: MediaRights,
): Promise<StoredFile | Response> => {
  if (!isMediaFileName(name) || !rights.visible.has(name)) {
    return replyText('There is no such file.', 404);
  }
  try {
    return (await store.obtain(name, rights.visible.get(name))) ?? replyText('There is no such file.', 404);
  } catch {
    return replyText('This file cannot be had at the moment.', 503, { 'retry-after': '10' });
  }
};

/** `GET /box-api/uploads/<file>`: a file of the media library, if this visitor's content names it. */
export const createMediaRoute =
  (store: MediaStore) =>
  async (request: Request, name: string, rights: MediaRights): Promise<Response> => {
    const file = await obtainMedia(store, name, rights);
    if (file instanceof Response) return file;
    return sendFile(request, file, { headers: mediaHeaders(name, rights.open.has(name)) });
  };
