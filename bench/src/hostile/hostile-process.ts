// A separate process, so that the hostile clients take nothing of the visitors' turn.
import { createHostileClient } from './hostile-client.ts';
import type { HostileJob, HostileReport } from './hostile-job.ts';

const job = JSON.parse(process.argv[2] ?? '{}') as HostileJob;
const statuses: Record<string, number> = {};
const end = performance.now() + job.seconds * 1000;

const clients = Array.from({ length: job.clients }, (_, index) =>
  createHostileClient({
    job,
    end,
    address: `198.18.${Math.floor(index / 250)}.${(index % 250) + 1}`,
    onAnswer: (status) => (statuses[status] = (statuses[status] ?? 0) + 1),
  }),
);
await Promise.all(clients.map(({ attack }) => attack()));
for (const { leave } of clients) leave();
const report: HostileReport = { statuses };
process.send?.(report, () => process.exit(0));
