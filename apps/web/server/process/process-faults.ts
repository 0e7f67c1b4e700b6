import type { ServerLogger } from './logger.ts';

/** How many errors no part of the server caught. */
export interface ProcessFaults {
  readonly rejections: () => number;
  readonly exceptions: () => number;
}

/** The process events that are listened to. */
type Faulty = Pick<NodeJS.EventEmitter, 'on'>;

/**
 * An unhandled rejection concerns one request or one piece of background work: it is logged and counted, and the
 * showroom stays open. After an uncaught exception the state of the process is unknown: it is logged, and `end` shuts
 * it down gracefully, to be restarted.
 */
export function watchFaults(options: {
  readonly process: Faulty;
  readonly logger: ServerLogger;
  readonly end: () => void;
}): ProcessFaults {
  const { logger } = options;
  let rejections = 0;
  let exceptions = 0;
  options.process.on('unhandledRejection', (reason: unknown) => {
    rejections += 1;
    logger.error(
      { err: reason },
      'A background task failed with an unhandled rejection; the showroom keeps running.',
    );
  });
  options.process.on('uncaughtException', (error: unknown) => {
    exceptions += 1;
    logger.error({ err: error }, 'Uncaught error: the server shuts down and must be restarted.');
    options.end();
  });
  return { rejections: () => rejections, exceptions: () => exceptions };
}
