import { randomUUID } from 'node:crypto';
import type { Leases } from '../coordination/leases.ts';
import { LOST } from '../coordination/lease.ts';
import { isRunningJob, transition } from './job.ts';
import type { Job, JobEffect, JobEvent, JobState } from './job.ts';
import type { JobFiles } from './job-files.ts';
import { JobRefusal } from './job-refusal.ts';
import type { JobStore } from './job-store.ts';
import type { OpenTransaction } from '../publishing/write-lock.ts';
import { createReports } from './reports.ts';

/** What a worker can do with its job. Everything throws {@link JobRefusal} once another run has begun. */
export interface Run<Order, View> {
  readonly job: Job<Order, View>;
  /** Aborted when an editor ends the work, and when the work has to be left to another process. */
  readonly signal: AbortSignal;
  /** Whether the work has to be left as it is: the CMS ends, or the lease is lost. */
  readonly isLeft: () => boolean;
  /** Shows progress, as often as the store can take it. */
  readonly report: (view: View) => void;
  /** Keeps what is finished, in the transaction that finishes it. */
  readonly advance: (
    given: { readonly view: View; readonly order: Order },
    within: OpenTransaction,
  ) => Promise<void>;
  readonly settle: (given: Settled<Order, View>, within?: OpenTransaction) => Promise<void>;
  /** Forgets the job, whose work was ended. */
  readonly drop: () => Promise<void>;
}

export interface Settled<Order, View> {
  readonly view: View;
  readonly order?: Order;
  readonly keepsFiles: boolean;
}

/** A file that an editor sends. */
interface Sent<Order, View> {
  readonly account: number;
  readonly order: Order;
  readonly view: (token: string) => View;
}

interface Given<Order, View extends { readonly status: string }> {
  /** Names its leases. */
  readonly kind: string;
  readonly store: JobStore<JobState<Order, View>>;
  readonly files: JobFiles;
  readonly leases: Leases;
  /** Does the work. It settles the job, drops it, or leaves it to another process. */
  readonly perform: (run: Run<Order, View>) => Promise<void>;
  /** What the page shows of work that was begun too often. */
  readonly gaveUp: (job: Job<Order, View>) => View;
  readonly onError: (error: unknown) => void;
  readonly now?: () => number;
}

/** The jobs of a kind, of which there is one at a time, and the work on them in this process. */
export interface JobRunner<Order, View extends { readonly status: string }> {
  readonly read: () => Promise<Job<Order, View> | undefined>;
  /**
   * Receives a file and begins to work at it.
   *
   * @param arrive Receives the file, with the token of the job.
   * @param worked The view once it is there.
   * @throws JobRefusal `busy`; Error of `arrive`, after which there is no job.
   */
  readonly receive: (
    sent: Sent<Order, View>,
    arrive: (token: string, signal: AbortSignal) => Promise<void>,
    worked: (token: string) => View,
  ) => Promise<void>;
  /** Applies the decision of an editor. @throws JobRefusal */
  readonly decide: (
    event: Extract<JobEvent<Order, View>, { readonly type: 'ordered' | 'discarded' }>,
  ) => Promise<void>;
  /** Takes up what another process has left, and removes what no one needs any more. */
  readonly look: () => Promise<void>;
  readonly watch: (listener: (job: Job<Order, View> | undefined) => void) => () => void;
  /** Resolves when the job is not running any more, or is another one. */
  readonly untilSettled: (token: string) => Promise<void>;
  /** Ends the work of this process. */
  readonly close: () => Promise<void>;
}

/** A settled job is forgotten after a day. In milliseconds. */
const MAX_AGE = 24 * 60 * 60 * 1000;

export function createJobRunner<Order, View extends { readonly status: string }>(
  given: Given<Order, View>,
): JobRunner<Order, View> {
  const { kind, store, files, leases, perform, gaveUp, onError, now = Date.now } = given;
  const closing = new AbortController();
  const working = new Set<Promise<void>>();

  const leaseName = (token: string, orders: number): string => `job ${kind} ${token} ${orders}`;

  const send = async (
    event: JobEvent<Order, View>,
    within?: OpenTransaction,
  ): Promise<Job<Order, View> | undefined> => {
    const { job, effects } = await store.change((state) => {
      const [next, wanted] = transition(state, event);
      return [next, { job: next.job, effects: wanted }];
    }, within);
    for (const effect of effects) await runEffect(effect, within);
    return job;
  };
  const runEffect = async (effect: JobEffect, within?: OpenTransaction): Promise<void> => {
    if (effect.type === 'refuse') throw new JobRefusal(effect.reason);
    if (effect.type === 'work') keepWorking(work(effect.token, effect.orders));
    else if (within !== undefined) within.onCommit(() => void files.remove(effect.token).catch(onError));
    else await files.remove(effect.token).catch(onError);
  };
  const keepWorking = (one: Promise<void>): void => {
    const kept = one.catch(onError).finally(() => working.delete(kept));
    working.add(kept);
  };

  /** Does something under the lease of a job, unless another process has it. */
  const underLease = async (name: string, task: (bound: AbortSignal) => Promise<void>): Promise<boolean> => {
    const lease = await leases.take(name);
    if (lease === undefined) return false;
    try {
      await task(AbortSignal.any([closing.signal, lease.lost]));
      return true;
    } finally {
      await lease.release();
    }
  };
  const work = async (token: string, orders: number): Promise<void> => {
    await underLease(leaseName(token, orders), (bound) => workUnderLease(token, orders, bound));
  };
  const workUnderLease = async (token: string, orders: number, bound: AbortSignal): Promise<void> => {
    const job = await send({ type: 'begun', token, orders, gaveUp }).catch((error: unknown) => {
      // It was finished, or is another job's turn.
      if (error instanceof JobRefusal) return undefined;
      throw error;
    });
    if (job?.phase === 'working') await run(job, bound);
  };

  const run = async (job: Job<Order, View>, bound: AbortSignal): Promise<void> => {
    const { token, runs } = job;
    const ended = new AbortController();
    const overtaken = new AbortController();
    const follow = (current: Job<Order, View> | undefined): void => {
      if (current?.token !== token || current.runs !== runs) overtaken.abort(LOST);
      else if (current.isStopping) ended.abort();
    };
    const stopFollowing = store.watch((state) => follow(state.job));
    follow(job);
    const left = AbortSignal.any([bound, overtaken.signal]);
    const reports = createReports(store.pause, async (view: View) => {
      await send({ type: 'advanced', token, run: runs, view });
    });
    try {
      await perform({
        job,
        signal: AbortSignal.any([left, ended.signal]),
        isLeft: () => left.aborted,
        report: reports.add,
        async advance({ view, order }, within) {
          await send({ type: 'advanced', token, run: runs, view, order }, within);
        },
        async settle(settled, within) {
          await reports.end();
          if (left.aborted) throw new JobRefusal('overtaken');
          await send({ type: 'settled', token, run: runs, ...settled }, within);
        },
        async drop() {
          await reports.end();
          if (left.aborted) throw new JobRefusal('overtaken');
          await send({ type: 'dropped', token, run: runs });
        },
      });
    } catch (error) {
      if (left.aborted || error instanceof JobRefusal) return;
      onError(error);
      // With a database that is away it stays as it is, and is begun again.
      await send({ type: 'failed', token, run: runs, gaveUp });
    } finally {
      await reports.end();
      stopFollowing();
    }
  };

  const look = async (): Promise<void> => {
    if (closing.signal.aborted) return;
    // In this order: a job is in the state before it has files.
    const found = await files.tokens();
    await send({ type: 'aged', before: now() - MAX_AGE });
    const { job } = await store.read();
    for (const token of found) if (token !== job?.token) await files.remove(token).catch(onError);
    if (job === undefined || !isRunningJob(job)) return;
    const { token, orders } = job;
    if (job.phase === 'working') return keepWorking(work(token, orders));
    await underLease(leaseName(token, orders), async () => {
      // Its process has ended, and with it the connection that the file came on.
      await send({ type: 'dropped', token, run: job.runs }).catch(ignoreRefusal);
    });
  };

  const receive: JobRunner<Order, View>['receive'] = async (sent, arrive, worked) => {
    const token = randomUUID();
    const lease = await leases.take(leaseName(token, 0));
    if (lease === undefined) throw new JobRefusal('busy');
    const bound = AbortSignal.any([closing.signal, lease.lost]);
    try {
      const arriving = arriveUnderLease({ token, sent, worked, bound }, arrive);
      keepWorking(arriving.catch(() => undefined));
      await arriving;
    } catch (error) {
      await lease.release();
      throw error;
    }
    keepWorking(workUnderLease(token, 0, bound).finally(lease.release));
  };
  const arriveUnderLease = async (
    {
      token,
      sent,
      worked,
      bound,
    }: {
      readonly token: string;
      readonly sent: Sent<Order, View>;
      readonly worked: (token: string) => View;
      readonly bound: AbortSignal;
    },
    arrive: (token: string, signal: AbortSignal) => Promise<void>,
  ): Promise<void> => {
    const announce = (): Promise<unknown> =>
      send({ type: 'received', token, ...sent, view: sent.view(token), at: now() });
    await announce().catch(async (error: unknown) => {
      if (!(error instanceof JobRefusal)) throw error;
      // A process that was killed while it received a file keeps no one waiting.
      await look();
      await announce();
    });
    const ended = new AbortController();
    const stopFollowing = store.watch(({ job }) => {
      if (job?.token !== token || job.isStopping) ended.abort();
    });
    try {
      await arrive(token, AbortSignal.any([bound, ended.signal]));
      await send({ type: 'arrived', token, view: worked(token) });
    } catch (error) {
      await send({ type: 'dropped', token, run: 0 }).catch(ignoreRefusal);
      throw error;
    } finally {
      stopFollowing();
    }
  };

  return {
    read: async () => (await store.read()).job,
    receive,
    async decide(event) {
      await send(event);
    },
    look,
    watch: (listener) => store.watch(({ job }) => listener(job)),
    async untilSettled(token) {
      const isOver = (job: Job<Order, View> | undefined): boolean =>
        job?.token !== token || !isRunningJob(job);
      const over = Promise.withResolvers<void>();
      const stop = store.watch(({ job }) => {
        if (isOver(job)) over.resolve();
      });
      try {
        if (!isOver((await store.read()).job)) await over.promise;
      } finally {
        stop();
      }
    },
    async close() {
      closing.abort(LOST);
      await Promise.all(working);
      if (leases.areShared) return;
      const { job } = await store.read();
      if (job !== undefined) await files.remove(job.token);
    },
  };
}

function ignoreRefusal(error: unknown): void {
  if (!(error instanceof JobRefusal)) throw error;
}
