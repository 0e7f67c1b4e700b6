import { pino } from 'pino';
import type { DestinationStream } from 'pino';

/** Bytes of log lines that wait in memory for a reader that has stopped; further lines are dropped and counted. */
const MAX_WAITING = 4 * 1024 * 1024;

/** The destination of log lines; it never blocks the server or fills its memory. */
export interface LogDestination extends DestinationStream {
  /** Lines that were dropped since the start. */
  readonly dropped: () => number;
  /** Waits until all lines are written. @returns false when the reader does not accept them within `milliseconds`. */
  readonly settle: (milliseconds: number) => Promise<boolean>;
}

/** The sink of the bytes, with SonicBoom's interface. */
interface Sink {
  readonly write: (line: string) => unknown;
  readonly on: {
    (event: 'write', listener: (bytes: number) => void): unknown;
    (event: 'drop', listener: (line: string) => void): unknown;
    (event: 'error', listener: (error: Error) => void): unknown;
  };
}

/** Standard output, written to without waiting. */
function standardOutput(): Sink {
  return pino.destination({ dest: 1, sync: false, maxLength: MAX_WAITING });
}

/** Milliseconds between two checks whether everything is written. */
const POLL_INTERVAL = 10;

/**
 * Writes log lines in the background. If the reader stops, only lines beyond 4 MB are lost; if a disk refuses lines
 * for a moment, none are: they are written with the next line.
 */
export function createLogDestination(sink: Sink = standardOutput()): LogDestination {
  /** Bytes. */
  let waiting = 0;
  let dropped = 0;
  const isWritten = (): boolean => waiting <= 0;
  sink.on('write', (bytes) => {
    waiting -= bytes;
  });
  sink.on('drop', (line) => {
    waiting -= Buffer.byteLength(line);
    dropped += 1;
  });
  // A full disk, or a reader that is gone, must not end the showroom.
  sink.on('error', () => {});

  const settle = async (milliseconds: number): Promise<boolean> => {
    const end = performance.now() + milliseconds;
    while (!isWritten() && performance.now() < end) {
      await new Promise((resolve) => {
        setTimeout(resolve, POLL_INTERVAL);
      });
    }
    return isWritten();
  };

  return {
    write: (line) => {
      waiting += Buffer.byteLength(line);
      sink.write(line);
    },
    dropped: () => dropped,
    settle,
  };
}
