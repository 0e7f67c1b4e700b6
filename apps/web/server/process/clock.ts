/** Time for the server's parts; tests move it by hand. */
export interface Clock {
  /** Milliseconds since 1970. People and time servers set it, so it may jump either way. */
  readonly now: () => number;
  /** Milliseconds since some moment of this process. Nothing sets it, so it is right for measuring durations. */
  readonly elapsed: () => number;
  /** Runs `task` once after `milliseconds`; the returned function cancels it. Never keeps the process alive. */
  readonly after: (milliseconds: number, task: () => void) => () => void;
}

/** This machine's time. */
export const systemClock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  after: (milliseconds, task) => {
    const timer = setTimeout(task, milliseconds);
    timer.unref();
    return () => clearTimeout(timer);
  },
};
