import { frameSources } from '@vitrine/core/links/embed-host';
import { REPORTS_PATH } from '../http/address.ts';

/** Where the scripts of the tag manager and of Google Analytics come from. */
const TAGS = 'https://www.googletagmanager.com';

/** Where they send what they count. */
const COUNTERS = 'https://*.google-analytics.com https://*.analytics.google.com';

/** The name under which {@link REPORTS_PATH} stands in `Reporting-Endpoints`. */
const REPORTS_NAME = 'csp';

/** Tells browsers where reports go. Those that do not know it take `report-uri`. */
export const REPORTING_ENDPOINTS = `${REPORTS_NAME}="${REPORTS_PATH}"`;

/** What a page's policy depends on. */
export interface PolicyParts {
  /** Of the page's inline scripts. */
  readonly hashes?: readonly string[];
  /** The hosts that the content's settings list; a page without content has no frames. */
  readonly embedHosts?: readonly string[];
  /**
   * Whether the settings name a tag manager's container or a measurement ID of Google Analytics. Google's hosts are
   * allowed then, and nothing that stands in the page's text may load from them: only what a script of ours has put
   * into the page, see `started-modules.ts`.
   */
  readonly hasGoogleTag?: boolean;
  /** Who may show the page in a frame, as `FRAME_ANCESTORS` names them; absent: the showroom itself. */
  readonly frameAncestors?: readonly string[];
}

/**
 * The Content-Security-Policy of a page. Scripts come from the showroom itself or are inline scripts
 * named by their hash; hotspots are placed by `style` attributes, hence `style-src-attr`. Nothing is
 * ever fetched from another host (what `connect-src` has besides is inside a page already: 3D models hold
 * their pictures and data themselves); frames may come from the listed hosts and the video platforms.
 *
 * A Google tag adds a second policy: a browser asks both. The first names the hosts, because a container would load
 * from anywhere otherwise; the second trusts scripts by who put them there, because a host's name would let
 * anything that gets into the page load anybody's container. It says `script-src-elem`, so that workers and frames
 * follow the first alone.
 */
export function pagePolicy({
  hashes = [],
  embedHosts,
  hasGoogleTag = false,
  frameAncestors = ["'self'"],
}: PolicyParts = {}): string {
  const counting = (hosts: string) => (hasGoogleTag ? ` ${hosts}` : '');
  const reports = [`report-uri ${REPORTS_PATH}`, `report-to ${REPORTS_NAME}`];
  const policy = [
    "default-src 'self'",
    `script-src ${["'self'", ...hashes].join(' ')}${counting(TAGS)}`,
    "script-src-attr 'none'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${counting(`${TAGS} ${COUNTERS}`)}`,
    "media-src 'self' blob:",
    "font-src 'self'",
    `connect-src 'self' data: blob:${counting(`${TAGS} ${COUNTERS}`)}`,
    "worker-src 'self' blob:",
    `frame-src ${embedHosts ? frameSources(embedHosts).join(' ') : "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    ...reports,
    `frame-ancestors ${frameAncestors.join(' ')}`,
  ].join('; ');
  if (!hasGoogleTag) return policy;
  return `${policy}, ${[`script-src-elem ${["'strict-dynamic'", ...hashes].join(' ')}`, ...reports].join('; ')}`;
}
