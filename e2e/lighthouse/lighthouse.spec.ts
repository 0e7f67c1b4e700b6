import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { ensureChromium } from '../../scripts/setup/chromium.ts';
import { addressOf } from '../support/demo.ts';
import { expect, test } from '../support/test.ts';

/** DESIGN, Bars. */
const BARS = { accessibility: 1, 'best-practices': 1, seo: 1, performance: 0.95 } as const;

test('Lighthouse on a phone: the first location is accessible, sound, found and fast', async ({
  baseURL,
  request,
}) => {
  test.setTimeout(300_000);
  // The first visitor pays for the resizing of the pictures; the second is the rule.
  const html = await (await request.get(addressOf('entrance'))).text();
  const pictures = html.match(/\/box-api\/images\/\d+\/[\w.-]+/g) ?? [];
  for (const picture of new Set(pictures)) {
    await request.get(picture, { headers: { accept: 'image/avif,image/webp,*/*' } });
  }
  const chrome = await launch({
    chromePath: ensureChromium(),
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
    ],
  });
  try {
    const result = await lighthouse(new URL(addressOf('entrance'), baseURL).href, {
      port: chrome.port,
      output: 'json',
      onlyCategories: Object.keys(BARS),
      logLevel: 'error',
    });
    if (result === undefined) throw new Error('Lighthouse gave no report.');
    const { categories, audits } = result.lhr;
    for (const [name, bar] of Object.entries(BARS)) {
      const category = categories[name];
      const missed = (category?.auditRefs ?? [])
        .map(({ id }) => audits[id])
        .filter((audit) => audit !== undefined && audit.score !== null && audit.score < 1)
        .map((audit) => `${audit?.id ?? ''} ${audit?.displayValue ?? ''}`);
      expect(category?.score, `${name}: ${missed.join(', ')}`).toBeGreaterThanOrEqual(bar);
    }
  } finally {
    chrome.kill();
  }
});
