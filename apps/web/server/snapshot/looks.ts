import type { ContentChange } from '@vitrine/content/content-answers';
import type { Clock } from '../process/clock.ts';
import { POLL_INTERVAL } from './poll-delay.ts';

/** What a look at the CMS led to. */
export type LookOutcome = 'swapped' | 'unchanged' | 'kept';

/**
 * Looks at the CMS: at all of it, or at some changes alone. Never rejects. Once its signal is aborted it
 * must change nothing any more.
 */
export type Look = (signal: AbortSignal, changes?: readonly ContentChange[]) => Promise<LookOutcome>;

export interface Looks {
  /**
   * Looks at everything now. Calls during such a look share one further one: whoever calls is told about
   * content at least as new as the call.
   */
  readonly lookAtAll: () => Promise<LookOutcome>;
  /** Looks at what has changed as soon as possible, and at everything a while later. */
  readonly lookAt: (changes: readonly ContentChange[]) => void;
  /** Ends the look under way and begins no other. */
  readonly stop: () => void;
}

/**
 * Milliseconds from a look at changes to the look at everything that makes up for it. An editor who
 * publishes several entries need not wait behind that one.
 */
const MAKE_UP_DELAY = 2_000;

/** Milliseconds that looks at changes may put off a look at everything. */
const LONGEST_DELAY = POLL_INTERVAL;

interface Running {
  readonly isWhole: boolean;
  readonly abort: AbortController;
  readonly callers: PromiseWithResolvers<LookOutcome> | undefined;
}

/**
 * Decides when to look at what. One look at a time counts: a look at everything that changes interrupt is
 * given up and made up for, so that older content never replaces newer.
 *
 * @param options.canLookAt Whether changes can be read without everything else.
 * @param options.nextDelay Milliseconds until the next look at everything when nobody asks for one.
 */
export function createLooks(options: {
  readonly clock: Clock;
  readonly look: Look;
  readonly canLookAt: (changes: readonly ContentChange[]) => boolean;
  readonly nextDelay: () => number;
}): Looks {
  const { clock } = options;
  let running: Running | undefined;
  let changes: readonly ContentChange[] = [];
  /** Those who wait for a look at everything that has not begun. */
  let callers: PromiseWithResolvers<LookOutcome> | undefined;
  /** Since when a look at everything has been put off, as the clock counts what has elapsed. */
  let owedSince: number | undefined;
  let cancelNext: (() => void) | undefined;
  let isStopped = false;

  const isOverdue = (): boolean => owedSince !== undefined && clock.elapsed() - owedSince >= LONGEST_DELAY;

  const lookAtAllAfter = (milliseconds: number): void => {
    cancelNext = clock.after(milliseconds, beginWhole);
  };

  const begin = async (mine: Running, what?: readonly ContentChange[]): Promise<void> => {
    cancelNext?.();
    changes = [];
    running = mine;
    const outcome = await options.look(mine.abort.signal, what);
    if (running !== mine) return;
    running = undefined;
    if (mine.isWhole) owedSince = undefined;
    mine.callers?.resolve(outcome);
    beginNext({ hasFailed: outcome === 'kept' });
  };

  /** Answers all changes that are known by now as well. */
  const beginWhole = (): void => {
    const mine = { isWhole: true, abort: new AbortController(), callers };
    callers = undefined;
    void begin(mine);
  };

  const beginChanges = (): void => {
    if (isOverdue()) {
      beginWhole();
      return;
    }
    owedSince ??= clock.elapsed();
    void begin({ isWhole: false, abort: new AbortController(), callers: undefined }, changes);
  };

  const beginNext = ({ hasFailed }: { readonly hasFailed: boolean }): void => {
    if (changes.length > 0) beginChanges();
    else if (owedSince !== undefined && !hasFailed)
      lookAtAllAfter(Math.max(0, Math.min(MAKE_UP_DELAY, owedSince + LONGEST_DELAY - clock.elapsed())));
    else if (callers) beginWhole();
    else lookAtAllAfter(options.nextDelay());
  };

  const giveUp = ({ abort, callers: waiting }: Running): void => {
    running = undefined;
    abort.abort();
    if (callers) waiting?.resolve(callers.promise);
    else callers = waiting;
  };

  const lookAtAll = (): Promise<LookOutcome> => {
    if (isStopped) return Promise.resolve('kept');
    callers ??= Promise.withResolvers<LookOutcome>();
    const { promise } = callers;
    if (!running) beginWhole();
    return promise;
  };

  return {
    lookAtAll,
    lookAt: (more) => {
      if (isStopped) return;
      if (!options.canLookAt(more)) {
        void lookAtAll();
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
