import { frameSources, listedSources } from '@vitrine/core/links/embed-host';
import type { PublishedContent } from '../../app/contract/server-context.ts';
import { REPORTS_PATH } from '../http/address.ts';

/** The hosts that serve the scripts of the tag manager and of Google Analytics. */
const TAGS = 'https://www.googletagmanager.com';

/** The hosts that receive their data. */
const COUNTERS = 'https://*.google-analytics.com https://*.analytics.google.com';

/** The name of {@link REPORTS_PATH} in `Reporting-Endpoints`. */
const REPORTS_NAME = 'csp';

/** The address for reports. Browsers that do not know it take `report-uri`. */
export const REPORTING_ENDPOINTS = `${REPORTS_NAME}="${REPORTS_PATH}"`;

/** The inputs of a page's policy. */
export interface PolicyParts {
  /** Of the page's inline scripts. */
  readonly hashes?: readonly string[];
  /** The hosts that the content's settings list; a page without content has no frames. */
  readonly embedHosts?: readonly string[];
  /**
   * Whether the settings name a tag manager's container or a measurement ID of Google Analytics. Google's hosts are
   * allowed then, and no markup of the page may load from them: only elements that a script of ours inserted, see
   * `started-modules.ts`.
   */
  readonly hasGoogleTag?: boolean;
  /** Which sites may show the page in a frame, as `FRAME_ANCESTORS` lists them; absent: the showroom itself. */
  readonly frameAncestors?: readonly string[];
}

/** What the settings allow. Of all languages: settings are the same in each, and a page's language is not known here. */
export function allowedBySettings({
  snapshots,
}: PublishedContent): Pick<PolicyParts, 'embedHosts' | 'hasGoogleTag'> {
  const settings = Object.values(snapshots).map((snapshot) => snapshot.settings);
  return {
    embedHosts: [...new Set(settings.flatMap(({ embedHosts }) => embedHosts))],
    hasGoogleTag: settings.some(
      ({ analytics }) =>
        analytics.isActive && (analytics.tagManagerId ?? analytics.measurementId) !== undefined,
    ),
  };
}

/**
 * The Content-Security-Policy of a page. Scripts come from the showroom itself or are inline scripts named by their
 * hash; hotspots are placed by `style` attributes, which `style-src-attr` allows. Nothing is ever read from another
 * host (the other entries of `connect-src` are for data inside the page: 3D models contain their pictures and data);
 * frames may come from the listed hosts and the video platforms. The listed hosts may also be asked whether they
 * answer: a frame does not tell (decision 0072). What could be sent to them that way could be sent by a frame.
 *
 * A Google tag adds a second policy, and a browser applies both. The first names the hosts, because a container would
 * load from anywhere otherwise; the second trusts scripts by what inserted them, because with a host's name alone any
 * injected markup could load anyone's container. It uses `script-src-elem`, so that workers and frames follow only
 * the first.
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
    `connect-src ${["'self' data: blob:", ...listedSources(embedHosts ?? [])].join(' ')}${counting(`${TAGS} ${COUNTERS}`)}`,
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
