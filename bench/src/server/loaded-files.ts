import type { Browser, Response } from '@playwright/test';
import { WINDOW } from './browser.ts';

/** What a file is to the page. */
export type FileKind = 'HTML' | 'JavaScript' | 'CSS' | 'data' | 'font' | 'picture' | 'clip' | 'other';

/** A file that came over the wire with the first location. */
export interface LoadedFile {
  readonly path: string;
  readonly kind: FileKind;
  /** Bytes of the body over the wire, as packed as it came. */
  readonly bytes: number;
}

/** Milliseconds in which nothing new was asked for until the page counts as loaded. */
const IDLE = 2000;

const KINDS: Readonly<Record<string, FileKind>> = {
  document: 'HTML',
  script: 'JavaScript',
  stylesheet: 'CSS',
  fetch: 'data',
  xhr: 'data',
  font: 'font',
  image: 'picture',
  media: 'clip',
};

/** Opens a page in a browser that has never seen it, and lists all that came until nothing more did. */
export async function loadedFiles(browser: Browser, url: string): Promise<readonly LoadedFile[]> {
  const context = await browser.newContext({ viewport: WINDOW });
  try {
    const page = await context.newPage();
    const responses: Response[] = [];
    let lastResponse = Number.POSITIVE_INFINITY;
    page.on('response', (response) => {
      lastResponse = performance.now();
      // The stream of content versions stays open as long as the page does.
      if (response.request().resourceType() !== 'eventsource') responses.push(response);
    });
    await page.goto(url, { waitUntil: 'load' });
    // Prefetching has no event for its end: a pause without an answer is the only sign.
    while (performance.now() - lastResponse < IDLE) await page.waitForTimeout(100);
    return await Promise.all(responses.map(fileOf));
  } finally {
    await context.close();
  }
}

/** What an answer brought. */
export async function fileOf(response: Response): Promise<LoadedFile> {
  const request = response.request();
  const type = request.resourceType();
  const { pathname } = new URL(response.url());
  const sizes = await request.sizes();
  return { path: pathname, kind: kindOf(type, pathname), bytes: sizes.responseBodySize };
}

/** A script that is preloaded, and whatever else the browser calls otherwise, is told by its name. */
function kindOf(type: string, pathname: string): FileKind {
  if (/\.m?js$/.test(pathname)) return 'JavaScript';
  if (pathname.startsWith('/box-api/images/')) return 'picture';
  if (pathname.startsWith('/box-api/uploads/') && /\.(mp4|webm)$/.test(pathname)) return 'clip';
  return KINDS[type] ?? 'other';
}
