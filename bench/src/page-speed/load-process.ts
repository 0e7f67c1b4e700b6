// A separate process, so that asking takes nothing of the answering process's turn.
import autocannon from 'autocannon';
import { uncached } from '../server/pages.ts';
import { spreadOf } from '../statistics.ts';
import type { LoadJob, LoadReport } from './load-job.ts';

const job = JSON.parse(process.argv[2] ?? '{}') as LoadJob;
const { pathname } = new URL(job.url);
// autocannon's own histogram counts whole milliseconds: too coarse for a page that takes a part of one.
const times: number[] = [];
const run = autocannon(
  {
    url: job.url,
    connections: job.connections,
    duration: job.seconds,
    headers: { 'accept-encoding': 'br' },
    ...(job.isUncached
      ? { requests: [{ setupRequest: (request) => ({ ...request, path: uncached(pathname) }) }] }
      : {}),
  },
  (error, result) => {
    const bad =
      error?.message ?? (result.errors + result.timeouts + result.non2xx > 0 && JSON.stringify(result));
    if (bad !== false) throw new Error(`The load found an answer that is no page: ${bad}`);
    const { median, p99, count } = spreadOf(times);
    const report: LoadReport = { pagesPerSecond: count / result.duration, median, p99, pages: count };
    process.send?.(report);
  },
);
run.on('response', (_client: unknown, _status: number, _bytes: number, milliseconds: number) => {
  times.push(milliseconds);
});
