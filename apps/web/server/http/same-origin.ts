/**
 * Whether a form comes from a page of ours. Browsers state this themselves: in `Sec-Fetch-Site`, and in `Origin`,
 * which no page can change. A client that sends neither is not a browser that could be abused, and is refused too.
 *
 * @param headers of the request.
 * @param hosts under which visitors reach us, as `show.example.com:3000`.
 */
export function isSameOrigin(headers: Pick<Headers, 'get'>, hosts: readonly string[]): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin') return false;
  const origin = headers.get('origin');
  if (origin === null) return site === 'same-origin';
  return URL.canParse(origin) && hosts.includes(new URL(origin).host);
}
