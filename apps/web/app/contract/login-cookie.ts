/**
 * The cookie of the login: "Auth storage prefixes are auth., _token. and _refresh_token" (specification section 7),
 * and the strategy is the local one (section 6). Only the server can read its content.
 */
export const LOGIN_COOKIE = 'auth._token.local';

/** The `Set-Cookie` line that removes an ended login. */
export function endedLoginLine({ protocol }: Pick<URL, 'protocol'>): string {
  return `${LOGIN_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly${protocol === 'https:' ? '; Secure' : ''}`;
}
