import { createHash } from 'node:crypto';
import { frameSources } from '@vitrine/core';

/** Where the tag manager's script comes from. */
const TAG_MANAGER = 'https://www.googletagmanager.com';

/** Where it sends what it counts. */
const COUNTERS = 'https://*.google-analytics.com https://*.analytics.google.com';

const INLINE_SCRIPT = /<script\b([^>]*)>([^]*?)<\/script>/gi;

/** `'sha256-…'` of every inline script of a page, in the order of the page, each once. */
export const inlineScriptHashes = (html: string): string[] => {
  const hashes = new Set<string>();
  for (const [, attributes = '', source = ''] of html.matchAll(INLINE_SCRIPT)) {
    if (/\bsrc\s*=/i.test(attributes) || source === '') continue;
    hashes.add(`'sha256-${createHash('sha256').update(source).digest('base64')}'`);
  }
  return [...hashes];
};

/** What a page's policy depends on. */
export interface PolicyParts {
  /** Of the page's inline scripts. */
  readonly hashes?: readonly string[];
  /** The hosts that the content's settings list; a page without content has no frames. */
  readonly embedHosts?: readonly string[];
  /**
   * Whether the settings name a tag manager's container. What it loads may count visits with Google's own tools
   * and nothing else: code of its own inside the page stays forbidden.
   */
  readonly hasTagManager?: boolean;
  /** Who may show the page in a frame, as `FRAME_ANCESTORS` names them; absent: the showroom itself. */
  readonly frameAncestors?: readonly string[];
}

/**
 * The Content-Security-Policy of a page. Scripts come from the showroom itself or are inline scripts
 * named by their hash; hotspots are placed by `style` attributes, hence `style-src-attr`. Nothing is
 * ever fetched from another host (what `connect-src` has besides is inside a page already: 3D models hold
 * their pictures and data themselves); frames may come from the listed hosts and the video platforms.
 */
export const pagePolicy = ({
  hashes = [],
  embedHosts,
  hasTagManager = false,
  frameAncestors = ["'self'"],
}: PolicyParts = {}): string => {
  const counting = (hosts: string) => (hasTagManager ? ` ${hosts}` : '');
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...hashes].join(' ')}${counting(TAG_MANAGER)}`,
    "script-src-attr 'none'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${counting(`${TAG_MANAGER} ${COUNTERS}`)}`,
    "media-src 'self' blob:",
    "font-src 'self'",
    `connect-src 'self' data: blob:${counting(`${TAG_MANAGER} ${COUNTERS}`)}`,
    "worker-src 'self' blob:",
    `frame-src ${embedHosts ? frameSources(embedHosts).join(' ') : "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frameAncestors.join(' ')}`,
  ].join('; ');
};
