/** Time as the server's parts see it, so that tests can move it by hand. */
export interface Clock {
  /** Milliseconds since 1970. People and time servers set it, so it may jump either way. */
  readonly now: () => number;
  /** Milliseconds since some moment of this process; nothing sets it, so it measures how long something lasts. */
  readonly elapsed: () => number;
  /** Runs `task` once after `milliseconds`; the answer cancels it. Never keeps the process alive. */
  readonly after: (milliseconds: number, task: () => void) => () => void;
}

/** The time of the machine. */
export const systemClock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  after: (milliseconds, task) => {
    const timer = setTimeout(task, milliseconds);
    timer.unref();
    return () => clearTimeout(timer);
  },
};
