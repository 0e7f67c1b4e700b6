import { REVALIDATE_ALWAYS, type HeaderRecord } from '../http/reply.ts';
import { inlineScriptHashes, pagePolicy } from './csp.ts';
import type { PageRequest } from './page-request.ts';

/** A year, in seconds: the usual promise to stay on TLS. */
const HSTS = 'max-age=31536000';

/** Nothing of the device is used but how it is held: a panorama can follow that, after a tap. */
const USED_FEATURES = ['accelerometer', 'gyroscope'];

/** Only names that browsers know: an unknown one is a line in every visitor's console. */
const REFUSED_FEATURES = [
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

const PERMISSIONS = [
  ...USED_FEATURES.map((feature) => `${feature}=(self)`),
  ...REFUSED_FEATURES.map((feature) => `${feature}=()`),
].join(', ');

/**
 * A CDN may answer with a page for five seconds, refresh it in the background, and go on with it for a day
 * while the showroom is unreachable. Open pages learn of new content by `*.data`, which no CDN keeps.
 */
const CDN_CACHE_CONTROL = 'public, max-age=5, stale-while-revalidate=30, stale-if-error=86400';

/** Headers that every HTML page carries. */
export const documentHeaders = (
  html: string,
  {
    isTls,
    ...policy
  }: {
    /** Whether visitors reach the showroom by TLS. */
    readonly isTls: boolean;
    /** The hosts that frames may come from, as the content lists them. */
    readonly embedHosts: readonly string[];
    /** Whether visits are counted by a tag manager. */
    readonly hasTagManager: boolean;
    /** Who may show the page in a frame. */
    readonly frameAncestors: readonly string[];
  },
): HeaderRecord => ({
  'content-security-policy': pagePolicy({ hashes: inlineScriptHashes(html), ...policy }),
  'permissions-policy': PERMISSIONS,
  'cross-origin-opener-policy': 'same-origin',
  ...(isTls ? { 'strict-transport-security': HSTS } : {}),
});

/**
 * Caching of what is the same for everybody: always revalidated, told apart by what it depends on.
 *
 * @param hasMore whether some see more than everybody does: then no cache may answer them with this page, and no
 * CDN keeps it at all, because many do not heed `Vary: Cookie`.
 */
export const anonymousCaching = (
  page: Pick<PageRequest, 'isRoot' | 'isData'>,
  hasMore: boolean,
): HeaderRecord => {
  const vary = [
    'Sec-CH-UA-Mobile',
    ...(page.isRoot ? ['Accept-Language'] : []),
    ...(page.isRoot || hasMore ? ['Cookie'] : []),
  ].join(', ');
  return {
    'cache-control': REVALIDATE_ALWAYS,
    vary,
    ...(page.isRoot || page.isData || hasMore ? {} : { 'cdn-cache-control': CDN_CACHE_CONTROL }),
  };
};
