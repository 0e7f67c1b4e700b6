import type { Clock } from '../browser/clock.ts';

/**
 * Takes a step back.
 *
 * @param situation.mayGoBack false: the browser has not answered an earlier step, and may still take it. A second
 *   one would lead further back than anybody has asked for, and out of the showroom.
 * @returns the entry that it leaves; undefined where there is nothing to leave.
 */
export type StepBack = (situation: { readonly mayGoBack: boolean }) => string | undefined;

/**
 * The way back in the history takes a moment in which the page still shows the entry that is being left. What
 * is asked for in that moment would be worked out from an address that is no longer the browser's.
 */
export interface BackQueue {
  /** Steps back from an entry of the history; several are taken one after the other. */
  readonly start: (stepBack: StepBack) => void;
  /** Does something when all steps back have been taken: only what was asked for last. */
  readonly after: (task: () => void) => void;
  readonly isPending: () => boolean;
  /** Calls back when a step begins or has ended; the answer ends it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Told which entry of the history the page shows. */
  readonly shows: (entry: string) => void;
  /** Told whether the content of another entry is being fetched. */
  readonly fetches: (isFetching: boolean) => void;
}

/**
 * Longest time, in milliseconds, that the browser is waited for: where nothing lies behind, it takes no step. One
 * that it has taken is waited for as long as the content of the entry behind is on its way.
 */
const PATIENCE = 2000;

/** The steps back of a page; created once for it. */
export function createBackQueue(clock: Pick<Clock, 'after'>): BackQueue {
  const steps: StepBack[] = [];
  const listeners = new Set<() => void>();
  let afterwards: (() => void) | undefined;
  let isPending = false;
  let isFetching = false;
  let left: string | undefined;
  let shown: string | undefined;
  /** The entry that the last step should have left, while the browser still shows it. */
  let notLeft: string | undefined;
  let cancelPatience: (() => void) | undefined;

  const stopWaiting = () => {
    cancelPatience?.();
    cancelPatience = undefined;
  };
  const giveUp = () => {
    notLeft = left;
    goOn();
  };
  const goOn = () => {
    stopWaiting();
    left = undefined;
    while (left === undefined) {
      const stepBack = steps.shift();
      if (stepBack === undefined) break;
      left = stepBack({ mayGoBack: notLeft === undefined });
    }
    isPending = left !== undefined;
    if (isPending) cancelPatience = clock.after(PATIENCE, runOut);
    for (const listener of listeners) listener();
    if (isPending) return;
    const task = afterwards;
    afterwards = undefined;
    task?.();
  };
  const runOut = () => {
    cancelPatience = undefined;
    if (!isFetching) giveUp();
  };
  return {
    start(stepBack) {
      steps.push(stepBack);
      if (!isPending) goOn();
    },
    after(task) {
      afterwards = task;
      if (!isPending) goOn();
    },
    isPending: () => isPending,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    shows(entry) {
      if (entry !== notLeft) notLeft = undefined;
      // Who is quick leaves an entry before the page has told that it shows it.
      if (entry !== shown && !(isPending && entry === left)) goOn();
      shown = entry;
    },
    fetches(isNow) {
      isFetching = isNow;
      // The patience is over, and so is the fetching: the page stays where it is.
      if (!isNow && isPending && cancelPatience === undefined) giveUp();
    },
  };
}
