import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Server } from 'node:http';
import { makePrivate, writePrivately } from '@vitrine/content/node';
import { EnvironmentError, readEnv, type Env } from '../env.ts';
import type { ServerLogger } from '../logger.ts';
import { ListenError } from './listen.ts';
import { closeServer } from './shutdown.ts';

/** The project's folder, where `.env` stands and relative folders begin. */
const PROJECT_FOLDER = fileURLToPath(new URL('../../../..', import.meta.url));

/** An error whose message is a sentence for the operator, who needs no stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** Reads `.env`, where there is one, and the environment, which wins. */
export const loadEnv = (): Env => {
  const file = join(PROJECT_FOLDER, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  return readEnv(process.env, PROJECT_FOLDER);
};

/** Outbox, sessions' keys and closed worlds are nobody else's on this machine; also what older versions wrote. */
export const keepFilesPrivate = ({ dataDir }: Pick<Env, 'dataDir'>): void => {
  writePrivately();
  makePrivate(dataDir);
};

/**
 * Runs the start. What the operator can mend becomes its sentence and exit code 1, everything else an error
 * with its stack.
 */
export const runStart = async (start: () => Promise<void>): Promise<void> => {
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
};

/** Milliseconds after which the process ends, whatever still runs. */
const LIMIT = 5_000;

/** Ends the server in order at SIGTERM or SIGINT; a second signal ends it at once. */
export const endOnSignal = (server: Server, logger: ServerLogger, stop: () => Promise<void>): void => {
  let isEnding = false;
  const end = (signal: NodeJS.Signals): void => {
    if (isEnding) process.exit(1);
    isEnding = true;
    logger.info({ signal }, 'The server ends.');
    setTimeout(() => process.exit(0), LIMIT).unref();
    const stopped = stop();
    void Promise.all([closeServer(server), stopped]).then(() => process.exit(0));
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
};
