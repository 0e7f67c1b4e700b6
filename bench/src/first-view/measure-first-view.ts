import { stat } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import { duration, factor, kilobytes } from '../report/figures.ts';
import type { Progress, Section } from '../report/section.ts';
import { withBrowser, WINDOW } from '../server/browser.ts';
import type { ProductServer } from '../server/product-server.ts';
import { FIRST_LOCATION } from '../server/shipped-showroom.ts';
import { median } from '../statistics.ts';
import { PANORAMA, servePeer } from './peer-server.ts';
import { PEERS } from './peers.ts';

interface Line {
  readonly name: string;
  /** Bits a second, and milliseconds there and back. */
  readonly down: number;
  readonly up: number;
  readonly latency: number;
}

/** Lighthouse's slow 4G, and WebPageTest's cable. */
const LINES = [
  { name: 'slow 4G', down: 1_638_400, up: 768_000, latency: 150 },
  { name: 'cable', down: 5_000_000, up: 1_000_000, latency: 28 },
] as const satisfies readonly Line[];

const ROUNDS = 5;

/** How many times the best of the others may take on slow 4G, at least. */
const MIN_LEAD = 3;

/** Milliseconds after which a load counts as failed. */
const PATIENCE = 60_000;

interface Candidate {
  readonly name: string;
  readonly url: string;
}

/** When a visitor sees the first picture: the product beside the viewers of tours, in turns, in one run. */
export async function measureFirstView(product: ProductServer, progress: Progress): Promise<Section> {
  const servers = await Promise.all(PEERS.map(servePeer));
  const candidates: readonly Candidate[] = [
    { name: 'Vitrine', url: product.origin + FIRST_LOCATION },
    ...PEERS.map(({ name }, index) => ({ name, url: servers[index]?.url ?? '' })),
  ];
  const times = new Map<string, number[]>();
  try {
    await withBrowser(async (browser) => {
      for (const line of LINES) {
        for (let round = 0; round <= ROUNDS; round += 1) {
          progress(`${line.name}, round ${round} of ${ROUNDS}`);
          for (const candidate of candidates) {
            const seen = await load(browser, candidate, line);
            // The first round makes the server prepare the pictures that this window asks for.
            if (round > 0)
              times.set(key(candidate, line), [...(times.get(key(candidate, line)) ?? []), seen]);
          }
        }
      }
    });
  } finally {
    for (const server of servers) server.stop();
  }
  const timeOf = (candidate: Candidate, line: Line) => median(times.get(key(candidate, line)) ?? []);
  const [own, ...peers] = candidates;
  const [slow] = LINES;
  const { size } = await stat(PANORAMA);
  const lead = own ? Math.min(...peers.map((peer) => timeOf(peer, slow))) / timeOf(own, slow) : 0;
  return {
    title: 'The first picture, beside viewers of tours',
    tables: [
      {
        head: ['', ...LINES.map(({ name }) => name)],
        rows: candidates.map((candidate) =>
          [candidate.name].concat(LINES.map((line) => duration(timeOf(candidate, line)))),
        ),
      },
    ],
    notes: [
      `Medians of ${ROUNDS} loads with an empty cache, in turns, in a headless Chromium of ${WINDOW.width} x ${WINDOW.height} whose network is slowed by its own means: slow 4G is 1.6 Mbit/s with 150 ms, cable 5 Mbit/s with 28 ms.`,
      `The product shows its first location, with everything that can be tapped; it is seen in the frame after its picture has loaded. Each viewer shows the demo’s panorama of the atrium (${kilobytes(size)}) with one hotspot, bundled, minified and compressed; it is seen when the viewer itself reports the panorama as drawn.`,
      'A panorama is more picture than a room seen from one side. Viewers that cut it into tiles show a coarse one sooner.',
    ],
    bars: [
      {
        what: 'First picture on slow 4G: how much sooner than the best of the others',
        limit: factor(MIN_LEAD),
        measured: factor(lead),
        isKept: lead >= MIN_LEAD,
      },
    ],
  };
}

function key({ name }: Candidate, line: Line): string {
  return `${name}, ${line.name}`;
}

async function load(browser: Browser, { url }: Candidate, line: Line): Promise<number> {
  const context = await browser.newContext({ viewport: WINDOW });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: line.latency,
      downloadThroughput: line.down / 8,
      uploadThroughput: line.up / 8,
    });
    await page.addInitScript(() => {
      // Not the largest contentful paint: it leaves out what fills the whole window, as a background.
      const look = () => {
        const picture = document.querySelector<HTMLImageElement>('[data-stage] [data-layer="first"]');
        if (!picture?.complete || picture.naturalWidth === 0) requestAnimationFrame(look);
        else requestAnimationFrame(() => Reflect.set(globalThis, 'seenAt', performance.now()));
      };
      look();
    });
    await page.goto(url, { waitUntil: 'commit' });
    const seen = await page.waitForFunction(() => Reflect.get(globalThis, 'seenAt'), undefined, {
      timeout: PATIENCE,
      polling: 50,
    });
    return Number(await seen.jsonValue());
  } finally {
    await context.close();
  }
}
