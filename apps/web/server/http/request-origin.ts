/**
 * The origin under which a visitor sees the showroom, as `https://show.example.com`.
 *
 * With `PUBLIC_URL` it is that one, except when the request's host is the alias of a world: then it is
 * that host with the scheme of `PUBLIC_URL`. Without it the request's own host counts, and the scheme
 * that a reverse proxy names.
 *
 * @param request.url as the HTTP adapter made it of the Host header.
 */
export function publicOriginOf(request: {
  readonly url: string;
  readonly forwardedProto: string | null;
  readonly publicUrl: string | undefined;
  readonly isAlias: (host: string) => boolean;
}): string {
  const { scheme, host } = cutOrigin(request.url);
  if (request.publicUrl === undefined) {
    return `${request.forwardedProto === 'https' ? 'https' : scheme}://${host}`;
  }
  if (!request.isAlias(host) && !request.isAlias(host.replace(/:\d+$/, ''))) return request.publicUrl;
  return `${cutOrigin(request.publicUrl).scheme}://${host}`;
}

/** Cuts an address that the HTTP adapter has checked and normalised, without parsing it again. */
export function cutOrigin(url: string): { readonly scheme: string; readonly host: string } {
  const schemeEnd = url.indexOf('://');
  const pathStart = url.slice(schemeEnd + 3).search(/[/?#]|$/) + schemeEnd + 3;
  return { scheme: url.slice(0, schemeEnd), host: url.slice(schemeEnd + 3, pathStart).toLowerCase() };
}
