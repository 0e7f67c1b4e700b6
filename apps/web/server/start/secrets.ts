import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from '@vitrine/content/node';
import type { Env } from '../process/env.ts';
import type { ServerLogger } from '../process/logger.ts';

/** The minimum length of a secret in characters: a shorter one is truncated, or was written by hand. */
const SHORTEST = 16;

/**
 * A secret stored in `<dataDir>/<name>`: read if it exists, else generated from 32 random bytes and stored, readable
 * only by its owner. Two processes that start at once end up with the same secret. A truncated file is set aside as
 * `<name>.torn`, and a new secret is generated.
 *
 * @param onTorn called in that case.
 */
export async function keptSecret(dataDir: string, name: string, onTorn: () => void): Promise<string> {
  const file = join(dataDir, name);
  await mkdir(dataDir, { recursive: true });
  const kept = await readOrMake(file);
  if (kept.length >= SHORTEST) return kept;
  onTorn();
  await rename(file, `${file}.torn`);
  return readOrMake(file);
}

async function readOrMake(file: string): Promise<string> {
  const draft = `${file}.${randomBytes(6).toString('hex')}.tmp`;
  await writeFile(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
  try {
    await link(draft, file);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return (await readFile(file, 'utf8')).trim();
}

/** The secrets with which a process signs and verifies. */
export interface Secrets {
  readonly session: string;
  readonly revalidate: string;
}

/**
 * The secrets of the environment, else those kept in the data folder. The CMS reads the same files. If that folder
 * cannot be used the server starts all the same, with secrets for the lifetime of its process.
 */
export async function readSecrets(env: Env, logger: ServerLogger): Promise<Secrets> {
  const keptOrOwn = async (name: string): Promise<string> => {
    try {
      return await keptSecret(env.dataDir, name, () =>
        logger.warn({ secret: name }, 'A secret in the data folder is torn; it is set aside and made again.'),
      );
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
}
