import { duration, kilobytes } from '../report/figures.ts';
import type { Progress, Section } from '../report/section.ts';
import { fetchPage, uncached } from '../server/pages.ts';
import type { PageEncoding } from '../server/pages.ts';
import type { ProductServer } from '../server/product-server.ts';
import { readMetrics } from '../server/server-metrics.ts';
import { FIRST_LOCATION } from '../server/shipped-showroom.ts';
import { median, quantile } from '../statistics.ts';

const ROUNDS = 30;
const PAGES_PER_ROUND = 20;
const WARM_UP_ROUNDS = 15;

/** A page, how it is sent, and what it has cost so far. */
interface Contestant {
  readonly name: string;
  readonly path: string;
  readonly encoding: PageEncoding;
  /** Milliseconds of processor time for one page, by round. */
  readonly cpu: number[];
  readonly wireBytes: number[];
}

const PAGES = [
  { name: 'a location', path: FIRST_LOCATION },
  { name: 'a location with an article', path: '/showroom/atrium?article=1-robot-nv-6' },
] as const;

/** The processor time that one uncached page of the shipped showroom takes, packed and as it is. */
export async function measurePageWork(product: ProductServer, progress: Progress): Promise<Section> {
  const contestants = PAGES.flatMap(({ name, path }): readonly Contestant[] => [
    { name: `${name}, brotli`, path, encoding: 'br', cpu: [], wireBytes: [] },
    { name: `${name}, not packed`, path, encoding: 'identity', cpu: [], wireBytes: [] },
  ]);
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
    if (round % 15 === 0) progress(`round ${round + 1} of ${WARM_UP_ROUNDS + ROUNDS}`);
    for (const contestant of contestants) await renderRound(product, contestant, round >= WARM_UP_ROUNDS);
  }
  return {
    title: 'Work of a page',
    tables: [
      {
        head: ['one uncached page of the shipped showroom', 'over the wire', 'processor time, median', 'p90'],
        rows: contestants.map(({ name, cpu, wireBytes }) => [
          name,
          kilobytes(median(wireBytes)),
          duration(median(cpu)),
          duration(quantile(cpu, 0.9)),
        ]),
      },
    ],
    notes: [
      `${ROUNDS} rounds of ${PAGES_PER_ROUND} pages each, in turns, after ${WARM_UP_ROUNDS} rounds of warm-up. ` +
        'Processor time is what the server says of itself at `/metrics`, over a round and all its threads (rendering, packing, garbage collection, HTTP). ' +
        'Of a change of the product only what was measured in one run says something: the same processor takes half as long again while others use it.',
    ],
  };
}

async function renderRound(
  { origin }: ProductServer,
  { path, encoding, cpu, wireBytes }: Contestant,
  isCounted: boolean,
): Promise<void> {
  const before = await readMetrics(origin);
  for (let page = 0; page < PAGES_PER_ROUND; page += 1) {
    const sent = await fetchPage(origin + uncached(path), encoding);
    if (isCounted) wireBytes.push(Number(sent.headers.get('content-length')));
  }
  const after = await readMetrics(origin);
  const rendered = after.renderedPages - before.renderedPages;
  if (rendered !== PAGES_PER_ROUND) throw new Error(`${rendered} of ${PAGES_PER_ROUND} pages were rendered.`);
  if (isCounted) cpu.push((1000 * (after.cpuSeconds - before.cpuSeconds)) / PAGES_PER_ROUND);
}
