import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { ensureChromium } from '../../../scripts/setup/chromium.ts';

/** The window the browser measurements have: a common screen, landscape. */
export const WINDOW = { width: 1920, height: 1080 } as const;

/** Starts a Chromium without a window, lets a measurement use it, and ends it. */
export async function withBrowser<Result>(measure: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: ensureChromium('full'),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
}
