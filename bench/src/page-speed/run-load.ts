import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { median } from '../statistics.ts';
import type { LoadJob, LoadReport } from './load-job.ts';

const SCRIPT = fileURLToPath(new URL('load-process.ts', import.meta.url));

/**
 * Asks a server for one page again and again, from another process, for a bounded time.
 *
 * @throws Error when an answer was no page.
 */
export async function runLoad(job: LoadJob): Promise<LoadReport> {
  const child = fork(SCRIPT, [JSON.stringify(job)]);
  const exit = once(child, 'exit');
  const answer = await Promise.race([once(child, 'message'), exit.then(() => undefined)]);
  await exit;
  if (answer === undefined) throw new Error(`The load on ${job.url} brought no report.`);
  return answer[0] as LoadReport;
}

/** The typical one of several rounds: each figure's median. */
export function typicalOf(reports: readonly LoadReport[]): LoadReport {
  const of = (figure: keyof LoadReport) => median(reports.map((report) => report[figure]));
  return { pagesPerSecond: of('pagesPerSecond'), median: of('median'), p99: of('p99'), pages: of('pages') };
}
