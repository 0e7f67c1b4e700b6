import { Worker } from 'node:worker_threads';

/*
 * `node pdf-reader.ts <limits as JSON> <file>`: prints the lines of a PDF's pages as JSON. It is a separate program,
 * because a crafted PDF can take all memory or never end. pdf.js runs in a thread; the main thread, which the PDF
 * cannot block, watches the memory and the processor time of both.
 */

/** The exit code when the PDF takes more memory or processor time than allowed. */
const TOO_HEAVY = 70;

/** Milliseconds between two checks: a hostile PDF fills a gigabyte in about a second. */
const LOOK_EVERY = 50;

const [limits = '{}', file = ''] = process.argv.slice(2);
const { memory, time } = JSON.parse(limits) as {
  /** Bytes. */
  readonly memory: number;
  /** Milliseconds. */
  readonly time: number;
};
const thread = new Worker(new URL('./pdf-thread.ts', import.meta.url), { argv: [limits, file] });
thread.once('error', (error) => {
  const isOutOfMemory =
    error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  process.exitCode = isOutOfMemory ? TOO_HEAVY : 1;
});
setInterval(() => {
  const { user, system } = process.cpuUsage();
  if (process.memoryUsage.rss() > memory || (user + system) / 1000 > time) process.exit(TOO_HEAVY);
}, LOOK_EVERY).unref();
