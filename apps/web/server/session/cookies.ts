import { LOGIN_COOKIE } from '../../app/contract/login-cookie.ts';

/**
 * Set beside the login's cookie where visitors use TLS. Because of its name a browser accepts it from this host
 * alone (RFC 6265bis, section 4.1.3.2). The specification fixes the login's own name, so another host of the same
 * site could plant its login in a browser; as it is sealed for the value of this cookie, such a login opens
 * nothing.
 */
export const LOGIN_HOST_COOKIE = '__Host-vitrine_login';

/** The cookies of a login. */
export const LOGIN_COOKIES: readonly string[] = [LOGIN_COOKIE, LOGIN_HOST_COOKIE];

/** One cookie for each protected world that was opened. */
export const WORLD_COOKIE_PREFIX = 'vitrine_world_';

/** The name of a world's cookie. A slug may contain characters that a cookie's name may not. */
export function worldCookieName(world: string): string {
  return `${WORLD_COOKIE_PREFIX}${encodeURIComponent(world).replaceAll('(', '%28').replaceAll(')', '%29')}`;
}

const NO_COOKIES: ReadonlyMap<string, string> = new Map();

/** Our own cookies of a request, by name; the first of two with one name counts. */
export function ownCookies(header: string | null): ReadonlyMap<string, string> {
  // Nearly every request has none of ours: one search of the header must be enough.
  if (header === null || !(header.includes(LOGIN_COOKIE) || header.includes(WORLD_COOKIE_PREFIX))) {
    return NO_COOKIES;
  }
  const cookies = new Map<string, string>();
  for (const pair of header.split(';')) {
    const end = pair.indexOf('=');
    const name = pair.slice(0, Math.max(end, 0)).trim();
    const isOwn = LOGIN_COOKIES.includes(name) || name.startsWith(WORLD_COOKIE_PREFIX);
    if (isOwn && !cookies.has(name)) cookies.set(name, pair.slice(end + 1).trim());
  }
  return cookies;
}

/**
 * A `Set-Cookie` line for a cookie that no script can read and no other site can send along with a form.
 *
 * @param cookie.seconds that the browser keeps it; 0 deletes it.
 * @param cookie.isTls whether the visitor uses TLS: then it is never sent without.
 */
export function cookieLine(cookie: {
  readonly name: string;
  readonly value: string;
  readonly seconds: number;
  readonly isTls: boolean;
}): string {
  return [
    `${cookie.name}=${cookie.value}`,
    'Path=/',
    `Max-Age=${cookie.seconds}`,
    'SameSite=Lax',
    'HttpOnly',
    ...(cookie.isTls ? ['Secure'] : []),
  ].join('; ');
}

/** The lines that delete a login's cookies. */
export function endedLoginLines(isTls: boolean): readonly string[] {
  return (isTls ? LOGIN_COOKIES : [LOGIN_COOKIE]).map((name) => endedCookieLine(name, isTls));
}

/** The line that deletes a cookie. */
export function endedCookieLine(name: string, isTls: boolean): string {
  return cookieLine({ name, value: '', seconds: 0, isTls });
}
