// A separate process, so that the visitors take nothing of the answering process's turn.
import { REQUEST_KINDS } from './visitors-job.ts';
import type { RequestKind, VisitorsJob, VisitorsReport, Waits } from './visitors-job.ts';
import { spreadOf } from '../statistics.ts';
import { createVisitor } from './visitor.ts';

const FAILURES_TOLD = 5;

const job = JSON.parse(process.argv[2] ?? '{}') as VisitorsJob;
const times = new Map<RequestKind, number[]>(REQUEST_KINDS.map((kind) => [kind, []]));
const failures: string[] = [];
const end = performance.now() + job.seconds * 1000;

const visitors = Array.from({ length: job.visitors }, (_, index) =>
  createVisitor({
    job,
    end,
    arrival: (index / job.visitors) * job.arrival * 1000,
    onAnswer: (kind, milliseconds) => times.get(kind)?.push(milliseconds),
    onFailure: (sentence) => failures.push(sentence),
  }),
);
await Promise.all(visitors.map(({ visit }) => visit()));
const streams = visitors.filter(({ hasStream }) => hasStream()).length;
for (const { leave } of visitors) leave();

function waitsOf(values: readonly number[]): Waits {
  return {
    ...spreadOf(values),
    // Too many values for the arguments of one call.
    longest: values.reduce((longest, value) => Math.max(longest, value), 0),
  };
}
const { user, system } = process.cpuUsage();
const kinds = [...times].filter(([, values]) => values.length > 0);
const report: VisitorsReport = {
  waits: Object.fromEntries([
    ['all', waitsOf([...times.values()].flat())],
    ...kinds.map(([kind, values]) => [kind, waitsOf(values)]),
  ]) as VisitorsReport['waits'],
  failures: failures.length,
  firstFailures: failures.slice(0, FAILURES_TOLD),
  streams,
  cpuSeconds: (user + system) / 1e6,
};
process.send?.(report, () => process.disconnect?.());
