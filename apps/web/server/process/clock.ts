/** Time for the server's parts; tests move it by hand. */
export interface Clock {
  /** Milliseconds since 1970. People and time servers set it, so it may jump either way. */
  readonly now: () => number;
  /** Milliseconds since some moment of this process. Nothing sets it, so it is right for measuring durations. */
  readonly elapsed: () => number;
  /** Milliseconds of processor time this thread has used: other programs on the machine do not add to it. */
  readonly worked: () => number;
  /** Runs `task` once after `milliseconds`; the returned function cancels it. Never keeps the process alive. */
  readonly after: (milliseconds: number, task: () => void) => () => void;
}

/** This machine's time. */
export const systemClock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  worked: () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1_000;
  },
  after: (milliseconds, task) => {
    const timer = setTimeout(task, milliseconds);
    timer.unref();
    return () => clearTimeout(timer);
  },
};
