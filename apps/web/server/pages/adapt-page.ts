import { LANGUAGE_COOKIE, cookieOf } from './page-request.ts';
import type { PageRequest } from './page-request.ts';
import type { KeptPage } from './page-caches.ts';

/** Whether the browser already sends the cookie that a `Set-Cookie` line would set. */
function holdsCookie(headers: Headers, line: string): boolean {
  return `${LANGUAGE_COOKIE}=${cookieOf(headers, LANGUAGE_COOKIE)}` === line.split(';', 1)[0];
}

function withDroppedSearch(location: string, dropped: string): string {
  if (dropped === '') return location;
  const [path = '', hash] = location.split('#', 2);
  const joined = `${path}${path.includes('?') ? '&' : '?'}${dropped}`;
  return hash === undefined ? joined : `${joined}#${hash}`;
}

/** Turns a cached page into the answer to one request: with its campaign tags, and its language remembered. */
export async function adaptPage(kept: KeptPage, request: Request, page: PageRequest): Promise<Response> {
  const response = await kept.answer.respond(request);
  const location = response.headers.get('location');
  if (location !== null) {
    response.headers.set('location', withDroppedSearch(location, page.droppedSearch));
  }
  if (kept.languageCookie !== undefined && !holdsCookie(request.headers, kept.languageCookie)) {
    response.headers.delete('cdn-cache-control');
    response.headers.append('set-cookie', kept.languageCookie);
  }
  return response;
}
