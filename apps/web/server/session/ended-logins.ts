import { appendFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { ExpiringSet } from '../coordination/coordination.ts';
import type { Clock } from '../process/clock.ts';
import type { ServerLogger } from '../process/logger.ts';

/** Logins that were ended early: copies of their cookies no longer open anything. */
export interface EndedLogins {
  readonly has: (id: string) => boolean;
  /** @param endsAt when its cookie expires, in milliseconds since 1970: until then it is remembered. */
  readonly add: (id: string, endsAt: number) => void;
  /** Calls `listener` with each login that another process has ended. */
  readonly onEndedElsewhere: (listener: (id: string) => void) => void;
  /** Settles when all that was added is on disk. Never rejects. */
  readonly written: () => Promise<void>;
}

/** The limit on remembered logins, a megabyte of them; those that expire first are dropped first. */
const MAX_ENDED = 20_000;

/** The fraction of the limit that is kept when it is exceeded. */
const KEPT_SHARE = 0.9;

/** As lines of the file: `<id> <endsAt>`. A line that was cut off by a crash does not match. */
const LINE = /^([\w-]{8,64}) (\d{1,16})$/;

/**
 * Keeps ended logins in a file, so that a restart revives none of them. Each is one appended line; expired ones are
 * dropped when the next process starts. Login ids are random: the file gives no access and identifies no one. The
 * other processes are told, and what they have ended is kept here as well: the question on each request asks none of
 * them.
 *
 * If the file cannot be written, logins are ended only for this process's lifetime, which is logged.
 */
export async function openEndedLogins(options: {
  readonly file: string;
  /** What all processes have ended. */
  readonly everywhere: ExpiringSet;
  readonly clock: Pick<Clock, 'now'>;
  readonly logger: Pick<ServerLogger, 'warn'>;
  readonly limit?: number;
}): Promise<EndedLogins> {
  const { file, everywhere, clock, logger, limit = MAX_ENDED } = options;
  const ends = new Map<string, number>();
  let writing: Promise<void> = Promise.resolve();

  const forget = (): void => {
    for (const [id, endsAt] of ends) if (endsAt <= clock.now()) ends.delete(id);
    if (ends.size <= limit) return;
    const soonest = [...ends].toSorted(([, one], [, other]) => one - other);
    // Drops more than necessary, so that not every further one sorts them all.
    for (const [id] of soonest.slice(0, ends.size - Math.floor(limit * KEPT_SHARE))) ends.delete(id);
  };

  const write = (work: () => Promise<void>): void => {
    writing = writing.then(work).catch((error: unknown) => {
      logger.warn(
        { reason: error instanceof Error ? error.message : String(error) },
        'Logouts cannot be kept on disk: they hold until the server ends.',
      );
    });
  };

  for (const line of (await textOf(file)).split('\n')) {
    const [, id, endsAt] = LINE.exec(line) ?? [];
    if (id !== undefined) ends.set(id, Number(endsAt));
  }
  const rewrite = (): void => {
    forget();
    write(async () => {
      const draft = `${file}.${process.pid}.tmp`;
      await mkdir(dirname(file), { recursive: true });
      await writeFile(draft, [...ends].map(lineOf).join(''), { mode: 0o600 });
      await rename(draft, file);
    });
  };
  rewrite();

  const listeners = new Set<(id: string) => void>();
  const keep = (id: string, endsAt: number): void => {
    ends.set(id, endsAt);
    if (ends.size > limit) rewrite();
    else write(() => appendFile(file, lineOf([id, endsAt]), { mode: 0o600 }));
  };
  everywhere.onAdded((id, endsAt) => {
    // What comes from elsewhere has the form of what is read from the file, or is nothing.
    if (ends.has(id) || endsAt <= clock.now() || !LINE.test(`${id} ${endsAt}`)) return;
    keep(id, endsAt);
    for (const listener of listeners) listener(id);
  });

  return {
    has: (id) => (ends.get(id) ?? 0) > clock.now(),
    add: (id, endsAt) => {
      keep(id, endsAt);
      everywhere.add(id, endsAt);
    },
    onEndedElsewhere: (listener) => void listeners.add(listener),
    written: () => writing,
  };
}

function lineOf([id, endsAt]: readonly [string, number]): string {
  return `${id} ${endsAt}\n`;
}

/** An unreadable file counts as empty: the showroom starts all the same, and the CMS knows of logouts, too. */
function textOf(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => '');
}
