import { once } from 'node:events';
import { createConnection } from 'node:net';
import { nginxBetween, startNginx } from '../../../scripts/deploy/testing/nginx.ts';
import { freePort } from '../../../scripts/run/free-port.ts';
import { waitUntilUp } from '../../../scripts/run/wait-until-up.ts';
import { IS_REDIS_INSTALLED, startRedis } from '../../../scripts/testing/redis-server.ts';
import { runLoad, typicalOf } from '../page-speed/run-load.ts';
import type { LoadReport } from '../page-speed/load-job.ts';
import { duration, percent, whole } from '../report/figures.ts';
import type { Progress, Section, Table } from '../report/section.ts';
import { startProduct, waitUntilQuiet } from '../server/product-server.ts';
import type { ProductServer } from '../server/product-server.ts';
import { FIRST_LOCATION, withFolder } from '../server/shipped-showroom.ts';

const ROUNDS = 5;
const SECONDS = 4;
const CONNECTIONS = 20;
const COUNTS = [1, 2, 3] as const;

/** Of the time of a kept page: what a Redis may cost. */
const REDIS_BAR = 0.03;

/** What is loaded in one round. */
interface Contestant {
  readonly url: string;
  readonly isUncached: boolean;
}

/**
 * Pages a second of one, two and three web processes behind nginx as `deploy/` has it, and what a Redis costs a page.
 *
 * @param dataDir which all of them share: the pictures of the first visitors are made.
 * @throws Error without nginx or a Redis.
 */
export async function measureProcesses(dataDir: string, progress: Progress): Promise<Section> {
  if (!IS_REDIS_INSTALLED) throw new Error('A Redis has to be installed.');
  const redis = await startRedis();
  const start = (env: NodeJS.ProcessEnv) => startProduct({ dataDir, firstPage: FIRST_LOCATION, env });
  const alone = await start({});
  const webs: ProductServer[] = [];
  try {
    progress('waiting until the pictures are made');
    await waitUntilQuiet(alone);
    for (const _ of COUNTS) webs.push(await start({ REDIS_URL: redis.url }));
    for (const web of webs) await waitUntilQuiet(web);
    const behindBalancer = await measureBehindBalancer(webs, progress);
    const [first] = webs;
    if (!first) throw new Error('There is no web server.');
    const cost = await measureRedis({ alone, shared: first, redisUrl: redis.url }, progress);
    return sectionOf(behindBalancer, cost);
  } finally {
    await Promise.all([alone, ...webs].map((web) => web.stop()));
    await redis.kill();
  }
}

/** Every contestant runs once in each round, so that a busy moment of the machine meets them all. */
async function race(
  contestants: readonly Contestant[],
  progress: Progress,
  rounds = ROUNDS,
): Promise<readonly LoadReport[]> {
  for (const one of contestants) await runLoad({ ...one, connections: CONNECTIONS, seconds: 1 });
  const reports = contestants.map((): LoadReport[] => []);
  for (let round = 1; round <= rounds; round += 1) {
    progress(`round ${round} of ${rounds}`);
    for (const [index, one] of contestants.entries()) {
      reports[index]?.push(await runLoad({ ...one, connections: CONNECTIONS, seconds: SECONDS }));
    }
  }
  return reports.map(typicalOf);
}

interface Balanced {
  readonly processes: number;
  readonly isUncached: boolean;
  readonly report: LoadReport;
}

async function measureBehindBalancer(
  webs: readonly ProductServer[],
  progress: Progress,
): Promise<readonly Balanced[]> {
  const balancers = await Promise.all(COUNTS.map((count) => startBalancer(webs.slice(0, count))));
  try {
    const contestants = [false, true].flatMap((isUncached) =>
      balancers.map(({ origin }) => ({ url: origin + FIRST_LOCATION, isUncached })),
    );
    const reports = await race(contestants, progress);
    return reports.map((report, index) => ({
      processes: COUNTS[index % COUNTS.length] ?? 0,
      isUncached: index >= COUNTS.length,
      report,
    }));
  } finally {
    await Promise.all(balancers.map(({ stop }) => stop()));
  }
}

/** @throws Error where nginx is not installed. */
async function startBalancer(webs: readonly ProductServer[]) {
  const ports = { visitors: await freePort(), cms: await freePort() };
  const origin = `http://127.0.0.1:${ports.visitors}`;
  const started = Promise.withResolvers<() => Promise<void>>();
  const ended = withFolder(async (folder) => {
    const webPorts = webs.map((web) => Number(new URL(web.origin).port));
    const file = nginxBetween({ folder, webPorts, cmsPorts: [9], ports });
    const nginx = startNginx(folder, file);
    const exit = once(nginx.child, 'exit');
    await waitUntilUp({
      name: 'nginx',
      url: `${origin}/healthz`,
      seconds: 20,
      child: { process: nginx.child, lastOutput: () => '' },
    });
    started.resolve(async () => {
      await nginx.stop();
      await ended;
    });
    await exit;
  });
  ended.catch(started.reject);
  return { origin, stop: await started.promise };
}

interface RedisCost {
  readonly alone: LoadReport;
  readonly shared: LoadReport;
  /** Commands that the Redis got for that many pages. */
  readonly commands: number;
}

async function measureRedis(
  given: { readonly alone: ProductServer; readonly shared: ProductServer; readonly redisUrl: string },
  progress: Progress,
): Promise<RedisCost> {
  const contestants = [given.alone, given.shared].map(({ origin }) => ({
    url: origin + FIRST_LOCATION,
    isUncached: false,
  }));
  const before = await commandsOf(given.redisUrl);
  const [alone, shared] = await race(contestants, progress, 2 * ROUNDS);
  if (!alone || !shared) throw new Error('There are two.');
  return { alone, shared, commands: (await commandsOf(given.redisUrl)) - before };
}

/** Signs of life, and the question itself. */
const UNCOUNTED: ReadonlySet<string> = new Set(['info', 'ping', 'quit']);

/** How many commands a Redis has processed. */
async function commandsOf(url: string): Promise<number> {
  const socket = createConnection(Number(new URL(url).port), '127.0.0.1');
  socket.end('INFO commandstats\r\nQUIT\r\n');
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  return [...answer.matchAll(/cmdstat_([\w|-]+):calls=(\d+)/g)].reduce(
    (sum, [, name = '', calls]) => (UNCOUNTED.has(name) ? sum : sum + Number(calls)),
    0,
  );
}

function sectionOf(balanced: readonly Balanced[], { alone, shared, commands }: RedisCost): Section {
  const tables: Table[] = [
    {
      head: ['web processes', 'page', 'pages/s', 'of one', 'median', 'p99'],
      rows: balanced.map(({ processes, isUncached, report }) => {
        const one = balanced.find((other) => other.processes === 1 && other.isUncached === isUncached);
        return [
          String(processes),
          isUncached ? 'rendered for each request' : 'kept',
          whole(report.pagesPerSecond),
          percent(report.pagesPerSecond / (one?.report.pagesPerSecond ?? Number.NaN)),
          duration(report.median),
          duration(report.p99),
        ];
      }),
    },
    {
      head: ['a kept page', 'pages/s', 'median', 'p99'],
      rows: [
        ['without a Redis', whole(alone.pagesPerSecond), duration(alone.median), duration(alone.p99)],
        ['with a Redis', whole(shared.pagesPerSecond), duration(shared.median), duration(shared.p99)],
      ],
    },
  ];
  const cost = alone.pagesPerSecond / shared.pagesPerSecond - 1;
  return {
    title: 'Several processes',
    tables,
    bars: [
      {
        what: 'what a Redis costs a kept page',
        limit: `at most ${percent(REDIS_BAR)} of its time`,
        measured: percent(cost),
        isKept: cost <= REDIS_BAR,
      },
      {
        what: 'commands that a Redis gets for kept pages, besides signs of life',
        limit: 'none',
        measured: whole(commands),
        isKept: commands === 0,
      },
    ],
    notes: [
      `nginx with deploy/nginx/vitrine.conf (without TLS), ${CONNECTIONS} connections, each figure the median of ${ROUNDS} rounds of ${SECONDS} s in turns. ` +
        'Visitors, nginx and all processes share the cores of this machine: a kept page is so cheap that the visitors and nginx are what is measured, and more processes than cores bring nothing. ' +
        'Pages that are rendered for each request wait for the turn of addresses that no one has asked for before (decision 0037), which each process counts by itself.',
    ],
  };
}
