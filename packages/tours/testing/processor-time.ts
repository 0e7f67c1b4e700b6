/**
 * Processor time that some work takes, in milliseconds: what other programs do on a busy machine does not count.
 *
 * @param work is run once, in this thread.
 */
export function processorTime(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}
