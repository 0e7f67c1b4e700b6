import type { BrowserClock } from '../browser/clock.ts';

/**
 * Takes a step back.
 *
 * @param situation.mayGoBack false while the browser may still take an earlier step: a second one would go too far
 *   back, and out of the showroom.
 * @returns the entry that it leaves; undefined if there is nothing to leave.
 */
export type StepBack = (situation: { readonly mayGoBack: boolean }) => string | undefined;

/**
 * `history.back()` is asynchronous: until it settles, React Router still reports the old address. Navigations requested
 * in the meantime are queued here.
 */
export interface BackQueue {
  /** Steps back from an entry of the history; several are taken one after the other. */
  readonly start: (stepBack: StepBack) => void;
  /** Runs a task once all steps back have been taken; a later task replaces an earlier one. */
  readonly after: (task: () => void) => void;
  readonly isPending: () => boolean;
  /** Calls back when a step begins or ends. @returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Reports which entry of the history the page shows. */
  readonly shows: (entry: string) => void;
  /** Reports whether the content of another entry is being fetched. */
  readonly fetches: (isFetching: boolean) => void;
}

/**
 * The longest wait for the browser, in milliseconds: at the first entry of its history it takes no step at all. While
 * the content of the previous entry is being fetched, the wait goes on.
 */
const PATIENCE = 2000;

/** Takes the steps back of one window one after the other. */
export function createBackQueue(clock: Pick<BrowserClock, 'after'>): BackQueue {
  const steps: StepBack[] = [];
  const listeners = new Set<() => void>();
  let afterwards: (() => void) | undefined;
  let isPending = false;
  let isFetching = false;
  let left: string | undefined;
  let shown: string | undefined;
  /** The entry that the last step should have left but that the browser still shows. */
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
      // A quick visitor leaves an entry before the page has reported it.
      if (entry !== shown && !(isPending && entry === left)) goOn();
      shown = entry;
    },
    fetches(isNow) {
      isFetching = isNow;
      // The time is up and nothing is being fetched any more: the page stays.
      if (!isNow && isPending && cancelPatience === undefined) giveUp();
    },
  };
}
