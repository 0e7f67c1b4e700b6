import { Worker } from 'node:worker_threads';

/*
 * `node pdf-reader.ts <limits as JSON> <file>`: prints the lines of a PDF's pages as JSON. It is a program of its
 * own, because a PDF can be made to take all memory and never to end. pdf.js works in a thread; this one, which
 * nothing can keep busy, watches how much memory both take.
 */

/** How the program ends when the PDF takes more memory than it may. */
const TOO_HEAVY = 70;

/** Milliseconds between two looks at the memory: a hostile PDF fills a gigabyte in about a second. */
const LOOK_EVERY = 50;

const [limits = '{}', file = ''] = process.argv.slice(2);
const { memory } = JSON.parse(limits) as { readonly memory: number };
const thread = new Worker(new URL('./pdf-thread.ts', import.meta.url), { argv: [limits, file] });
thread.once('error', (error) => {
  const isOutOfMemory =
    error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  process.exitCode = isOutOfMemory ? TOO_HEAVY : 1;
});
setInterval(() => {
  if (process.memoryUsage.rss() > memory) process.exit(TOO_HEAVY);
}, LOOK_EVERY).unref();
