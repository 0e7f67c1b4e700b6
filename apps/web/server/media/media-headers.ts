import { extname } from 'node:path';
import { contentTypeOf } from '../http/content-type.ts';
import { IMMUTABLE, type HeaderRecord } from '../http/reply.ts';

/** Five minutes in this visitor's own browser: long enough for a visit, short enough after a log-out. */
const PRIVATE_MEDIA = 'private, max-age=300';

/** Nothing inside the file may run or load, should somebody open it by itself. */
const SANDBOX = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const canRun = (contentType: string): boolean =>
  /^(?:text\/html|text\/javascript|application\/xhtml|application\/octet-stream)/.test(contentType);

/**
 * Headers of a media file. SVG is shut into a sandbox; what a browser could run as a page is offered as a
 * download.
 *
 * @param isPublic whether everybody may see it; else no shared cache may keep it.
 */
export const mediaHeaders = (name: string, isPublic: boolean): HeaderRecord => {
  const contentType = contentTypeOf(extname(name));
  return {
    'content-type': contentType,
    'cache-control': isPublic ? IMMUTABLE : PRIVATE_MEDIA,
    ...(isPublic ? {} : { vary: 'Cookie' }),
    ...(contentType.startsWith('image/svg') || canRun(contentType)
      ? { 'content-security-policy': SANDBOX }
      : {}),
    ...(canRun(contentType)
      ? { 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}` }
      : {}),
  };
};
