import { REVALIDATE_ALWAYS } from '../http/reply.ts';
import type { HeaderRecord } from '../http/reply.ts';
import { pagePolicy, REPORTING_ENDPOINTS } from './csp.ts';
import type { PolicyParts } from './csp.ts';
import type { PageRequest } from './page-request.ts';

/** No device feature is used except its orientation, which a panorama can follow after a tap. */
const USED_FEATURES = ['accelerometer', 'gyroscope'];

/** Only names that browsers know: each unknown one adds a line to every visitor's console. */
const REFUSED_FEATURES = [
  'browsing-topics',
  'camera',
  'clipboard-read',
  'compute-pressure',
  'display-capture',
  'geolocation',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'serial',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

const PERMISSIONS = [
  ...USED_FEATURES.map((feature) => `${feature}=(self)`),
  ...REFUSED_FEATURES.map((feature) => `${feature}=()`),
].join(', ');

/**
 * A CDN may serve a page for five seconds, refresh it in the background, and keep serving it for a day while the
 * showroom is unreachable. Open pages learn of new content by `*.data`, which no CDN caches.
 */
const CDN_CACHE_CONTROL = 'public, max-age=5, stale-while-revalidate=30, stale-if-error=86400';

/** Headers of every HTML page, including the page of last resort. */
export function documentHeaders(policy: PolicyParts): HeaderRecord {
  return {
    'content-security-policy': pagePolicy(policy),
    'reporting-endpoints': REPORTING_ENDPOINTS,
    'permissions-policy': PERMISSIONS,
    'cross-origin-opener-policy': 'same-origin',
    'origin-agent-cluster': '?1',
  };
}

/**
 * Caching of pages that are the same for everyone: always revalidated, with `Vary` for what they depend on.
 *
 * @param hasMore whether some visitors see more than the public: then no cache may answer them with this page, and no
 * CDN may keep it at all, because many ignore `Vary: Cookie`.
 */
export function anonymousCaching(
  page: Pick<PageRequest, 'isRoot' | 'isData'>,
  hasMore: boolean,
): HeaderRecord {
  const vary = [
    ...(page.isRoot ? ['Accept-Language'] : []),
    ...(page.isRoot || hasMore ? ['Cookie'] : []),
  ].join(', ');
  return {
    'cache-control': REVALIDATE_ALWAYS,
    ...(vary === '' ? {} : { vary }),
    ...(page.isRoot || page.isData || hasMore ? {} : { 'cdn-cache-control': CDN_CACHE_CONTROL }),
  };
}
