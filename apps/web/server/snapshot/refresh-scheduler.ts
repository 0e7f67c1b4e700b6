import type { ContentChange } from '@vitrine/content/content-answers';
import type { Clock } from '../process/clock.ts';
import { POLL_INTERVAL } from './poll-delay.ts';

/** The outcome of a refresh. */
export type RefreshOutcome = 'swapped' | 'unchanged' | 'kept';

/**
 * Refreshes from the CMS: everything, or only some changes. Never rejects. Once its signal is aborted it must not
 * change anything.
 */
export type Refresh = (signal: AbortSignal, changes?: readonly ContentChange[]) => Promise<RefreshOutcome>;

export interface RefreshScheduler {
  /**
   * Refreshes everything now. Calls during such a refresh share one further refresh: each caller gets content at
   * least as new as its call.
   */
  readonly refreshAll: () => Promise<RefreshOutcome>;
  /** Refreshes the changes as soon as possible, and everything a while later. */
  readonly refreshChanged: (changes: readonly ContentChange[]) => void;
  /** Ends the running refresh and begins no other. */
  readonly stop: () => void;
}

/**
 * Milliseconds from a partial refresh to the full one that follows it. An editor who publishes several entries need
 * not wait behind that one.
 */
const MAKE_UP_DELAY = 2_000;

/**
 * Milliseconds for which partial refreshes may postpone a full one. A change that comes during that one waits for it:
 * three seconds with the demo on a small machine.
 */
const MAX_DELAY = 4 * POLL_INTERVAL;

interface Running {
  readonly isWhole: boolean;
  readonly abort: AbortController;
  readonly callers: PromiseWithResolvers<RefreshOutcome> | undefined;
}

/**
 * Decides when to refresh what. Only one refresh counts at a time: a full refresh that a change interrupts is
 * abandoned and repeated later, so that older content never replaces newer.
 *
 * @param options.canRefreshChanged Whether changes can be read without everything else.
 * @param options.nextDelay Milliseconds until the next full refresh if none is requested.
 */
export function createRefreshScheduler(options: {
  readonly clock: Clock;
  readonly refresh: Refresh;
  readonly canRefreshChanged: (changes: readonly ContentChange[]) => boolean;
  readonly nextDelay: () => number;
}): RefreshScheduler {
  const { clock } = options;
  let running: Running | undefined;
  let changes: readonly ContentChange[] = [];
  /** Callers that wait for a full refresh that has not begun. */
  let callers: PromiseWithResolvers<RefreshOutcome> | undefined;
  /** When a full refresh was first postponed, by the monotonic clock. */
  let owedSince: number | undefined;
  let cancelNext: (() => void) | undefined;
  let isStopped = false;

  const isOverdue = (): boolean => owedSince !== undefined && clock.elapsed() - owedSince >= MAX_DELAY;

  const refreshAllAfter = (milliseconds: number): void => {
    cancelNext = clock.after(milliseconds, beginWhole);
  };

  const begin = async (mine: Running, what?: readonly ContentChange[]): Promise<void> => {
    cancelNext?.();
    changes = [];
    running = mine;
    const outcome = await options.refresh(mine.abort.signal, what);
    if (running !== mine) return;
    running = undefined;
    if (mine.isWhole) owedSince = undefined;
    mine.callers?.resolve(outcome);
    beginNext({ hasFailed: outcome === 'kept' });
  };

  /** Includes all changes that are known by now as well. */
  const beginWhole = (): void => {
    const mine = { isWhole: true, abort: new AbortController(), callers };
    callers = undefined;
    void begin(mine);
  };

  const beginChanges = (): void => {
    owedSince ??= clock.elapsed();
    void begin({ isWhole: false, abort: new AbortController(), callers: undefined }, changes);
  };

  const beginNext = ({ hasFailed }: { readonly hasFailed: boolean }): void => {
    if (isOverdue() && !hasFailed) beginWhole();
    else if (changes.length > 0) beginChanges();
    else if (owedSince !== undefined && !hasFailed)
      refreshAllAfter(Math.max(0, Math.min(MAKE_UP_DELAY, owedSince + MAX_DELAY - clock.elapsed())));
    else if (callers) beginWhole();
    else refreshAllAfter(options.nextDelay());
  };

  const giveUp = ({ abort, callers: waiting }: Running): void => {
    running = undefined;
    abort.abort();
    if (callers) waiting?.resolve(callers.promise);
    else callers = waiting;
  };

  const refreshAll = (): Promise<RefreshOutcome> => {
    if (isStopped) return Promise.resolve('kept');
    callers ??= Promise.withResolvers<RefreshOutcome>();
    const { promise } = callers;
    if (!running) beginWhole();
    return promise;
  };

  return {
    refreshAll,
    refreshChanged: (more) => {
      if (isStopped) return;
      if (!options.canRefreshChanged(more)) {
        void refreshAll();
        return;
      }
      changes = [...changes, ...more];
      if (running?.isWhole === true && !isOverdue()) giveUp(running);
      if (!running) beginChanges();
    },
    stop: () => {
      isStopped = true;
      cancelNext?.();
      const mine = running;
      running = undefined;
      mine?.abort.abort();
      for (const waiting of [mine?.callers, callers]) waiting?.resolve('kept');
    },
  };
}
