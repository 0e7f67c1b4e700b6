import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makePrivate, writePrivately } from '@vitrine/content/node';
import { EnvironmentError, readEnv } from '../process/env.ts';
import type { Env } from '../process/env.ts';
import { createLogDestination } from '../process/log-destination.ts';
import { createLogger } from '../process/logger.ts';
import type { ServerLogger } from '../process/logger.ts';
import { watchFaults } from '../process/process-faults.ts';
import { createEnding } from './ending.ts';
import type { Ending } from './ending.ts';
import { ListenError } from './listen.ts';

/** The project's folder, which contains `.env`; relative folders start here. */
const PROJECT_FOLDER = fileURLToPath(new URL('../../../..', import.meta.url));

/** An error whose message is a sentence for the operator, who needs no stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** Reads `.env`, if it exists, and the environment, which takes precedence. */
export function loadEnv(): Env {
  const file = join(PROJECT_FOLDER, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  return readEnv(process.env, PROJECT_FOLDER);
}

/**
 * Makes the outbox, the sessions' keys and closed worlds readable by this user only; corrects files of older
 * versions, too.
 */
export function keepFilesPrivate({ dataDir }: Pick<Env, 'dataDir'>): void {
  writePrivately();
  // The folder itself may be a link to another disk; links inside it are not followed.
  if (existsSync(dataDir)) makePrivate(realpathSync(dataDir));
}

/**
 * Runs the start. An error that the operator can fix is logged as its sentence and ends with exit code 1, every other
 * error is logged with its stack.
 */
export async function runStart(start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    const isPlain =
      error instanceof EnvironmentError || error instanceof ListenError || error instanceof StartError;
    process.stderr.write(
      `${isPlain ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
    );
    process.exit(1);
  }
}

/** The first part of a server's start: its log, and the handling of uncaught errors. */
export function startProcess(logLevel: string) {
  const log = createLogDestination();
  const logger = createLogger(logLevel, log);
  const ending = createEnding(log.settle);
  // The process that started this one, if any, has ended.
  process.on('disconnect', () => ending.begin(0));
  const faults = watchFaults({ process, logger, end: () => ending.begin(1) });
  return { logger, ending, faults, droppedLogLines: log.dropped };
}

/** Ends the server gracefully at SIGTERM or SIGINT; a second signal ends it at once. */
export function endOnSignal(options: {
  /** Ends the HTTP server gracefully. */
  readonly close: () => Promise<void>;
  readonly logger: ServerLogger;
  readonly ending: Ending;
  /** Ends what would keep connections open; settles when every pending write has ended. */
  readonly stop: () => Promise<unknown>;
}): void {
  const { close, logger, ending } = options;
  ending.waitsFor(async () => {
    const stopped = options.stop();
    await Promise.all([close(), stopped]);
  });
  const end = (signal: NodeJS.Signals): void => {
    logger.info({ signal }, 'The server ends.');
    ending.begin(0);
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}
