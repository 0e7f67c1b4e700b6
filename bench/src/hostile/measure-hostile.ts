import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { duration, factor, whole } from '../report/figures.ts';
import type { Progress, Section } from '../report/section.ts';
import { waitUntilQuiet } from '../server/product-server.ts';
import type { ProductServer } from '../server/product-server.ts';
import { REQUEST_KINDS } from '../visitors/visitors-job.ts';
import type { SampledPage, VisitorsReport } from '../visitors/visitors-job.ts';
import { findPages } from '../visitors/find-pages.ts';
import { runVisitors } from '../visitors/run-visitors.ts';
import type { HostileJob, HostileReport } from './hostile-job.ts';

const SCRIPT = fileURLToPath(new URL('hostile-process.ts', import.meta.url));

const VISITORS = 200;
const HOSTILE_CLIENTS = 50;

/** Requests of each hostile client in a second: together some three times the pages that can be rendered. */
const PACE = 10;
const ROUNDS = { whole: 3, short: 1 } as const;
const SECONDS = { whole: 40, short: 15 } as const;

/** The hostile clients are there so long before the visitors come. */
const HEAD_START_SECONDS = 3;

/** Of a round, until all visitors are there. */
const ARRIVAL_SECONDS = 5;

/** All visitors share one address, as at a trade fair: what one client may have, they have together. */
const FAIR = '203.0.113.7';

/** Widths of the product that its visitors do not ask for here. */
const COLD_WIDTHS = [245, 500, 750, 1000, 1600, 1920, 2560, 3840] as const;
const LIMIT = 2;

/** The same visitors with and without clients beside them that want all of the server. */
export async function measureHostile(
  product: ProductServer,
  isShort: boolean,
  progress: Progress,
): Promise<Section> {
  const length = isShort ? 'short' : 'whole';
  progress('looking at every page');
  const pages = await findPages(product.origin);
  for (const { page } of pages) await (await fetch(`${product.origin}${page}.data`)).arrayBuffer();
  const rounds: Round[] = [];
  for (let number = 0; number < ROUNDS[length]; number += 1) {
    await waitUntilQuiet(product);
    progress(`round ${number + 1}: ${whole(VISITORS)} visitors alone`);
    const alone = await visit(product, pages, SECONDS[length]);
    progress(`round ${number + 1}: beside ${HOSTILE_CLIENTS} hostile clients`);
    const attack = runHostile({
      origin: product.origin,
      clients: HOSTILE_CLIENTS,
      pace: PACE,
      seconds: HEAD_START_SECONDS + SECONDS[length],
      pages,
      widths: COLD_WIDTHS,
    });
    await wait(HEAD_START_SECONDS * 1_000);
    const beside = await visit(product, pages, SECONDS[length]);
    rounds.push({ alone, beside, hostile: await attack });
    for (const failure of beside.firstFailures) progress(failure);
  }
  return sectionOf(rounds, SECONDS[length]);
}

interface Round {
  readonly alone: VisitorsReport;
  readonly beside: VisitorsReport;
  readonly hostile: HostileReport;
}

function visit(
  product: ProductServer,
  pages: readonly SampledPage[],
  seconds: number,
): Promise<VisitorsReport> {
  return runVisitors({
    origin: product.origin,
    visitors: VISITORS,
    seconds,
    arrival: ARRIVAL_SECONDS,
    pages,
    address: FAIR,
  });
}

async function runHostile(job: HostileJob): Promise<HostileReport> {
  const child = fork(SCRIPT, [JSON.stringify(job)]);
  const exit = once(child, 'exit');
  const answer = await Promise.race([once(child, 'message'), exit.then(() => undefined)]);
  await exit;
  if (answer === undefined) throw new Error('The hostile clients brought no report.');
  return answer[0] as HostileReport;
}

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function sectionOf(rounds: readonly Round[], seconds: number): Section {
  const waitsOf = (who: 'alone' | 'beside', kind: (typeof REQUEST_KINDS)[number] | 'all') => {
    const waits = rounds.flatMap((round) => round[who].waits[kind] ?? []);
    return { median: middle(waits.map(({ median }) => median)), p99: middle(waits.map(({ p99 }) => p99)) };
  };
  const rows = [...REQUEST_KINDS, 'all' as const].map((kind) => {
    const [alone, beside] = [waitsOf('alone', kind), waitsOf('beside', kind)];
    return [
      kind,
      duration(alone.median),
      duration(beside.median),
      duration(alone.p99),
      duration(beside.p99),
      factor(beside.p99 / alone.p99),
    ];
  });
  const growth = waitsOf('beside', 'all').p99 / waitsOf('alone', 'all').p99;
  const failures = rounds.reduce((sum, { beside }) => sum + beside.failures, 0);
  const statuses = new Map<string, number>();
  for (const { hostile } of rounds) {
    for (const [status, count] of Object.entries(hostile.statuses)) {
      statuses.set(status, (statuses.get(status) ?? 0) + count);
    }
  }
  return {
    title: 'Visitors beside hostile clients',
    tables: [
      {
        head: ['asked for', 'median alone', 'median beside', 'p99 alone', 'p99 beside', 'p99 to alone'],
        rows,
      },
      {
        head: ['answers to the hostile clients', ''],
        rows: [...statuses]
          .toSorted(([a], [b]) => Number(a) - Number(b))
          .map(([status, count]) => [status === '0' ? 'none (given up, cut off)' : status, whole(count)]),
      },
    ],
    notes: [
      `${whole(VISITORS)} visitors, all behind one address as at a trade fair, for ${seconds} s alone and for ${seconds} s beside ${HOSTILE_CLIENTS} hostile clients with an address each, in ${rounds.length} alternating rounds; each figure is the median of its rounds. ` +
        `Every hostile client sends ${PACE} requests a second whatever is answered: other spellings of the pages, pages and data with queries that no one has asked for, and pictures in widths that are not made, half of them given up; and it holds ten event streams. ` +
        'All of them run on the machine that serves, in two processes beside the server, so the growth holds what their own processor time costs the visitors.',
    ],
    bars: [
      {
        what: `${whole(VISITORS)} visitors beside ${HOSTILE_CLIENTS} hostile clients: p99 to the same visitors alone`,
        limit: factor(LIMIT),
        measured: factor(growth),
        isKept: growth <= LIMIT,
      },
      {
        what: `${whole(VISITORS)} visitors beside ${HOSTILE_CLIENTS} hostile clients: failed requests`,
        limit: '0',
        measured: whole(failures),
        isKept: failures === 0,
      },
    ],
  };
}
