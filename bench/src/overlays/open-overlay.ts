import type { Browser, Page, Response } from '@playwright/test';
import { fileOf } from '../server/loaded-files.ts';
import type { LoadedFile } from '../server/loaded-files.ts';
import { WINDOW } from '../server/browser.ts';
import type { OpenedKind } from './opened-kinds.ts';
import { watchOpening } from './watch-opening.ts';

/** What opening one kind of overlay costs. */
export interface Opening {
  /** Scripts and styles that came only for it. */
  readonly files: readonly LoadedFile[];
  /** Milliseconds from the tap to something that can be used, in a browser that has never opened one. */
  readonly firstTime: number;
  /** The same with everything in the browser's cache, each in a page that has not opened one before. */
  readonly times: readonly number[];
}

/** The switch for full screen is only there once the page's scripts run; before, a tap reloads the page. */
const RUNS = 'header button[aria-pressed]';

/** Milliseconds in which nothing new was asked for until a page counts as quiet. */
const QUIET = 1500;

/** Milliseconds an overlay may take. */
const PATIENCE = 60_000;

/** Opens one overlay in a browser that has never seen it, and then again a few times. */
export async function measureOpening(
  browser: Browser,
  { origin, kind, taps }: { origin: string; kind: OpenedKind; taps: number },
): Promise<Opening> {
  const context = await browser.newContext({ viewport: WINDOW });
  try {
    const page = await context.newPage();
    const network = watchNetwork(page);
    const openOnce = async (): Promise<number> => {
      await page.goto(origin + kind.path, { waitUntil: 'load' });
      await page.locator(RUNS).first().waitFor({ state: 'attached', timeout: PATIENCE });
      await network.isQuiet();
      network.forget();
      return tap(page, kind);
    };
    const firstTime = await openOnce();
    await network.isQuiet();
    const files = await network.files();
    const times: number[] = [];
    while (times.length < taps) times.push(await openOnce());
    return { files, firstTime, times };
  } finally {
    await context.close();
  }
}

async function tap(page: Page, { name, opener, usable }: OpenedKind): Promise<number> {
  await page.evaluate(watchOpening, usable);
  await page.locator(opener).locator('visible=true').first().click();
  await page.waitForFunction(() => window.benchOpened !== undefined, undefined, { timeout: PATIENCE });
  const time = await page.evaluate(() => window.benchOpened);
  if (time === undefined) throw new Error(`Opening did not come to an end: ${name}.`);
  return time;
}

function watchNetwork(page: Page) {
  let responses: Response[] = [];
  let lastResponse = performance.now();
  page.on('response', (response) => {
    lastResponse = performance.now();
    responses.push(response);
  });
  return {
    /** Loading in the background has no event for its end: a pause is the only sign. */
    isQuiet: async () => {
      lastResponse = performance.now();
      while (performance.now() - lastResponse < QUIET) await page.waitForTimeout(100);
    },
    forget: () => {
      responses = [];
    },
    files: async (): Promise<readonly LoadedFile[]> => {
      return Promise.all(responses.filter((response) => isCode(response)).map(codeFileOf));
    },
  };
}

function isCode(response: Response): boolean {
  return /\.(?:m?js|css)$/.test(new URL(response.url()).pathname);
}

/** What a worker is made of reaches the browser past the page, which counts none of its bytes. */
async function codeFileOf(response: Response): Promise<LoadedFile> {
  const file = await fileOf(response);
  if (file.bytes > 0) return file;
  const stated = Number(await response.headerValue('content-length'));
  if (!(stated > 0)) throw new Error(`No one says how large this file is: ${file.path}.`);
  return { ...file, bytes: stated };
}
