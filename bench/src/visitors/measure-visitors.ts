import { setTimeout as wait } from 'node:timers/promises';
import { duration, megabytes, percent, whole } from '../report/figures.ts';
import type { Progress, Section } from '../report/section.ts';
import { waitUntilQuiet } from '../server/product-server.ts';
import type { ProductServer } from '../server/product-server.ts';
import { readMetrics } from '../server/server-metrics.ts';
import type { ServerMetrics } from '../server/server-metrics.ts';
import { REQUEST_KINDS } from './visitors-job.ts';
import type { VisitorsReport } from './visitors-job.ts';
import { findPages } from './find-pages.ts';
import { runVisitors } from './run-visitors.ts';

const VISITORS = 1000;
const SECONDS = { whole: 300, short: 20 } as const;
const ARRIVAL_SECONDS = { whole: 30, short: 5 } as const;

/** Milliseconds between two looks at the server's memory. */
const SAMPLE_PAUSE = 2_000;

/** Milliseconds after which a server that everybody has left has swept up. */
const AFTERWARDS = 10_000;

/** Many visitors at once for minutes: waits, failures, and what becomes of the server's memory. */
export async function measureVisitors(
  product: ProductServer,
  isShort: boolean,
  progress: Progress,
): Promise<Section> {
  const length = isShort ? 'short' : 'whole';
  const seconds = SECONDS[length];
  progress('looking at every page');
  const pages = await findPages(product.origin);
  await waitUntilQuiet(product);
  const before = await readMetrics(product.origin);
  progress(`${whole(VISITORS)} visitors for ${seconds} s`);
  const memory = watchMemory(product);
  const report = await runVisitors({
    origin: product.origin,
    visitors: VISITORS,
    seconds,
    arrival: ARRIVAL_SECONDS[length],
    pages,
  });
  const resident = await memory.stop();
  const after = await readMetrics(product.origin);
  for (const failure of report.firstFailures) progress(failure);
  await wait(AFTERWARDS);
  const later = await readMetrics(product.origin);
  return sectionOf({ report, seconds, pages: pages.length, resident, before, after, later });
}

/** Reads the server's memory now and then. */
function watchMemory({ origin }: ProductServer) {
  const values: number[] = [];
  let isOver = false;
  const watch = async (): Promise<void> => {
    values.push((await readMetrics(origin)).residentBytes);
    await wait(SAMPLE_PAUSE);
    if (!isOver) await watch();
  };
  const watching = watch();
  return {
    stop: async (): Promise<readonly number[]> => {
      isOver = true;
      await watching;
      return values;
    },
  };
}

function sectionOf(run: {
  readonly report: VisitorsReport;
  readonly seconds: number;
  readonly pages: number;
  readonly resident: readonly number[];
  readonly before: ServerMetrics;
  readonly after: ServerMetrics;
  readonly later: ServerMetrics;
}): Section {
  const { report, seconds, resident, before, after, later } = run;
  const rows = [...REQUEST_KINDS, 'all' as const].flatMap((kind) => {
    const waits = report.waits[kind];
    if (waits === undefined) return [];
    const { count, median, p99, longest } = waits;
    return [[kind, whole(count), whole(count / seconds), duration(median), duration(p99), duration(longest)]];
  });
  const serverShare = (after.cpuSeconds - before.cpuSeconds) / seconds;
  return {
    title: 'Visitors at once',
    tables: [
      { head: ['asked for', 'requests', 'per second', 'median', 'p99', 'longest'], rows },
      {
        head: ['the server', ''],
        rows: [
          ['failed requests and event streams', whole(report.failures)],
          ['event streams open at the end', whole(report.streams)],
          ['memory (RSS) before the visitors', megabytes(before.residentBytes)],
          ['memory (RSS) at its highest', megabytes(Math.max(...resident))],
          ['memory (RSS) at the end, everybody there', megabytes(resident.at(-1) ?? Number.NaN)],
          [`memory (RSS) ${AFTERWARDS / 1000} s after the last has left`, megabytes(later.residentBytes)],
          ['processor time, of one core', percent(serverShare)],
          ['processor time of the visitors, of one core', percent(report.cpuSeconds / seconds)],
        ],
      },
    ],
    notes: [
      `${whole(VISITORS)} visitors for ${seconds} s, from one other process on the same machine: server and visitors share its cores, and the waits hold what the visitors' own process made its answers wait. ` +
        `Each has a connection that is kept alive and an event stream, arrives at one of the ${run.pages} pages that everybody may see (all languages) with its pictures and the walk graph, then looks around for 2 to 6 s before each step: four of five walk on (data and pictures), the others open a new page or the search. ` +
        'A wait is from the request to the last byte. Pictures were made and pages rendered once before, as in a showroom that has been open for a while; the request log is on.',
    ],
    bars: [
      {
        what: `${whole(VISITORS)} visitors for ${seconds} s: failed requests`,
        limit: '0',
        measured: whole(report.failures),
        isKept: report.failures === 0,
      },
    ],
  };
}
