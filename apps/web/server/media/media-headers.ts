import { extname } from 'node:path';
import { INERT_FILE } from '@vitrine/core';
import { contentTypeOf } from '../http/content-type.ts';
import { IMMUTABLE, type HeaderRecord } from '../http/reply.ts';

/** Five minutes in this visitor's own browser: long enough for a visit, short enough after a log-out. */
const PRIVATE_MEDIA = 'private, max-age=300';

/**
 * What a browser could run or apply as a part of a page, were a page made to name it: documents, scripts, styles
 * and what nobody knows. The pages' policy trusts this origin.
 */
const CAN_RUN =
  /^(?:text\/html|text\/javascript|text\/css|application\/(?:xhtml|wasm|manifest|octet-stream))/;

/** Bytes to be kept: no browser runs them, given `nosniff`. */
const BYTES = 'application/octet-stream';

/**
 * Headers of a media file. SVG is shut into a sandbox; what a browser could run is bytes to be downloaded.
 *
 * @param isPublic whether everybody may see it; else no shared cache may keep it, and no other site embed it.
 */
export const mediaHeaders = (name: string, isPublic: boolean): HeaderRecord => {
  const contentType = contentTypeOf(extname(name));
  const canRun = CAN_RUN.test(contentType);
  return {
    'content-type': canRun ? BYTES : contentType,
    'cache-control': isPublic ? IMMUTABLE : PRIVATE_MEDIA,
    'cross-origin-resource-policy': isPublic ? 'cross-origin' : 'same-origin',
    ...(isPublic ? {} : { vary: 'Cookie' }),
    ...(contentType.startsWith('image/svg') || canRun ? { 'content-security-policy': INERT_FILE } : {}),
    ...(canRun ? { 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}` } : {}),
  };
};
