import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { ensureChromium } from '../../scripts/setup/chromium.ts';
import { addressOf } from '../support/demo.ts';
import { expect, test } from '../support/test.ts';

/** docs/design/bars.md */
const BARS = { accessibility: 1, 'best-practices': 1, seo: 1, performance: 0.95 } as const;

/**
 * Whatever else the machine does only ever makes a page slower, so that the best of a few loads is the nearest
 * to the page's own cost; one that is too slow misses the bar in every load.
 */
const MAX_LOADS = 4;

type Scores = Readonly<Record<keyof typeof BARS, { readonly score: number; readonly missed: string }>>;

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
  const url = new URL(addressOf('entrance'), baseURL).href;
  const loads: Scores[] = [];
  for (let load = 0; load < MAX_LOADS && !loads.some((scores) => isGood(scores)); load += 1) {
    loads.push(await scoresOf(url));
  }
  const best = loads.toSorted((one, other) => other.performance.score - one.performance.score)[0];
  for (const [name, bar] of Object.entries(BARS)) {
    const { score = 0, missed = '' } = best?.[name as keyof typeof BARS] ?? {};
    expect(score, `${name}: ${missed}`).toBeGreaterThanOrEqual(bar);
  }
});

function isGood(scores: Scores): boolean {
  return Object.entries(BARS).every(([name, bar]) => scores[name as keyof typeof BARS].score >= bar);
}

async function scoresOf(url: string): Promise<Scores> {
  const chrome = await launch({
    chromePath: ensureChromium('full'),
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
    ],
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      output: 'json',
      onlyCategories: Object.keys(BARS),
      logLevel: 'error',
    });
    if (result === undefined) throw new Error('Lighthouse gave no report.');
    const { categories, audits } = result.lhr;
    return Object.fromEntries(
      Object.keys(BARS).map((name) => {
        const category = categories[name];
        const missed = (category?.auditRefs ?? [])
          .map(({ id }) => audits[id])
          .filter((audit) => audit !== undefined && audit.score !== null && audit.score < 1)
          .map((audit) => `${audit?.id ?? ''} ${audit?.displayValue ?? ''}`);
        return [name, { score: category?.score ?? 0, missed: missed.join(', ') }];
      }),
    ) as Scores;
  } finally {
    chrome.kill();
  }
}
