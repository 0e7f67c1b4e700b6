import type { Browser } from '@playwright/test';
import type { WalkGraph } from '@vitrine/core/navigation/walk-graph';
import { duration, whole } from '../report/figures.ts';
import type { Progress, Section } from '../report/section.ts';
import { withBrowser, WINDOW } from '../server/browser.ts';
import type { ProductServer } from '../server/product-server.ts';
import { FIRST_LOCATION } from '../server/shipped-showroom.ts';
import { median, quantile } from '../statistics.ts';
import { bareFrames } from './bare-clip.ts';
import { arriveAt, takeStep, WALK } from './walk.ts';
import type { Step } from './walk.ts';
import { watchTaps, WATCHED_FRAMES } from './watch-taps.ts';

/** docs/design/bars.md: the tap to the first moving frame, warmed. */
const MAX_MILLISECONDS = 100;
const ROUNDS = 2;

/** From a tap on a hotspot to the first moving frame of its clip, beside a page that only has that clip. */
export async function measureFirstFrame(product: ProductServer, progress: Progress): Promise<Section> {
  const graph = (await (await fetch(`${product.origin}/box-api/walk/en`)).json()) as WalkGraph;
  return withBrowser(async (browser) => {
    const steps: Step[] = [];
    const bare: number[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      progress(`walk ${round} of ${ROUNDS}`);
      steps.push(...(await walkOnce(browser, product.origin, graph)));
      bare.push(...(await bareFrames(browser, { origin: product.origin, graph, walk: WALK })));
    }
    return sectionOf(steps, bare);
  });
}

async function walkOnce(browser: Browser, origin: string, graph: WalkGraph): Promise<readonly Step[]> {
  const context = await browser.newContext({ viewport: WINDOW });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchTaps, WATCHED_FRAMES);
    await page.goto(origin + FIRST_LOCATION, { waitUntil: 'load' });
    const steps: Step[] = [];
    for (const [index, to] of WALK.entries()) {
      const from = WALK[index - 1];
      if (from === undefined) await arriveAt(page, to);
      else steps.push(await takeStep(page, { from, to, graph }));
    }
    return steps;
  } finally {
    await context.close();
  }
}

function sectionOf(steps: readonly Step[], bare: readonly number[]): Section {
  const warm = steps.filter(({ isWarm }) => isWarm);
  const times = warm.flatMap(({ toFirstFrame }) => toFirstFrame ?? []);
  const rows = [
    ['Vitrine, warmed', times],
    ['a bare page with that clip alone, preloaded', bare],
  ] as const;
  return {
    title: 'Tap to first moving frame',
    tables: [
      {
        head: ['from the click to', 'taps', 'fastest', 'median', 'p99'],
        rows: rows.map(([name, values]) => [
          name,
          whole(values.length),
          duration(quantile(values, 0)),
          duration(median(values)),
          duration(quantile(values, 0.99)),
        ]),
      },
    ],
    notes: [
      `Headless Chromium without a graphics card, ${WINDOW.width} x ${WINDOW.height}, the shipped showroom, ${steps.length} taps over ${new Set(steps.map(({ to }) => to)).size} places. ` +
        'The pointer rests on a hotspot until the product has the clip ready by itself, then taps. ' +
        'A warmed clip is on its first frame; the first moving frame is the next one that `requestVideoFrameCallback` reports as presented. The clips have 30 frames a second, so about one frame time of each figure is the clip itself. ' +
        `${leftOutText(steps.filter(({ isWarm }) => !isWarm))} ` +
        `${warm.length - times.length} warmed taps played no clip.`,
    ],
    bars: [
      {
        what: 'Tap to first moving frame, warmed, median',
        limit: `${MAX_MILLISECONDS} ms`,
        measured: duration(median(times)),
        isKept: median(times) < MAX_MILLISECONDS,
      },
    ],
  };
}

function leftOutText(cold: readonly Step[]): string {
  if (cold.length === 0) return 'Every clip was ready before its tap.';
  const places = [...new Set(cold.map(({ from, to }) => `${from} to ${to}`))].join(', ');
  return `${cold.length} taps are left out, whose clip was not ready within the patience of the measurement: ${places}.`;
}
