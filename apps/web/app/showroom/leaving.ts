import { browserClock, type Clock } from './player/clock.ts';

/**
 * The way back in the history takes a moment in which the page still shows the entry that is being left. What
 * is asked for in that moment would be worked out from an address that is no longer the browser's.
 */
export interface Leaving {
  /** Steps back from an entry of the history; while one is under way, this waits for it as everything does. */
  readonly start: (stepBack: () => void) => void;
  /** Does something at once, or when the step back has been taken: then only what was asked for last. */
  readonly after: (task: () => void) => void;
  readonly isUnderWay: () => boolean;
  /** Told which entry of the history the page shows. */
  readonly shows: (entry: string) => void;
}

/** Longest time, in milliseconds, that a step back is waited for: where nothing lies behind, none is taken. */
const PATIENCE = 2000;

/** A step back that is waited for; created once for a page. */
export function createLeaving(clock: Pick<Clock, 'after'>): Leaving {
  let isUnderWay = false;
  let waiting: (() => void) | undefined;
  let shown: string | undefined;
  let cancelPatience: (() => void) | undefined;

  const after = (task: () => void) => {
    if (isUnderWay) waiting = task;
    else task();
  };
  const end = () => {
    cancelPatience?.();
    isUnderWay = false;
    const task = waiting;
    waiting = undefined;
    task?.();
  };
  return {
    after,
    isUnderWay: () => isUnderWay,
    shows(entry) {
      if (entry !== shown) end();
      shown = entry;
    },
    start: (stepBack) =>
      after(() => {
        isUnderWay = true;
        cancelPatience = clock.after(PATIENCE, end);
        stepBack();
      }),
  };
}

/** The step back of this page. */
export const leaving = createLeaving(browserClock);
