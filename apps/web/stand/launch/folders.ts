import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** As the build names the folder of a version. */
const APP = /^app-[0-9a-f]{12}$/;
const REQUEST = /^[0-9a-z-]{20,64}\.json$/;

/** Removes versions that a newer zip has replaced. The next start retries what could not be removed. */
export async function removeOldApps(home: string, own: string): Promise<void> {
  for (const name of await readdir(home).catch((): string[] => [])) {
    if (!APP.test(name) || name === own) continue;
    await rm(join(home, name), { recursive: true, force: true }).catch(() => undefined);
  }
}

/** How many contact requests wait to be sent. */
export async function countWaiting(data: string): Promise<number> {
  const names = await readdir(join(data, 'outbox')).catch((): string[] => []);
  return names.filter((name) => REQUEST.test(name)).length;
}
