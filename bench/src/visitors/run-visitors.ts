import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { VisitorsOrder, VisitorsReport } from './order.ts';

const SCRIPT = fileURLToPath(new URL('visitors-process.ts', import.meta.url));

/**
 * Lets visitors walk through a showroom, from another process, for a bounded time.
 *
 * @throws Error when their process ends without a report.
 */
export async function runVisitors(order: VisitorsOrder): Promise<VisitorsReport> {
  const child = fork(SCRIPT, [JSON.stringify(order)]);
  const exit = once(child, 'exit');
  const answer = await Promise.race([once(child, 'message'), exit.then(() => undefined)]);
  await exit;
  if (answer === undefined) throw new Error(`The visitors of ${order.origin} brought no report.`);
  return answer[0] as VisitorsReport;
}
