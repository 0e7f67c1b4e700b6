import { parsePath, splitPath } from '@vitrine/core/links/path';
import type { LocaleCode } from '@vitrine/core/world/ids';
import { routeClassOf } from '../http/address.ts';

/** Specification section 9 keeps the visitor's language in this cookie for 365 days. */
export const LANGUAGE_COOKIE = 'vitrine_language';

/** @param line of `Set-Cookie` */
export function isLanguageCookie(line: string): boolean {
  return line.startsWith(`${LANGUAGE_COOKIE}=`);
}

/**
 * Query parameters of campaigns and click tracking. No page depends on them, so they neither reach a cached page nor
 * create another one.
 */
const TRACKING = /^(?:utm_.*|mc_.*|pk_.*|mtm_.*|hsa_.*|_hs.*|.*clid|gbraid|wbraid|_ga|_gl|igshid)$/i;

/** The router's own parameters of data requests, which are not part of the page's address. */
export const ROUTER_PARAMETERS = ['_routes', 'index'];

/** The parts of a request that determine its page: requests with equal keys get the same bytes. */
export interface PageRequest {
  readonly key: string;
  /** Without tracking parameters, the others sorted; without a question mark. */
  readonly search: string;
  /** The tracking parameters, which a redirect keeps. */
  readonly droppedSearch: string;
  readonly isRoot: boolean;
  /** The power-save page: the only one that depends on whether the visitor is in power-save mode. */
  readonly isPowerSave: boolean;
  readonly isData: boolean;
}

/** Whether the path is the root, the only page for which the visitor's language is detected. */
function isRootPath(pathname: string): boolean {
  return pathname === '/' || pathname === '/_.data';
}

/** The value of a cookie, not decoded. */
export function cookieOf(headers: Pick<Headers, 'get'>, name: string): string | undefined {
  return (headers.get('cookie') ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}

/**
 * The languages a visitor asks for, reduced to those the showroom has: the cookie, then `Accept-Language` by quality.
 * Visitors with equal results get the same page at the root.
 */
export function acceptedLanguages(headers: Pick<Headers, 'get'>, known: readonly LocaleCode[]): string {
  const isKnown = (code: string | undefined): boolean => known.some((locale) => locale === code);
  const cookie = cookieOf(headers, LANGUAGE_COOKIE);
  const accepted = (headers.get('accept-language') ?? '')
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.trim().toLowerCase().split(';');
      const quality = /q=([0-9.]+)/.exec(parameters.join(';'))?.[1];
      return { code: tag.split('-', 1)[0] ?? '', quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ code, quality }) => isKnown(code) && quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ code }) => code);
  return `${isKnown(cookie) ? cookie : ''};${[...new Set(accepted)].join(',')}`;
}

function splitSearch(search: string) {
  if (search === '') return { kept: '', dropped: '' };
  const kept = new URLSearchParams();
  const dropped = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(search)) {
    (TRACKING.test(name) ? dropped : kept).append(name, value);
  }
  return { kept: kept.toString(), dropped: dropped.toString() };
}

/** The page's path for the path of its data; the path of a page is returned unchanged. */
export function pagePathOf(pathname: string): string {
  return pathname.endsWith('/_.data') ? pathname.slice(0, -'_.data'.length) : pathname.replace(/\.data$/, '');
}

function isPowerSavePath(pathname: string, locales: readonly LocaleCode[]): boolean {
  return parsePath(splitPath(pagePathOf(pathname)), { locales, worlds: [] }).kind === 'powerSave';
}

function addressWith(origin: string, pathname: string, search: string): URL {
  const url = new URL(origin);
  // Set separately from the origin: parsed together, `//host` and `/\\host` would name another one.
  url.pathname = pathname;
  url.search = search;
  return url;
}

/**
 * Reduces a request to what its page depends on.
 *
 * @param request.search with its question mark, as sent.
 * @param request.origin the public one.
 */
export function pageRequestOf(request: {
  readonly pathname: string;
  readonly search: string;
  readonly headers: Pick<Headers, 'get'>;
  readonly origin: string;
  readonly locales: readonly LocaleCode[];
}): PageRequest {
  const { pathname, headers, origin } = request;
  const { kept, dropped } = splitSearch(request.search);
  const isRoot = isRootPath(pathname);
  const languages = isRoot ? acceptedLanguages(headers, request.locales) : '';
  const isData = routeClassOf(pathname) === 'data';
  return {
    // Only the first language counts: all orders of the others share one entry.
    key: [origin, languages.split(/[;,]/).find(Boolean) ?? '', pathname, kept].join(' '),
    search: kept,
    droppedSearch: dropped,
    isRoot,
    isPowerSave: isPowerSavePath(pathname, request.locales),
    isData,
  };
}

/** The addresses of a page: needed only when it is rendered. */
export interface PageAddresses {
  /** The page's own, as visitors see it. */
  readonly page: URL;
  /** The router's request: the page, or its data. */
  readonly router: URL;
}

/**
 * Creates the addresses of a page.
 *
 * @param request.pathname as sent.
 * @param request.origin the public one; neither address ever leaves it.
 */
export function pageAddressesOf(
  page: Pick<PageRequest, 'search' | 'isData'>,
  request: { readonly pathname: string; readonly origin: string },
): PageAddresses {
  const router = addressWith(request.origin, request.pathname, page.search);
  if (!page.isData) return { page: router, router };
  const search = new URLSearchParams(page.search);
  for (const name of ROUTER_PARAMETERS) search.delete(name);
  return { page: addressWith(request.origin, pagePathOf(request.pathname), search.toString()), router };
}

/**
 * The headers that the render of a shared page may read: only what its key contains, so that one visitor's request
 * never shows in another visitor's page.
 */
export function sharedHeaders(request: Pick<Request, 'headers'>, page: Pick<PageRequest, 'isRoot'>): Headers {
  const headers = new Headers();
  if (!page.isRoot) return headers;
  const language = request.headers.get('accept-language');
  if (language !== null) headers.set('accept-language', language);
  const cookie = cookieOf(request.headers, LANGUAGE_COOKIE);
  if (cookie !== undefined) headers.set('cookie', `${LANGUAGE_COOKIE}=${cookie}`);
  return headers;
}
