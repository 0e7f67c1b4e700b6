import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '../env.ts';
import type { ServerLogger } from '../logger.ts';

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/**
 * A secret that lives in `<dataDir>/<name>`: read when it is there, else made of 32 random bytes and kept,
 * readable by its owner alone. Two processes that start at once end with the same secret.
 */
export const keptSecret = async (dataDir: string, name: string): Promise<string> => {
  const file = join(dataDir, name);
  await mkdir(dataDir, { recursive: true });
  const draft = `${file}.${randomBytes(6).toString('hex')}.tmp`;
  await writeFile(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
  try {
    await link(draft, file);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(draft, { force: true });
  }
  const secret = (await readFile(file, 'utf8')).trim();
  if (secret.length < 16) {
    throw new Error(
      `The secret in ${file} is too short. Delete the file: a new one is made at the next start.`,
    );
  }
  return secret;
};

/** The secrets that a process signs and checks with. */
export interface Secrets {
  readonly session: string;
  readonly revalidate: string;
}

/**
 * The secrets of the environment, else those kept in the data folder. The CMS reads the same files. Where that
 * folder cannot be used the server starts all the same, with secrets that last as long as its process.
 */
export const readSecrets = async (env: Env, logger: ServerLogger): Promise<Secrets> => {
  const keptOrOwn = async (name: string): Promise<string> => {
    try {
      return await keptSecret(env.dataDir, name);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error)) throw error;
      logger.warn(
        { secret: name, reason: error.message },
        'The data folder cannot be used: this secret lasts until the server ends.',
      );
      return randomBytes(32).toString('base64url');
    }
  };
  return {
    session: env.sessionSecret ?? (await keptOrOwn('session-secret')),
    revalidate: env.revalidateSecret ?? (await keptOrOwn('revalidate-secret')),
  };
};
