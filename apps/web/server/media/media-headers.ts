import { extname } from 'node:path';
import { INERT_FILE } from '@vitrine/core/media/inert-file';
import { contentTypeOf } from '../http/content-type.ts';
import { IMMUTABLE, REVALIDATE_ALWAYS } from '../http/reply.ts';
import type { HeaderRecord } from '../http/reply.ts';

/** Five minutes in this visitor's own browser: long enough for a visit, short enough after a log-out. */
const PRIVATE_MEDIA = 'private, max-age=300';

/**
 * Seconds that browsers and shared caches may keep a file that everyone may see now and that may be closed later, or
 * replaced under its address: until then a copy at a CDN may outlive the permission to see it.
 */
export const SHARED_MEDIA_SECONDS = 300;

/** How a file may be cached. */
export type MediaCaching =
  | 'private'
  | {
      /** Seconds for which it certainly remains open; absent: for as long as content names it. */
      readonly sharedFor: number | undefined;
      /** Whether its address changes when the file is replaced. */
      readonly isVersioned: boolean;
    };

/** The `cache-control` of a file. */
export function cacheControlOf(caching: MediaCaching): string {
  if (caching === 'private') return PRIVATE_MEDIA;
  const { sharedFor, isVersioned } = caching;
  if (sharedFor === undefined && isVersioned) return IMMUTABLE;
  const seconds = Math.max(0, Math.min(SHARED_MEDIA_SECONDS, Math.floor(sharedFor ?? SHARED_MEDIA_SECONDS)));
  return seconds === 0 ? REVALIDATE_ALWAYS : `public, max-age=${seconds}, s-maxage=${seconds}`;
}

/**
 * Types that a browser could execute or apply as part of a page that names them: documents, scripts, styles and
 * unknown types. The pages' policy trusts this origin.
 */
const CAN_RUN =
  /^(?:text\/html|text\/javascript|text\/css|application\/(?:xhtml|wasm|manifest|octet-stream))/;

/** Bytes to be saved: no browser executes them, given `nosniff`. */
const BYTES = 'application/octet-stream';

/**
 * Headers of a media file. SVG is sandboxed; anything else a browser could execute is sent as a download.
 *
 * @param caching If not everyone may see the file, no shared cache may keep it and no other site may embed it.
 */
export function mediaHeaders(name: string, caching: MediaCaching): HeaderRecord {
  const isPublic = caching !== 'private';
  const contentType = contentTypeOf(extname(name));
  const canRun = CAN_RUN.test(contentType);
  return {
    'content-type': canRun ? BYTES : contentType,
    'cache-control': cacheControlOf(caching),
    'cross-origin-resource-policy': isPublic ? 'cross-origin' : 'same-origin',
    ...(isPublic ? {} : { vary: 'Cookie' }),
    ...(contentType.startsWith('image/svg') || canRun ? { 'content-security-policy': INERT_FILE } : {}),
    ...(canRun ? { 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}` } : {}),
  };
}
