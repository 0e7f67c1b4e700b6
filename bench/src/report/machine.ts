import { arch, availableParallelism, cpus, loadavg, platform, totalmem } from 'node:os';

/** What the figures were measured on, in words. */
export function machineLines(): readonly string[] {
  const [processor] = cpus();
  return [
    `Processor: ${availableParallelism()} cores, ${processor?.model.trim() || 'model unknown'}`,
    `Memory: ${Math.round(totalmem() / 2 ** 30)} GiB`,
    `System: ${platform()} ${arch()}, Node ${process.versions.node}`,
  ];
}

/** How busy the machine has been in the last minute: runnable programs on average. */
export function loadLine(): string {
  const [lastMinute = 0] = loadavg();
  return `${lastMinute.toFixed(2)} (of ${availableParallelism()} cores)`;
}
