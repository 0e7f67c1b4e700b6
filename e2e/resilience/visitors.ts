import { Agent, get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** What one request of a visitor came to. */
export interface Answered {
  readonly path: string;
  /** Absent when there was no answer. */
  readonly status?: number;
  readonly problem?: string;
  readonly milliseconds: number;
}

/** A crowd of visitors that walks on until it is sent home. */
export interface Crowd {
  /** The answers so far. */
  readonly answers: () => readonly Answered[];
  /** Versions of the content that the visitors' event streams have announced. */
  readonly versions: () => ReadonlySet<string>;
  /** Event streams that ended although no test had ended them. */
  readonly lostStreams: () => number;
  /** Settles when everybody has gone. */
  readonly sendHome: () => Promise<void>;
}

/** Milliseconds between two requests of a visitor. */
const PAUSE = { least: 150, most: 450 } as const;

/** Milliseconds without an answer after which a request counts as failed. */
const PATIENCE = 20_000;

function ask(agent: Agent, origin: string, path: string): Promise<Answered> {
  return new Promise((resolve) => {
    const started = performance.now();
    const end = (how: { readonly status?: number; readonly problem?: string }): void =>
      resolve({ path, ...how, milliseconds: performance.now() - started });
    const outgoing = get(`${origin}${path}`, { agent, timeout: PATIENCE }, (incoming) => {
      const { statusCode } = incoming;
      incoming.on('error', (error) => end({ problem: error.message }));
      incoming.on('end', () => end(statusCode === undefined ? {} : { status: statusCode }));
      incoming.resume();
    });
    outgoing.on('timeout', () => outgoing.destroy(new Error('no answer in time')));
    outgoing.on('error', (error: NodeJS.ErrnoException) => end({ problem: error.code ?? error.message }));
  });
}

/** Starts visitors: each keeps one connection and one event stream, and sends one request after the other. */
export function letVisitorsIn(origin: string, count: number, paths: readonly string[]): Crowd {
  const answers: Answered[] = [];
  const versions = new Set<string>();
  const streams = new Set<IncomingMessage>();
  let lostStreams = 0;
  let isOver = false;

  const follow = (): void => {
    get(`${origin}/box-api/events`, { agent: false }, (incoming) => {
      streams.add(incoming);
      incoming.setEncoding('utf8').on('data', (text: string) => {
        for (const [, version = ''] of text.matchAll(/"version":"([^"]+)"/g)) versions.add(version);
      });
      incoming.on('error', () => {});
      incoming.on('close', () => {
        streams.delete(incoming);
        if (!isOver) lostStreams += 1;
      });
    }).on('error', () => {
      if (!isOver) lostStreams += 1;
    });
  };

  const visit = async (first: number): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    follow();
    const walk = async (step: number): Promise<void> => {
      const answered = await ask(agent, origin, paths[step % paths.length] ?? '/');
      answers.push(answered);
      await wait(PAUSE.least + Math.random() * (PAUSE.most - PAUSE.least));
      // No visitor comes to a closed server any more.
      if (!isOver && answered.problem !== 'ECONNREFUSED') await walk(step + 1);
    };
    await walk(first);
    agent.destroy();
  };

  const visits = Array.from({ length: count }, (_, index) => visit(index));
  return {
    answers: () => answers,
    versions: () => versions,
    lostStreams: () => lostStreams,
    sendHome: async () => {
      isOver = true;
      for (const stream of streams) stream.destroy();
      await Promise.all(visits);
    },
  };
}
