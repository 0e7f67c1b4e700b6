import type { WriteStream } from 'node:tty';

interface Progress {
  readonly done: number;
  readonly total: number;
  /** The file or entry that was just imported. */
  readonly item: string;
}

export interface ProgressLine {
  readonly show: (progress: Progress) => void;
  /** Clears the line. */
  readonly end: () => void;
}

/** Percent between two lines where the output is not a terminal, such as a log file. */
const STEP_OF_PLAIN_LINES = 5;

/** Shows how far the CMS is with something: one line that rewrites itself in a terminal, a line now and then elsewhere. */
export function progressLine(stream: WriteStream, what: string): ProgressLine {
  let shown = 0;
  return {
    show: ({ done, total, item }) => {
      const percent = Math.floor((100 * done) / total);
      if (stream.isTTY) {
        const text = `${what}: ${String(percent).padStart(3)} %  ${item}`;
        stream.write(`\r${text.slice(0, (stream.columns || 80) - 1)}\u001B[K`);
      } else if (percent >= shown + STEP_OF_PLAIN_LINES) {
        shown = percent - (percent % STEP_OF_PLAIN_LINES);
        stream.write(`${what}: ${percent} % (${done} of ${total})\n`);
      }
    },
    end: () => {
      if (stream.isTTY) stream.write('\r\u001B[K');
    },
  };
}
