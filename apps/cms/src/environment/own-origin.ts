/**
 * The origin under which browsers have the CMS's panel open: that of `CMS_PUBLIC_URL`.
 *
 * @returns undefined where it is not set, or is a mere path.
 */
export function ownOrigin(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  const url = environment['CMS_PUBLIC_URL'] ?? '';
  return /^https?:\/\//.test(url) && URL.canParse(url) ? new URL(url).origin : undefined;
}

/** Whether browsers reach the CMS only over TLS, according to its settings: a proxy in front of it terminates TLS. */
export function isSecureOrigin(environment: NodeJS.ProcessEnv = process.env): boolean {
  return ownOrigin(environment)?.startsWith('https:') ?? false;
}

/** The headers that identify the page that sent a request. */
export interface CallingPage {
  readonly method: string;
  /** The host that was asked, with its port. */
  readonly host: string;
  /** The header `Origin`; empty where there is none. */
  readonly origin: string;
  /** The header `Sec-Fetch-Site` (Fetch Metadata); empty where there is none. */
  readonly site: string;
}

/** Methods that change nothing (RFC 9110, section 9.2.1). */
const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request may act: it comes from a page of the CMS itself, or from no page at all (the web server, a
 * command). Both headers are set by browsers, and no page can change them. An origin of the same site is as foreign
 * as one of another site: `SameSite` cookies are sent along with its requests.
 *
 * @param own as {@link ownOrigin} gives it; it counts besides the host, for proxies that do not pass the host on.
 */
export function mayAct(
  { method, host, origin, site }: CallingPage,
  own: string | undefined = ownOrigin(),
): boolean {
  if (SAFE_METHODS.has(method)) return true;
  // `none`: a person typed the address.
  if (site !== '') return site === 'same-origin' || site === 'none';
  if (origin === '') return true;
  return origin === own || (URL.canParse(origin) && new URL(origin).host === host);
}
