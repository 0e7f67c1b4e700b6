/** The parts of a request's address that routing needs, cut without parsing it. */
export interface Address {
  /** As sent: percent-encoded, beginning with a slash. */
  readonly pathname: string;
  /** With its question mark; empty without a query. */
  readonly search: string;
}

/** Cuts `http://host/path?query` as the HTTP adapter hands it over. */
export function addressOf(url: string): Address {
  const afterScheme = url.indexOf('://') + 3;
  const slash = url.indexOf('/', afterScheme);
  const hash = url.indexOf('#', afterScheme);
  const end = hash === -1 ? url.length : hash;
  const query = url.indexOf('?', afterScheme);
  const hasQuery = query !== -1 && query < end;
  const pathEnd = hasQuery ? query : end;
  return {
    pathname: slash === -1 || slash > pathEnd ? '/' : url.slice(slash, pathEnd),
    search: hasQuery ? url.slice(query, end) : '',
  };
}

/** The address for browsers' reports of violations of a page's policy. */
export const REPORTS_PATH = '/box-api/csp-reports';

/** The kind of an address: the label of logs and metrics, never an address itself. */
export type RouteClass =
  | 'page'
  | 'data'
  | 'asset'
  | 'media'
  | 'image'
  | 'walk'
  | 'contact'
  | 'access'
  | 'report'
  | 'presentation'
  | 'api'
  | 'events'
  | 'operation'
  | 'crawler';

const PREFIXES: readonly (readonly [prefix: string, routeClass: RouteClass])[] = [
  ['/assets/', 'asset'],
  ['/box-api/uploads/', 'media'],
  ['/box-api/images/', 'image'],
  ['/box-api/tiles/', 'image'],
  ['/box-api/fonts/', 'asset'],
  ['/box-api/walk/', 'walk'],
  ['/box-api/events', 'events'],
  ['/box-api/contact', 'contact'],
  ['/box-api/stand-leads', 'contact'],
  [REPORTS_PATH, 'report'],
  ['/box-api/login', 'access'],
  ['/box-api/logout', 'access'],
  ['/box-api/unlock', 'access'],
  ['/box-api/forget', 'access'],
  ['/box-api/presentation/', 'presentation'],
  ['/box-api/', 'api'],
  ['/-/', 'operation'],
  ['/healthz', 'operation'],
  ['/readyz', 'operation'],
  ['/metrics', 'operation'],
  ['/version', 'operation'],
  ['/sitemap.xml', 'crawler'],
  ['/robots.txt', 'crawler'],
];

/** The class of an address by its path. */
export function routeClassOf(pathname: string): RouteClass {
  for (const [prefix, routeClass] of PREFIXES) {
    if (prefix.endsWith('/') ? pathname.startsWith(prefix) : pathname === prefix) return routeClass;
  }
  return pathname.endsWith('.data') ? 'data' : 'page';
}
