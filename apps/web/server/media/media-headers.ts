import { extname } from 'node:path';
import { INERT_FILE } from '@vitrine/core/media/inert-file';
import { contentTypeOf } from '../http/content-type.ts';
import { IMMUTABLE, REVALIDATE_ALWAYS } from '../http/reply.ts';
import type { HeaderRecord } from '../http/reply.ts';

/** Five minutes in this visitor's own browser: long enough for a visit, short enough after a log-out. */
const PRIVATE_MEDIA = 'private, max-age=300';

/**
 * Seconds that browsers and shared caches may keep a file that everyone may see now and that may be closed later,
 * or replaced under its address: until then a copy at a CDN may outlive the right to see it.
 */
export const SHARED_MEDIA_SECONDS = 300;

/** How a file may be kept. */
export type MediaCaching =
  | 'private'
  | {
      /** Seconds that it stays open for sure; absent: for as long as it is named. */
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
 * What a browser could run or apply as part of a page that names it: documents, scripts, styles and unknown types.
 * The pages' policy trusts this origin.
 */
const CAN_RUN =
  /^(?:text\/html|text\/javascript|text\/css|application\/(?:xhtml|wasm|manifest|octet-stream))/;

/** Bytes to be kept: no browser runs them, given `nosniff`. */
const BYTES = 'application/octet-stream';

/**
 * Headers of a media file. SVG is sandboxed; anything else a browser could run is sent as a download.
 *
 * @param caching No shared cache may keep, and no other site embed, what not everyone may see.
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
