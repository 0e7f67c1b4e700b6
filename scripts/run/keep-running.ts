import type { Child } from './child.ts';

/** Milliseconds before the first new start; each further one waits twice as long. */
const FIRST_PAUSE = 1_000;
const MAX_PAUSE = 60_000;

/** Milliseconds after which a program counts as well again: the next fall begins with the first pause. */
const WELL_AFTER = 5 * 60 * 1_000;

/** @param falls in a row, from 1. @returns milliseconds before the next start. */
export function pauseAfter(falls: number): number {
  return Math.min(MAX_PAUSE, FIRST_PAUSE * 2 ** Math.min(30, falls - 1));
}

/** What time is to the one who watches; a test moves it by hand. */
export interface Timer {
  /** Milliseconds; no setting changes them. */
  readonly elapsed: () => number;
  /** @returns what cancels it. */
  readonly after: (milliseconds: number, task: () => void) => () => void;
}

const realTimer: Timer = {
  elapsed: () => performance.now(),
  after: (milliseconds, task) => {
    const timer = setTimeout(task, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** A program that is started again whenever it ends. */
export interface Kept {
  /** How often it was started again. */
  readonly restarts: () => number;
  /** From now on its end is its end. */
  readonly letEnd: () => void;
}

/**
 * Restarts a program when it ends unexpectedly, after pauses that grow from one second to a minute: one that always
 * fails costs a start per minute.
 *
 * @param options.report receives each failure, with the time of the restart and the number of restarts.
 */
export function keepRunning(options: {
  readonly name: string;
  readonly first: Child;
  readonly start: () => Child;
  readonly report: (sentence: string) => void;
  readonly timer?: Timer;
}): Kept {
  const { name, start, report, timer = realTimer } = options;
  let restarts = 0;
  let falls = 0;
  let isOver = false;
  let cancel: (() => void) | undefined;

  const watch = async (child: Child): Promise<void> => {
    const startedAt = timer.elapsed();
    const code = await child.ended;
    if (isOver) return;
    falls = timer.elapsed() - startedAt >= WELL_AFTER ? 1 : falls + 1;
    restarts += 1;
    const pause = pauseAfter(falls);
    report(
      `${name} has ended (${code ?? 'by a signal'}); it is started again in ${pause / 1_000} s, for the ${ordinal(restarts)} time.`,
    );
    cancel = timer.after(pause, () => void watch(start()));
  };

  void watch(options.first);
  return {
    restarts: () => restarts,
    letEnd: () => {
      isOver = true;
      cancel?.();
    },
  };
}

function ordinal(number: number): string {
  const teens = number % 100 >= 11 && number % 100 <= 13;
  const ending = teens ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${ending}`;
}
