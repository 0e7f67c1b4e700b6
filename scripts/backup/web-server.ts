import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from '@vitrine/content/node';

/** Milliseconds after which the web server's lock counts as abandoned (`apps/web/server/contact/outbox/lock.ts`). */
const SILENCE = 15_000;

/**
 * Whether a web server uses a data folder: one of them touches the lock of the outbox every five seconds. After a
 * `kill -9` it seems to run for a quarter of a minute.
 */
export async function isWebServerRunning(dataDir: string, now = Date.now()): Promise<boolean> {
  try {
    const { mtimeMs } = await stat(join(dataDir, 'outbox', '.lock'));
    return Math.abs(now - mtimeMs) < SILENCE;
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return false;
    throw error;
  }
}
