// A process of its own, so that the hostile clients take nothing of the visitors' turn.
import { createHostileClient } from './hostile-client.ts';
import type { HostileOrder, HostileReport } from './order.ts';

const order = JSON.parse(process.argv[2] ?? '{}') as HostileOrder;
const statuses: Record<string, number> = {};
const end = performance.now() + order.seconds * 1000;

const clients = Array.from({ length: order.clients }, (_, index) =>
  createHostileClient({
    order,
    end,
    address: `198.18.${Math.floor(index / 250)}.${(index % 250) + 1}`,
    onAnswer: (status) => (statuses[status] = (statuses[status] ?? 0) + 1),
  }),
);
await Promise.all(clients.map(({ attack }) => attack()));
for (const { leave } of clients) leave();
const report: HostileReport = { statuses };
process.send?.(report, () => process.exit(0));
