import type { z } from 'zod';
import { isNetwork } from '../http/trusted-proxies.ts';
import type { TrustedProxies } from '../http/trusted-proxies.ts';

type Context = Pick<z.RefinementCtx, 'addIssue'>;

/** The items of a list separated by spaces or commas. */
function wordsOf(text: string): readonly string[] {
  return text.split(/[\s,]+/).filter((word) => word !== '');
}

/** The origin in an item, without a path, a name or a password; `undefined` if it is not one. */
function originOf(word: string): string | undefined {
  if (!/^https?:\/\//i.test(word) || !URL.canParse(word)) return undefined;
  const url = new URL(word);
  // `*` in a host name would be a wildcard in CSP.
  return url.href === `${url.origin}/` && !url.host.includes('*') ? url.origin : undefined;
}

/** `MEDIA_ORIGINS`: a list of origins, as `http://minio:9000 https://files.internal`. */
export function readOrigins(text: string, context: Context): readonly string[] {
  const origins = wordsOf(text).map(originOf);
  if (origins.every((origin) => origin !== undefined)) return origins;
  context.addIssue('MEDIA_ORIGINS must be a list of origins such as http://minio:9000');
  return [];
}

/** An origin that figures may be read from. */
export interface FigureOrigin {
  readonly origin: string;
  /** It is named with its port: it may be in a private network, and be `http:`. */
  readonly isInside: boolean;
}

/**
 * `FIGURE_ORIGINS`: a list of origins, as `https://data.example.com http://meters.plant:8080`. One without a port is
 * `https:` and on the internet.
 */
export function readFigureOrigins(text: string, context: Context): readonly FigureOrigin[] {
  const origins = wordsOf(text).map((word) => {
    const origin = originOf(word);
    const isInside = /:\d+\/?$/.test(word);
    return origin !== undefined && (isInside || origin.startsWith('https:'))
      ? { origin, isInside }
      : undefined;
  });
  if (origins.every((origin) => origin !== undefined)) return origins;
  context.addIssue(
    'FIGURE_ORIGINS must be a list of origins such as https://data.example.com; with a port one may be in your own network, and begin with http://',
  );
  return [];
}

/**
 * `FRAME_ANCESTORS`: which sites may show the showroom in a frame. `none`, or a list of `self` and origins; quotes
 * around the two words, as in CSP, are optional.
 */
export function readFrameAncestors(text: string, context: Context): readonly string[] {
  const words = wordsOf(text).map((word) => word.replaceAll("'", ''));
  if (words.length === 1 && words[0] === 'none') return ["'none'"];
  const sources = words.map((word) => (word === 'self' ? "'self'" : originOf(word)));
  if (sources.length > 0 && sources.every((source) => source !== undefined)) return sources;
  context.addIssue(
    "FRAME_ANCESTORS must be 'none' or a list of 'self' and origins such as https://www.example.com",
  );
  return [];
}

/**
 * `TRUSTED_PROXIES`: `none`, or a list of networks and addresses, as `10.0.0.0/8, 2001:db8::/32`. Empty: the
 * neighbours.
 */
export function readTrustedProxies(text: string, context: Context): TrustedProxies {
  const words = wordsOf(text);
  if (words.length === 0) return 'neighbours';
  if (words.length === 1 && words[0] === 'none') return [];
  if (words.every(isNetwork)) return words;
  context.addIssue('TRUSTED_PROXIES must be none or a list of networks such as 10.0.0.0/8 or 2001:db8::/32');
  return 'neighbours';
}
