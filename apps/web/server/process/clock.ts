import { untraced } from '@vitrine/tracing';

/** Time for the server's parts; tests move it by hand. */
export interface Clock {
  /** Milliseconds since 1970. People and time servers set it, so it may jump either way. */
  readonly now: () => number;
  /** Milliseconds since some moment of this process. Nothing sets it, so it is right for measuring durations. */
  readonly elapsed: () => number;
  /** Milliseconds that this thread has worked, as {@link workMeter} measures them. */
  readonly worked: () => number;
  /** Runs `task` once after `milliseconds`; the returned function cancels it. Never keeps the process alive. */
  readonly after: (milliseconds: number, task: () => void) => () => void;
}

/**
 * Measures the processor time of this thread in milliseconds: other programs on the machine do not add to it.
 *
 * @param threadCpuUsage that of `process`. Node 23.0 to 23.8 lack it: there the meter measures the time that passes.
 */
export function workMeter(threadCpuUsage: (() => NodeJS.CpuUsage) | undefined): () => number {
  if (threadCpuUsage === undefined) return () => performance.now();
  return () => {
    const { user, system } = threadCpuUsage();
    return (user + system) / 1_000;
  };
}

/** This machine's time. */
export const systemClock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  worked: workMeter(process.threadCpuUsage),
  after: (milliseconds, task) => {
    const timer = setTimeout(untraced(task), milliseconds);
    timer.unref();
    return () => clearTimeout(timer);
  },
};
