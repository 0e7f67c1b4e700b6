import { pino } from 'pino';
import type { DestinationStream } from 'pino';

/** The log of the server's parts: details for machines, a sentence for people. */
export interface ServerLogger {
  readonly info: (details: object, sentence: string) => void;
  readonly warn: (details: object, sentence: string) => void;
  readonly error: (details: object, sentence: string) => void;
}

/** JSON lines with ISO times. */
export function createLogger(level: string, destination?: DestinationStream): ServerLogger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  return destination ? pino(options, destination) : pino(options);
}
