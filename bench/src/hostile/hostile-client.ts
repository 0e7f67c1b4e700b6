import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { SampledPage } from '../visitors/visitors-job.ts';
import type { HostileJob } from './hostile-job.ts';

/** Connections of one client: what a browser opens. */
const CONNECTIONS = 6;

/** Event streams that a client holds open besides. */
const STREAMS = 10;

/** Requests without an answer beyond which a client waits; more would fill its own memory. */
const MAX_OPEN = 60;

/** Of the requests for pictures, the share that is given up, and the milliseconds after which. */
const GIVEN_UP = { share: 0.5, after: 300 } as const;

function some<Item>(items: readonly Item[]): Item {
  const item = items[Math.floor(Math.random() * items.length)];
  if (item === undefined) throw new RangeError('There is nothing to choose from.');
  return item;
}

function invented(): string {
  return Math.random().toString(36).slice(2, 10);
}

/** The path in one of very many spellings that lead to the same page. */
function spelledOtherwise(path: string): string {
  return (
    [...path]
      .map((letter) => {
        const chance = Math.random();
        if (letter === '/' || letter === '%' || chance > 0.3) return letter;
        return chance > 0.15
          ? letter.toUpperCase()
          : `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`;
      })
      .join('') + some(['', '', '/', '//'])
  );
}

/** The requests of a hostile client, each equally often: never the same twice, and never cached. */
function attacks(widths: readonly number[]): readonly ((sampled: SampledPage) => string)[] {
  return [
    ({ page }) => spelledOtherwise(page),
    ({ page }) => `${page}?search=${invented()}`,
    ({ page }) => `${page}.data?article=${invented()}`,
    ({ pictures }) => some(pictures).replace(/\/images\/\d+\//, `/images/${some(widths)}/`),
  ];
}

/**
 * One client that wants all of the server: its own address, some connections, a steady pace whatever is
 * answered, and event streams.
 *
 * @param options.end when to go, on the clock of `performance.now()`.
 */
export function createHostileClient(options: {
  readonly job: HostileJob;
  readonly address: string;
  readonly end: number;
  readonly onAnswer: (status: number) => void;
}) {
  const { job, end, onAnswer } = options;
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const streamAgent = new Agent();
  const headers = {
    'accept-encoding': 'gzip',
    accept: 'image/webp,*/*',
    'x-forwarded-for': options.address,
  };
  const kinds = attacks(job.widths);
  let open = 0;

  const ask = (path: string): void => {
    open += 1;
    let isOver = false;
    const finish = (status: number): void => {
      if (isOver) return;
      isOver = true;
      open -= 1;
      onAnswer(status);
    };
    const outgoing = get(job.origin + path, { agent, headers }, (incoming) => {
      incoming.on('error', () => finish(0));
      incoming.on('end', () => finish(incoming.statusCode ?? 0));
      incoming.resume();
    });
    outgoing.on('error', () => finish(0));
    if (path.includes('/images/') && Math.random() < GIVEN_UP.share) {
      setTimeout(() => outgoing.destroy(), GIVEN_UP.after);
    }
  };

  const hold = (): void => {
    const stream = get(`${job.origin}/box-api/events`, { agent: streamAgent, headers }, (incoming) => {
      onAnswer(incoming.statusCode ?? 0);
      incoming.on('error', () => {});
      incoming.resume();
    });
    stream.on('error', () => onAnswer(0));
  };

  return {
    attack: async (): Promise<void> => {
      let streams = 0;
      while (performance.now() < end) {
        if (streams < STREAMS) hold();
        streams += 1;
        if (open < MAX_OPEN) ask(some(kinds)(some(job.pages)));
        await wait(1_000 / job.pace);
      }
    },
    leave: (): void => {
      agent.destroy();
      streamAgent.destroy();
    },
  };
}
