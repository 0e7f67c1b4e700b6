import { randomUUID } from 'node:crypto';
import { link, open, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import type { Clock } from '../../process/clock.ts';

const LOCK_FILE = '.lock';

/** Milliseconds between two heartbeats of the owner. */
const BEAT = 5_000;

/** Milliseconds without a heartbeat after which an owner counts as dead, whatever its process number. */
export const SILENCE = 3 * BEAT;

const ownerSchema = z.object({
  /** Random: no two locks share it, even if their processes share a number. */
  id: z.string(),
  host: z.string(),
  pid: z.number(),
  /** The boot in which the number is valid; absent where the system does not name its boots. */
  boot: z.string().optional(),
});

/** The process that a lock belongs to. */
export type LockOwner = Readonly<z.output<typeof ownerSchema>>;

/** Decides which of several processes with one data folder delivers. */
export interface OutboxLock {
  /**
   * Takes the lock when it is free or its owner is dead; from then on it sends heartbeats. @returns whether it is
   * ours.
   */
  readonly hold: () => Promise<boolean>;
  /** Whether the lock is still ours: another process may have taken it while this one was suspended. */
  readonly isOurs: () => Promise<boolean>;
  /** The owner; undefined when the lock is free or cannot be read. */
  readonly owner: () => Promise<LockOwner | undefined>;
  readonly release: () => Promise<void>;
}

/** The last observation of another process's lock. */
interface Seen {
  /** Changes with each heartbeat and each owner. */
  readonly mark: string;
  /** When it was first seen in this state, by the monotonic clock. */
  readonly since: number;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another account is alive, too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function readOwner(from: string): Promise<LockOwner | undefined> {
  try {
    return ownerSchema.parse(JSON.parse(await readFile(from, 'utf8')));
  } catch {
    return undefined;
  }
}

/** The owner and its last heartbeat; undefined where there is no lock. */
async function markOf(path: string): Promise<string | undefined> {
  const found = await stat(path).catch(() => undefined);
  return found && `${(await readOwner(path))?.id} ${found.ino} ${found.mtimeMs}`;
}

/**
 * A lock file that names its owner. The owner touches it every 5 s; a process that sees it untouched for 15 s, by its
 * own monotonic clock, takes it over. A process id is trusted in one case only: if it belongs to this boot and pid
 * namespace and no process has it any more, the lock is taken at once.
 *
 * @param options.boot as {@link readBoot} names it.
 */
export function createOutboxLock(options: {
  readonly folder: string;
  readonly clock: Pick<Clock, 'now' | 'elapsed' | 'after'>;
  readonly boot: string | undefined;
}): OutboxLock {
  const { folder, clock, boot } = options;
  const file = join(folder, LOCK_FILE);
  const self: LockOwner = {
    id: randomUUID(),
    host: hostname(),
    pid: process.pid,
    ...(boot === undefined ? {} : { boot }),
  };
  let seen: Seen | undefined;
  let cancelBeat: (() => void) | undefined;

  const isOurs = async (): Promise<boolean> => (await readOwner(file))?.id === self.id;

  const beat = async (): Promise<void> => {
    if (!(await isOurs())) {
      cancelBeat = undefined;
      return;
    }
    const seconds = clock.now() / 1_000;
    await utimes(file, seconds, seconds).catch(() => undefined);
    // It may have been released meanwhile.
    if (cancelBeat !== undefined) cancelBeat = clock.after(BEAT, () => void beat());
  };

  const ours = (): true => {
    seen = undefined;
    cancelBeat ??= clock.after(BEAT, () => void beat());
    return true;
  };

  const create = async (): Promise<boolean> => {
    const draft = `${file}.${self.id}`;
    try {
      const handle = await open(draft, 'w', 0o600);
      try {
        await handle.writeFile(JSON.stringify(self));
      } finally {
        await handle.close();
      }
      // `link` fails if the file exists, so only one of several processes succeeds.
      return await link(draft, file).then(
        () => true,
        () => false,
      );
    } finally {
      await rm(draft, { force: true });
    }
  };

  const hasSurelyEnded = ({ boot: its, pid }: LockOwner): boolean =>
    boot !== undefined && its === boot && pid !== self.pid && !isRunning(pid);

  const isSilent = (mark: string): boolean => {
    if (seen?.mark !== mark) seen = { mark, since: clock.elapsed() };
    return clock.elapsed() - seen.since >= SILENCE;
  };

  /** @param mark the last observation: an owner that sends a heartbeat at this very moment keeps its lock. */
  const removeStale = async (mark: string): Promise<void> => {
    const aside = `${file}.${randomUUID()}`;
    try {
      await rename(file, aside);
      if ((await markOf(aside)) !== mark) await link(aside, file);
    } catch {
      // Gone already, or replaced by a new one: both are fine.
    } finally {
      await rm(aside, { force: true, recursive: true });
    }
  };

  return {
    isOurs,
    owner: () => readOwner(file),
    hold: async () => {
      if (await isOurs()) return ours();
      if (await create()) return ours();
      const mark = await markOf(file);
      if (mark === undefined) return false;
      const owner = await readOwner(file);
      const isGone = (owner !== undefined && hasSurelyEnded(owner)) || isSilent(mark);
      if (!isGone) return false;
      await removeStale(mark);
      return (await create()) && ours();
    },
    release: async () => {
      cancelBeat?.();
      cancelBeat = undefined;
      if (await isOurs()) await rm(file, { force: true });
    },
  };
}
