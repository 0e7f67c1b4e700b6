/** Time as the server's parts see it, so that tests can move it by hand. */
export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Runs `task` once after `milliseconds`; the answer cancels it. Never keeps the process alive. */
  readonly after: (milliseconds: number, task: () => void) => () => void;
}

/** The time of the machine. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after: (milliseconds, task) => {
    const timer = setTimeout(task, milliseconds);
    timer.unref();
    return () => clearTimeout(timer);
  },
};
