import type { Clock } from '../process/clock.ts';
import { createSpending } from './spending.ts';
import type { Budget } from './spending.ts';

/** A client that waits for a job. */
export interface Asker {
  /** The client that is charged, as `Client.distant`; undefined for an address that may represent many. */
  readonly client: string | undefined;
  /** Aborted when no one waits for the answer any more. */
  readonly signal?: AbortSignal;
}

/** Everyone who waited for the job left before its turn. */
export class AbandonedError extends Error {
  override readonly name = 'AbandonedError';
}

/** A turn in the queue. */
export interface Turn<Result> {
  /** Settles when the job has begun; never, when it is abandoned before. */
  readonly begun: Promise<void>;
  /** Rejects with the job's own error, or with {@link AbandonedError}. */
  readonly result: Promise<Result>;
}

export interface FairQueueLimits extends Budget {
  /** Jobs that run at a time. */
  readonly atOnce: number;
  /** Of these, the limit for one client. */
  readonly ofOneAtOnce: number;
  /** Jobs that wait; further ones are refused. */
  readonly maxWaiting: number;
  /** Of these, the limit for one client. */
  readonly maxWaitingPerClient: number;
  /** The share of the time, 0 to 1, that greedy clients get together. */
  readonly greedyShare: number;
  /**
   * Milliseconds of work that all clients together may use before each of them counts as greedy. It refills by {@link
   * greedyShare} of the time that passes. Absent: clients are judged only individually.
   */
  readonly freeTogether?: number;
}

interface Job<Result> {
  readonly key: string;
  readonly run: () => Promise<Result>;
  readonly turn: Turn<Result>;
  readonly begin: () => void;
  readonly settle: (outcome: Promise<Result>) => void;
  /** The client that background jobs are charged to. */
  readonly payer: string | undefined;
  /** How many wait for it, per client. */
  readonly askers: Map<string | undefined, number>;
  isRunning: boolean;
}

const BACKGROUND = Symbol('background');

/** The shared account of all clients. */
const EVERYBODY = 'everybody';
type Lane = string | undefined | typeof BACKGROUND;

/**
 * Runs shared jobs fairly: of the waiting clients, the least recently served one is next, so that a newcomer never
 * waits behind everything another client has requested. A client that has used up its budget is greedy: it waits
 * behind all others, and greedy clients together get only a share of the time, so that the process can still answer
 * what needs no queue. Background jobs come last. Equal keys share one job, which is queued for each client that
 * requests it, so no one waits longer because a greedy client asked first.
 *
 * @param meter milliseconds so far of what clients are charged for: `clock.worked` for jobs of this thread, so that a
 *   client pays for its own work and not for other programs; the time that passes for jobs of other threads.
 */
export function createFairQueue<Result>(limits: FairQueueLimits, clock: Clock, meter = clock.elapsed) {
  const spending = createSpending(limits);
  const { freeTogether, greedyShare } = limits;
  const together =
    freeTogether === undefined ? undefined : createSpending({ free: freeTogether, refill: greedyShare });
  const lanes = new Map<Lane, Map<string, Job<Result>>>();
  const jobs = new Map<string, Job<Result>>();
  const runningOf = new Map<Lane, number>();
  let running = 0;
  let isGreedyRunning = false;
  let restsUntil = Number.NEGATIVE_INFINITY;
  let cancelWake: (() => void) | undefined;

  const enter = (lane: Lane, job: Job<Result>): void => {
    const own = lanes.get(lane) ?? new Map<string, Job<Result>>();
    // A new lane goes behind those that already wait: equals take turns.
    lanes.set(lane, own.set(job.key, job));
  };

  const leave = (lane: Lane, job: Job<Result>): void => {
    const own = lanes.get(lane);
    if (own?.delete(job.key) && own.size === 0) lanes.delete(lane);
  };

  const leaveAll = (job: Job<Result>): void => {
    for (const lane of [...job.askers.keys(), BACKGROUND] as const) leave(lane, job);
  };

  /** The lane whose turn it is; undefined when none may run now. */
  const nextLane = (now: number): { readonly lane: Lane; readonly isGreedy: boolean } | undefined => {
    const isAllUsedUp = together?.isGreedy(EVERYBODY, now) ?? false;
    let best: { readonly lane: Lane; readonly spent: number; readonly isGreedy: boolean } | undefined;
    for (const lane of lanes.keys()) {
      if (lane === BACKGROUND) continue;
      if (lane !== undefined && (runningOf.get(lane) ?? 0) >= limits.ofOneAtOnce) continue;
      const spent = spending.spentBy(lane, now);
      if (best !== undefined && spent >= best.spent) continue;
      best = { lane, spent, isGreedy: isAllUsedUp || spent > limits.free };
    }
    if (best && (!best.isGreedy || (!isGreedyRunning && now >= restsUntil))) return best;
    // Background jobs take one slot and leave the others to visitors.
    const isFree = lanes.has(BACKGROUND) && (runningOf.get(BACKGROUND) ?? 0) === 0;
    return isFree ? { lane: BACKGROUND, isGreedy: false } : undefined;
  };

  const runJob = (job: Job<Result>, { lane, isGreedy }: { lane: Lane; isGreedy: boolean }): void => {
    const started = meter();
    leaveAll(job);
    job.isRunning = true;
    running += 1;
    runningOf.set(lane, (runningOf.get(lane) ?? 0) + 1);
    if (isGreedy) isGreedyRunning = true;
    job.begin();
    const outcome = job.run();
    job.settle(outcome);
    const end = (): void => {
      const now = clock.elapsed();
      const took = meter() - started;
      jobs.delete(job.key);
      running -= 1;
      const left = (runningOf.get(lane) ?? 1) - 1;
      if (left === 0) runningOf.delete(lane);
      else runningOf.set(lane, left);
      together?.charge(EVERYBODY, took, now);
      if (lane !== BACKGROUND) spending.charge(lane, took, now);
      else if (job.payer !== undefined) spending.charge(job.payer, took, now);
      if (isGreedy) {
        isGreedyRunning = false;
        restsUntil = now + took * (1 / greedyShare - 1);
      }
      runNext();
    };
    outcome.then(end, end);
  };

  const runNext = (): void => {
    cancelWake?.();
    cancelWake = undefined;
    while (running < limits.atOnce && lanes.size > 0) {
      const now = clock.elapsed();
      const next = nextLane(now);
      if (next === undefined) {
        if (restsUntil > now) cancelWake = clock.after(restsUntil - now, runNext);
        return;
      }
      const own = lanes.get(next.lane);
      const job = own?.values().next().value;
      if (own === undefined || job === undefined) return;
      // To the back of the queue: equals take turns.
      lanes.delete(next.lane);
      lanes.set(next.lane, own);
      runJob(job, next);
    }
  };

  const createJob = (key: string, run: () => Promise<Result>, payer?: string): Job<Result> => {
    const begun = Promise.withResolvers<void>();
    const result = Promise.withResolvers<Result>();
    // If no one waits any more, an unhandled rejection is not an error of the process.
    result.promise.catch(() => {});
    const turn = { begun: begun.promise, result: result.promise };
    const parts = { turn, begin: begun.resolve, settle: result.resolve };
    return { key, run, payer, ...parts, askers: new Map(), isRunning: false };
  };

  const abandon = (job: Job<Result>, client: string | undefined): void => {
    if (job.isRunning) return;
    const others = (job.askers.get(client) ?? 1) - 1;
    if (others > 0) {
      job.askers.set(client, others);
      return;
    }
    job.askers.delete(client);
    leave(client, job);
    if (job.askers.size > 0 || lanes.get(BACKGROUND)?.has(job.key)) return;
    jobs.delete(job.key);
    job.settle(Promise.reject(new AbandonedError('No request is waiting for this any more.')));
  };

  const join = (job: Job<Result>, { client, signal }: Asker): void => {
    job.askers.set(client, (job.askers.get(client) ?? 0) + 1);
    if (!lanes.get(client)?.has(job.key)) enter(client, job);
    if (signal === undefined) return;
    const onAbort = (): void => abandon(job, client);
    signal.addEventListener('abort', onAbort, { once: true });
    const forget = (): void => signal.removeEventListener('abort', onAbort);
    job.turn.begun.then(forget, forget);
  };

  const waitingOf = (client: string | undefined): number => lanes.get(client)?.size ?? 0;

  const isFull = (client: string | undefined, isNew: boolean): boolean =>
    (isNew && jobs.size - running >= limits.maxWaiting) ||
    (client !== undefined && waitingOf(client) >= limits.maxWaitingPerClient);

  return {
    /**
     * Queues a job.
     *
     * @param key equal for equal jobs.
     * @returns undefined when the client, or the queue, has too much waiting already.
     */
    ask: (key: string, asker: Asker, run: () => Promise<Result>): Turn<Result> | undefined => {
      const known = jobs.get(key);
      if (known?.isRunning) return known.turn;
      const isPlaced = known?.askers.has(asker.client) === true;
      if (asker.signal?.aborted || (!isPlaced && isFull(asker.client, known === undefined))) return undefined;
      const job = known ?? createJob(key, run);
      jobs.set(key, job);
      join(job, asker);
      runNext();
      return job.turn;
    },
    /**
     * Queues a job that makes a later visit faster, behind all waiting clients.
     *
     * @param payer the client that is charged; none when undefined.
     */
    askInBackground: (key: string, run: () => Promise<Result>, payer?: string): Turn<Result> => {
      const known = jobs.get(key);
      if (known) return known.turn;
      const job = createJob(key, run, payer);
      jobs.set(key, job);
      enter(BACKGROUND, job);
      runNext();
      return job.turn;
    },
    isGreedy: (client: string | undefined): boolean => spending.isGreedy(client, clock.elapsed()),
    /** Jobs that have not begun. */
    length: () => jobs.size - running,
  };
}

/** Jobs that wait for their turn. */
export type FairQueue<Result> = ReturnType<typeof createFairQueue<Result>>;
