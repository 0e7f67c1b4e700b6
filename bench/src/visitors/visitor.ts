import { Agent, get } from 'node:http';
import type { ClientRequest } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { SampledPage, RequestKind, VisitorsJob } from './visitors-job.ts';

/** Milliseconds for which a visitor looks around before the next step. */
const LOOK_AROUND = { least: 2_000, most: 6_000 } as const;

/** Shares of the steps: the others are walks, which ask for the data and the pictures of the next page. */
const SHARE = { newPage: 0.15, search: 0.05 } as const;

/** Milliseconds without an answer after which a request has failed. */
const PATIENCE = 30_000;
const HEADERS = { 'accept-encoding': 'br', accept: 'image/avif,image/webp,*/*' };

/**
 * One visitor: a connection that is kept alive, an event stream, and steps with time to look around in between.
 *
 * @param options.end when to go, on the clock of `performance.now()`.
 * @param options.arrival milliseconds from now until they come.
 */
export function createVisitor(options: {
  readonly job: VisitorsJob;
  readonly end: number;
  readonly arrival: number;
  readonly onAnswer: (kind: RequestKind, milliseconds: number) => void;
  readonly onFailure: (sentence: string) => void;
}) {
  const { job, end, onAnswer, onFailure } = options;
  const { origin, pages } = job;
  const headers = job.address === undefined ? HEADERS : { ...HEADERS, 'x-forwarded-for': job.address };
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let stream: ClientRequest | undefined;
  let hasLeft = false;
  let language = '';

  const ask = (kind: RequestKind, path: string): Promise<void> =>
    new Promise((resolve) => {
      const started = performance.now();
      const fail = (reason: string): void => {
        onFailure(`${path}: ${reason}`);
        resolve();
      };
      const outgoing = get(origin + path, { agent, headers, timeout: PATIENCE }, (incoming) => {
        incoming.on('error', (error) => fail(error.message));
        incoming.on('end', () => {
          if (incoming.statusCode !== 200) {
            fail(`status ${incoming.statusCode ?? 'none'}`);
            return;
          }
          onAnswer(kind, performance.now() - started);
          resolve();
        });
        incoming.resume();
      });
      outgoing.on('timeout', () => outgoing.destroy(new Error('no answer in time')));
      outgoing.on('error', (error) => fail(error.message));
    });

  const follow = (): void => {
    stream = get(`${origin}/box-api/events`, { agent: false, headers }, (incoming) => {
      if (incoming.statusCode !== 200) onFailure(`event stream: status ${incoming.statusCode ?? 'none'}`);
      incoming.on('error', () => {});
      incoming.on('close', () => {
        stream = undefined;
        if (!hasLeft) onFailure('event stream: ended');
      });
      incoming.resume();
    });
    stream.on('error', (error) => {
      if (!hasLeft) onFailure(`event stream: ${error.message}`);
    });
  };

  const somePage = (): SampledPage => {
    const sampled = pages[Math.floor(Math.random() * pages.length)];
    if (sampled === undefined) throw new RangeError('There is no sampled to go.');
    return sampled;
  };

  const showPictures = async ({ pictures }: SampledPage): Promise<void> => {
    for (const picture of pictures) await ask('picture', picture);
  };

  const openPage = async (): Promise<void> => {
    const sampled = somePage();
    language = /^\/(de|fr|es|it|pt|ru)\//.exec(sampled.page)?.[1] ?? 'en';
    await ask('page', sampled.page);
    await showPictures(sampled);
  };

  const step = async (): Promise<void> => {
    const chance = Math.random();
    if (chance < SHARE.newPage) await openPage();
    else if (chance < SHARE.newPage + SHARE.search) await ask('search index', `/box-api/search/${language}`);
    else {
      const sampled = somePage();
      await ask('data', `${sampled.page}.data`);
      await showPictures(sampled);
    }
  };

  return {
    visit: async (): Promise<void> => {
      await wait(options.arrival);
      await openPage();
      follow();
      await ask('walk graph', `/box-api/walk/${language}`);
      for (;;) {
        await wait(LOOK_AROUND.least + Math.random() * (LOOK_AROUND.most - LOOK_AROUND.least));
        if (performance.now() >= end) return;
        await step();
      }
    },
    hasStream: (): boolean => stream !== undefined,
    leave: (): void => {
      hasLeft = true;
      stream?.destroy();
      agent.destroy();
    },
  };
}
