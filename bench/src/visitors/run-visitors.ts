import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { VisitorsJob, VisitorsReport } from './visitors-job.ts';

const SCRIPT = fileURLToPath(new URL('visitors-process.ts', import.meta.url));

/**
 * Lets visitors walk through a showroom, from another process, for a bounded time.
 *
 * @throws Error when their process ends without a report.
 */
export async function runVisitors(job: VisitorsJob): Promise<VisitorsReport> {
  const child = fork(SCRIPT, [JSON.stringify(job)]);
  const exit = once(child, 'exit');
  const answer = await Promise.race([once(child, 'message'), exit.then(() => undefined)]);
  await exit;
  if (answer === undefined) throw new Error(`The visitors of ${job.origin} brought no report.`);
  return answer[0] as VisitorsReport;
}
