import { randomUUID } from 'node:crypto';
import { link, open, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';

const LOCK_FILE = '.lock';
/**
 * Milliseconds without a sign of life after which an owner that cannot be asked counts as gone: three times
 * the interval at which the outbox gives one.
 */
const STALE_AFTER = 15_000;

const ownerSchema = z.object({ id: z.string(), host: z.string(), pid: z.number() });
type Owner = z.output<typeof ownerSchema>;

/** Says which one of several processes with one data folder delivers. */
export interface OutboxLock {
  /** Takes the lock when it is free or its owner is gone, and gives a sign of life. @returns whether it is ours. */
  readonly hold: () => Promise<boolean>;
  /** Whether it still is ours: another process may have thought us gone, after a long sleep. */
  readonly isOurs: () => Promise<boolean>;
  readonly release: () => Promise<void>;
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another account's process is alive, too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

const readOwner = async (from: string): Promise<Owner | undefined> => {
  try {
    return ownerSchema.parse(JSON.parse(await readFile(from, 'utf8')));
  } catch {
    return undefined;
  }
};

/** A lock file with its owner in it. An owner that was killed leaves it behind and is replaced. */
export const createOutboxLock = (folder: string, now: () => number): OutboxLock => {
  const file = join(folder, LOCK_FILE);
  const self: Owner = { id: randomUUID(), host: hostname(), pid: process.pid };

  const create = async (): Promise<boolean> => {
    const draft = `${file}.${self.id}`;
    const handle = await open(draft, 'w', 0o600);
    try {
      await handle.writeFile(JSON.stringify(self));
    } finally {
      await handle.close();
    }
    try {
      // A link is refused where a file stands already: only one of several gets through.
      await link(draft, file);
      return true;
    } catch {
      return false;
    } finally {
      await rm(draft, { force: true });
    }
  };

  const isGone = async (owner: Owner | undefined): Promise<boolean> => {
    // On this machine the process itself is asked, unless its number is ours: containers all count from 1.
    if (owner?.host === self.host && owner.pid !== self.pid) return !isAlive(owner.pid);
    const seen = await stat(file).catch(() => undefined);
    return seen !== undefined && now() - seen.mtimeMs > STALE_AFTER;
  };

  const removeStale = async (stale: Owner | undefined): Promise<void> => {
    const aside = `${file}.${randomUUID()}`;
    try {
      await rename(file, aside);
      // Somebody else was quicker and it is theirs that was moved: it is put back.
      if ((await readOwner(aside))?.id !== stale?.id) await link(aside, file);
    } catch {
      // It is gone already, or a new one stands there: both are fine.
    } finally {
      await rm(aside, { force: true });
    }
  };

  const isOurs = async (): Promise<boolean> => (await readOwner(file))?.id === self.id;

  return {
    isOurs,
    hold: async () => {
      if (await create()) return true;
      const owner = await readOwner(file);
      if (owner?.id === self.id) {
        const seconds = now() / 1_000;
        await utimes(file, seconds, seconds).catch(() => undefined);
        return true;
      }
      if (!(await isGone(owner))) return false;
      await removeStale(owner);
      return create();
    },
    release: async () => {
      if (await isOurs()) await rm(file, { force: true });
    },
  };
};
