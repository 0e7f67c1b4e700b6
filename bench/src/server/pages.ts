/** A page as it came over the wire. */
export interface SentPage {
  readonly milliseconds: number;
  /** Bytes of the HTML itself. */
  readonly htmlBytes: number;
  readonly headers: Headers;
}

let pageCount = 0;

/**
 * The address of a page with a query that no one has asked for before. No page depends on it, but it is a
 * part of what pages are kept by: so the page is rendered and packed for this request, as the first
 * visitor's after a publish.
 */
export function uncached(path: string): string {
  pageCount += 1;
  return `${path}${path.includes('?') ? '&' : '?'}uncached=${process.pid}-${pageCount}`;
}

/** How a page comes over the wire: packed with brotli, as browsers ask for it, or as it is. */
export type PageEncoding = 'br' | 'identity';

/**
 * Fetches a page.
 *
 * @throws Error when the answer is no page.
 */
export async function fetchPage(url: string, encoding: PageEncoding = 'br'): Promise<SentPage> {
  const started = performance.now();
  const response = await fetch(url, { headers: { 'accept-encoding': encoding } });
  const html = await response.arrayBuffer();
  const milliseconds = performance.now() - started;
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}.`);
  return { milliseconds, htmlBytes: html.byteLength, headers: response.headers };
}
