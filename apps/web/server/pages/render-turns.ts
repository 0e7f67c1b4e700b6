import { span, traced } from '@vitrine/tracing';
import type { Clock } from '../process/clock.ts';
import { AbandonedError, createFairQueue } from '../fairness/fair-queue.ts';
import type { Asker, FairQueue, FairQueueLimits } from '../fairness/fair-queue.ts';

/**
 * How many pages are rendered at a time, and for which clients. A page takes 4 to 10 ms of the one thread that
 * answers everyone, so a small number costs no speed: four keep that thread busy while others are compressed, and one
 * client may have two at a time. A client that has used two seconds (some 300 pages) is greedy until a fifth of the
 * time that passes has made up for it: greedy clients together get a third of the time, some 50 pages a second, so
 * that cached pages are answered in between.
 *
 * A trade fair behind one address stays far below: pages that are the same for everyone are rendered once. Guests
 * with a code or a login have pages of their own; 50 of them a second is what 200 people walking make, and 256 may
 * wait at once, as when all of them learn of new content at the same moment.
 */
const RENDER_LIMITS: FairQueueLimits = {
  atOnce: 4,
  ofOneAtOnce: 2,
  maxWaiting: 2_048,
  maxWaitingPerClient: 256,
  free: 2_000,
  refill: 0.2,
  greedyShare: 1 / 3,
};

/**
 * Requests that a client can invent without limit (unknown addresses, queries, cookies of logins that never existed)
 * are rendered one at a time. All clients together get half a second of such work at once, some 60 pages: the
 * articles that a crowd opens, or opens again when new content comes. Beyond that they get a tenth of the time, some
 * twelve pages a second: fifty clients that each stay below their own budget would otherwise take the whole thread
 * between them. Each page is cached for the next request, and a visitor's turn comes before that of a client that has
 * had more.
 */
const INVENTED_LIMITS: FairQueueLimits = {
  ...RENDER_LIMITS,
  atOnce: 1,
  ofOneAtOnce: 1,
  maxWaiting: 512,
  maxWaitingPerClient: 64,
  greedyShare: 0.1,
  freeTogether: 500,
};

/** The queue is full, or no one waits any more. */
export const BUSY = Symbol('busy');

/** What is rendered: an existing page, or an address that a client may have invented. */
export type Demand = 'ours' | 'invented';

/** Shares rendering fairly between clients. Equal keys share one render. */
export function createRenderTurns<Result>(clock: Clock) {
  const queues: Readonly<Record<Demand, FairQueue<Result>>> = {
    ours: createFairQueue<Result>(RENDER_LIMITS, clock, clock.worked),
    invented: createFairQueue<Result>(INVENTED_LIMITS, clock, clock.worked),
  };
  return (
    demand: Demand,
    key: string,
    asker: Asker,
    render: () => Promise<Result>,
  ): Promise<Result | typeof BUSY> =>
    span('page.turn', { 'vitrine.demand': demand }, async () => {
      const turn = queues[demand].ask(key, asker, traced('page.render', {}, render));
      try {
        return turn === undefined ? BUSY : await turn.result;
      } catch (error) {
        if (error instanceof AbandonedError) return BUSY;
        throw error;
      }
    });
}
