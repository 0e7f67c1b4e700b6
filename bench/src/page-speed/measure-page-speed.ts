import { duration, kilobytes, percent, whole } from '../report/figures.ts';
import type { Progress, Section } from '../report/section.ts';
import type { ProductServer } from '../server/product-server.ts';
import { FIRST_LOCATION, withFolder } from '../server/shipped-showroom.ts';
import { fetchWirePage, startBareServer } from './bare-server.ts';
import type { LoadJob, LoadReport } from './load-job.ts';
import { runLoad, typicalOf } from './run-load.ts';

const ROUNDS = 3;
const SECONDS = 5;
const WARM_UP_SECONDS = 3;

interface Contestant {
  readonly name: string;
  readonly job: Omit<LoadJob, 'seconds'>;
}

/** Pages a second and the wait for a page: kept and freshly rendered, beside a bare server of the same bytes. */
export function measurePageSpeed(product: ProductServer, progress: Progress): Promise<Section> {
  return withFolder(async (folder) => {
    const url = product.origin + FIRST_LOCATION;
    await fetchWirePage(url);
    const page = await fetchWirePage(url);
    const bare = await startBareServer({ page, folder });
    try {
      const contestants = contestantsFor(url, bare.origin + FIRST_LOCATION);
      return sectionOf(contestants, await race(contestants, progress), page.body.byteLength);
    } finally {
      await bare.stop();
    }
  });
}

function contestantsFor(url: string, bareUrl: string): readonly Contestant[] {
  const contestants = [
    { name: 'bare Node HTTP server, the same bytes', url: bareUrl, isUncached: false },
    { name: 'Vitrine, page kept', url, isUncached: false },
    { name: 'Vitrine, page rendered for each request', url, isUncached: true },
  ];
  return [10, 1].flatMap((connections) =>
    contestants.map(({ name, ...job }) => ({ name, job: { ...job, connections } })),
  );
}

/** Every contestant runs once in each round, so that a busy moment of the machine meets them all. */
async function race(contestants: readonly Contestant[], progress: Progress): Promise<readonly LoadReport[]> {
  for (const { job } of contestants.slice(0, 3)) await runLoad({ ...job, seconds: WARM_UP_SECONDS });
  const reports = contestants.map((): LoadReport[] => []);
  for (let round = 1; round <= ROUNDS; round += 1) {
    progress(`round ${round} of ${ROUNDS}`);
    for (const [index, { job }] of contestants.entries()) {
      reports[index]?.push(await runLoad({ ...job, seconds: SECONDS }));
    }
  }
  return reports.map((rounds) => typicalOf(rounds));
}

function sectionOf(
  contestants: readonly Contestant[],
  reports: readonly LoadReport[],
  pageBytes: number,
): Section {
  return {
    title: 'Pages per second',
    tables: [
      {
        head: ['the first location', 'connections', 'pages/s', 'of the bare server', 'median', 'p99'],
        rows: reports.map(({ pagesPerSecond, median, p99 }, index) => [
          contestants[index]?.name ?? '',
          String(contestants[index]?.job.connections ?? ''),
          whole(pagesPerSecond),
          percent(pagesPerSecond / bareSpeed(contestants, reports, index)),
          duration(median),
          duration(p99),
        ]),
      },
    ],
    notes: [
      `autocannon in a process of its own, over loopback, ${ROUNDS} alternating rounds of ${SECONDS} s after a warm-up; each figure is the median of its rounds. ` +
        `The page is ${kilobytes(pageBytes)} of brotli. Every connection asks again as soon as it is answered, so with 10 of them the wait is mostly queueing; 1 connection shows the wait of a lone visitor. ` +
        'The bare server is one `response.end(bytes)` with the same headers. Vitrine runs as shipped, its request log on. ' +
        '"Rendered for each request" asks for an address with a new query each time, which no kept page answers: the page is rendered, hashed and packed with brotli for it.',
    ],
  };
}

/** Pages a second of the bare server asked by as many connections. */
function bareSpeed(
  contestants: readonly Contestant[],
  reports: readonly LoadReport[],
  index: number,
): number {
  const connections = contestants[index]?.job.connections;
  const bare = contestants.findIndex(({ job }) => job.connections === connections);
  return reports[bare]?.pagesPerSecond ?? Number.NaN;
}
