import { browserClock, type Clock } from './player/clock.ts';

/**
 * The way back in the history takes a moment in which the page still shows the entry that is being left. What
 * is asked for in that moment would be worked out from an address that is no longer the browser's.
 */
export interface Leaving {
  /**
   * Steps back from an entry of the history; several are taken one after the other.
   * @param stepBack is answered with the entry that it leaves.
   */
  readonly start: (stepBack: () => string | undefined) => void;
  /** Does something when all steps back have been taken: only what was asked for last. */
  readonly after: (task: () => void) => void;
  readonly isUnderWay: () => boolean;
  /** Calls back when a step begins or has ended; the answer ends it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Told which entry of the history the page shows. */
  readonly shows: (entry: string) => void;
}

/** Longest time, in milliseconds, that a step back is waited for: where nothing lies behind, none is taken. */
const PATIENCE = 2000;

/** The steps back of a page; created once for it. */
export function createLeaving(clock: Pick<Clock, 'after'>): Leaving {
  const steps: (() => string | undefined)[] = [];
  const listeners = new Set<() => void>();
  let afterwards: (() => void) | undefined;
  let isUnderWay = false;
  let left: string | undefined;
  let shown: string | undefined;
  let cancelPatience: (() => void) | undefined;

  const goOn = () => {
    cancelPatience?.();
    const stepBack = steps.shift();
    isUnderWay = stepBack !== undefined;
    if (stepBack !== undefined) {
      cancelPatience = clock.after(PATIENCE, goOn);
      left = stepBack();
    }
    for (const listener of listeners) listener();
    if (isUnderWay) return;
    const task = afterwards;
    afterwards = undefined;
    task?.();
  };
  return {
    start(stepBack) {
      steps.push(stepBack);
      if (!isUnderWay) goOn();
    },
    after(task) {
      afterwards = task;
      if (!isUnderWay) goOn();
    },
    isUnderWay: () => isUnderWay,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    shows(entry) {
      // Who is quick leaves an entry before the page has told that it shows it.
      if (entry !== shown && !(isUnderWay && entry === left)) goOn();
      shown = entry;
    },
  };
}

/** The steps back of this page. */
export const leaving = createLeaving(browserClock);
