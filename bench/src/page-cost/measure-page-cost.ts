import { join } from 'node:path';
import { duration, factor, kilobytes, megabytes, whole } from '../report/figures.ts';
import type { Progress, Section } from '../report/section.ts';
import { fetchPage, uncached } from '../server/pages.ts';
import { startProduct, waitUntilQuiet } from '../server/product-server.ts';
import type { ProductServer } from '../server/product-server.ts';
import { readMetrics } from '../server/server-metrics.ts';
import { withFolder } from '../server/shipped-showroom.ts';
import { median, quantile, spreadOf } from '../statistics.ts';
import { writeLargeBundle } from './large-bundle.ts';
import type { LargeBundle } from './large-bundle.ts';

const SIZES = [20, 10_000] as const;

/** docs/design/bars.md: 10,000 locations cost at most 1.2 times 20. */
const MAX_GROWTH = 1.2;

/** docs/design/bars.md: what an idle page may fetch of the walk graph, in bytes. */
const MAX_IDLE_BYTES = 100_000;

/** docs/design/bars.md: milliseconds for a far journey. */
const MAX_PLANNING = 50;

const ROUNDS = 30;
const PAGES_PER_ROUND = 20;
const WARM_UP_ROUNDS = 10;

/** One size's server, its pages and what they cost so far. */
interface Showroom {
  readonly locations: number;
  readonly bundle: LargeBundle;
  readonly server: ProductServer;
  /** Milliseconds of processor time for one page, by round. */
  readonly cpu: number[];
  /** Milliseconds until a page was there. */
  readonly waits: number[];
  readonly htmlBytes: number[];
  readonly wireBytes: number[];
}

/** What a page costs in a small and in a large showroom, in one interleaved run. */
export function measurePageCost(progress: Progress): Promise<Section> {
  return withFolder(async (folder) => {
    const showrooms: Showroom[] = [];
    try {
      for (const locations of SIZES) {
        progress(`${whole(locations)} locations: starting`);
        showrooms.push(await openShowroom(join(folder, String(locations)), locations));
      }
      for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
        if (round % 10 === 0) progress(`round ${round + 1} of ${WARM_UP_ROUNDS + ROUNDS}`);
        for (const showroom of showrooms) await renderRound(showroom, round, round >= WARM_UP_ROUNDS);
      }
      return sectionOf(
        showrooms,
        await Promise.all(showrooms.map(residentBytes)),
        await Promise.all(showrooms.map(measureWalks)),
      );
    } finally {
      for (const { server } of showrooms) await server.stop();
    }
  });
}

async function openShowroom(folder: string, locations: number): Promise<Showroom> {
  const bundle = await writeLargeBundle(join(folder, 'snapshot'), locations);
  const server = await startProduct({
    dataDir: join(folder, 'data'),
    contentSnapshot: bundle.folder,
    firstPage: bundle.startPath,
  });
  await waitUntilQuiet(server);
  return { locations, bundle, server, cpu: [], waits: [], htmlBytes: [], wireBytes: [] };
}

async function renderRound(showroom: Showroom, round: number, isCounted: boolean): Promise<void> {
  const { origin } = showroom.server;
  const { samplePaths } = showroom.bundle;
  const before = await readMetrics(origin);
  for (let page = 0; page < PAGES_PER_ROUND; page += 1) {
    const path =
      samplePaths[(round * PAGES_PER_ROUND + page) % samplePaths.length] ?? showroom.bundle.startPath;
    const sent = await fetchPage(origin + uncached(path));
    if (!isCounted) continue;
    showroom.waits.push(sent.milliseconds);
    showroom.htmlBytes.push(sent.htmlBytes);
    showroom.wireBytes.push(Number(sent.headers.get('content-length')));
  }
  const after = await readMetrics(origin);
  const rendered = after.renderedPages - before.renderedPages;
  if (rendered !== PAGES_PER_ROUND) throw new Error(`${rendered} of ${PAGES_PER_ROUND} pages were rendered.`);
  if (isCounted) showroom.cpu.push((1000 * (after.cpuSeconds - before.cpuSeconds)) / PAGES_PER_ROUND);
}

async function residentBytes({ server }: Showroom): Promise<number> {
  return (await readMetrics(server.origin)).residentBytes;
}

/** What walking asks of the server. */
interface WalkCost {
  /** Bytes over the wire of what the browser fetches at idle after the first picture. */
  readonly idleBytes: number;
  /** Milliseconds for each far journey that the server plans. */
  readonly planned: readonly number[];
}

async function measureWalks({ server, bundle: { start, farTargets } }: Showroom): Promise<WalkCost> {
  const address = `${server.origin}/box-api/walk/en`;
  const near = await fetchPage(`${address}?${new URLSearchParams({ near: start })}`);
  const planned: number[] = [];
  for (const to of farTargets) {
    const sent = await fetchPage(`${address}?${new URLSearchParams({ from: start, to })}`);
    planned.push(sent.milliseconds);
  }
  return { idleBytes: Number(near.headers.get('content-length')), planned };
}

function sectionOf(
  showrooms: readonly Showroom[],
  resident: readonly number[],
  walks: readonly WalkCost[],
): Section {
  const [small, large] = showrooms;
  if (!small || !large) throw new Error('There is nothing to compare.');
  const walkOf = (showroom: Showroom): WalkCost => {
    const walk = walks[showrooms.indexOf(showroom)];
    if (!walk) throw new Error('The walks of a showroom were not measured.');
    return walk;
  };
  const figures: readonly {
    readonly name: string;
    readonly of: (showroom: Showroom) => number;
    readonly text: (value: number) => string;
  }[] = [
    { name: 'HTML', of: ({ htmlBytes }) => median(htmlBytes), text: kilobytes },
    { name: 'HTML over the wire (brotli)', of: ({ wireBytes }) => median(wireBytes), text: kilobytes },
    { name: 'processor time, median', of: ({ cpu }) => median(cpu), text: duration },
    { name: 'processor time, p99 of rounds', of: ({ cpu }) => quantile(cpu, 0.99), text: duration },
    { name: 'wait, median', of: ({ waits }) => spreadOf(waits).median, text: duration },
    { name: 'wait, p99', of: ({ waits }) => spreadOf(waits).p99, text: duration },
    { name: 'start to first page', of: ({ server }) => server.startTime, text: duration },
    {
      name: 'memory (RSS) afterwards',
      of: (showroom) => resident[showrooms.indexOf(showroom)] ?? 0,
      text: megabytes,
    },
    {
      name: 'walk graph over the wire (at idle)',
      of: (showroom) => walkOf(showroom).idleBytes,
      text: kilobytes,
    },
    {
      name: 'a far journey is planned, median',
      of: (showroom) => spreadOf(walkOf(showroom).planned).median,
      text: duration,
    },
    {
      name: 'a far journey is planned, p99',
      of: (showroom) => spreadOf(walkOf(showroom).planned).p99,
      text: duration,
    },
  ];
  const growthOf = (name: string): number => {
    const found = figures.find((figure) => figure.name === name);
    return found ? found.of(large) / found.of(small) : Number.POSITIVE_INFINITY;
  };
  return {
    title: 'Page cost and the size of the showroom',
    tables: [
      {
        head: [
          'one uncached page',
          ...showrooms.map(({ locations }) => `${whole(locations)} locations`),
          'growth',
        ],
        rows: figures.map(({ name, of, text }) => [
          name,
          text(of(small)),
          text(of(large)),
          factor(of(large) / of(small)),
        ]),
      },
    ],
    notes: [
      `${ROUNDS} rounds of ${PAGES_PER_ROUND} pages for each size, in turns, after ${WARM_UP_ROUNDS} rounds of warm-up; two servers, each with a generated showroom written by the disk store. ` +
        'All sampled locations have four ways out; in the large showroom they are spread over the whole of it. ' +
        'Processor time is what the server says of itself at `/metrics`, over a round and all its threads (rendering, packing, garbage collection). ' +
        'The walk graph is no part of a page: the browser fetches it once, at idle. Of a large showroom it is the part around the visitor, and the server plans far journeys, here from the start to locations all over the showroom, one request after the other.',
    ],
    bars: [
      ...['HTML', 'processor time, median', 'wait, median'].map((name) => ({
        what: `Page cost at 10,000 locations to 20: ${name}`,
        limit: `${MAX_GROWTH} x`,
        measured: factor(growthOf(name)),
        isKept: growthOf(name) <= MAX_GROWTH,
      })),
      {
        what: 'Walk graph at 10,000 locations, at idle',
        limit: kilobytes(MAX_IDLE_BYTES),
        measured: kilobytes(walkOf(large).idleBytes),
        isKept: walkOf(large).idleBytes <= MAX_IDLE_BYTES,
      },
      {
        what: 'A far journey is planned at 10,000 locations, p99',
        limit: duration(MAX_PLANNING),
        measured: duration(spreadOf(walkOf(large).planned).p99),
        isKept: spreadOf(walkOf(large).planned).p99 <= MAX_PLANNING,
      },
    ],
  };
}
