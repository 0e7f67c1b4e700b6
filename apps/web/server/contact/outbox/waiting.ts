import type { Clock } from '../../process/clock.ts';
import type { ServerLogger } from '../../process/logger.ts';
import type { Destination } from '../entry.ts';
import type { Reasons } from './lanes.ts';

/** Milliseconds after which a request that is not delivered everywhere is logged. */
export const LATE = 10 * 60 * 1_000;

/** Milliseconds between two such log lines. */
const REMINDER = 60 * 60 * 1_000;

/** The requests that are not delivered everywhere. */
export interface WaitingRequests {
  /** Each is delivered to its remaining destinations as soon as they accept it. */
  readonly waiting: number;
  /** Refused so often that they are tried again only after the next start. */
  readonly refused: number;
  /** Files of the outbox that cannot be read. */
  readonly unreadable: number;
  /** Waiting and refused ones that are older than {@link LATE}. */
  readonly late: number;
  /** The age of the oldest; 0 without any. */
  readonly oldestSeconds: number;
  /** Destinations that accept nothing at the moment, with the reason. */
  readonly reasons: Reasons;
}

/** The result of one check of the outbox. */
export interface Found {
  /** All entries by their ids, with the time of their acceptance (milliseconds since 1970) where it is known. */
  readonly entries: ReadonlyMap<string, number | undefined>;
  readonly refusedBy: ReadonlyMap<string, readonly Destination[]>;
  readonly unreadable: number;
  readonly reasons: Reasons;
  /** The other process that delivers, where this one does not. */
  readonly deliverer?: { readonly host: string; readonly pid: number };
}

/** When this process first saw a request, by the monotonic clock, and its age then. */
interface FirstSeen {
  readonly at: number;
  readonly age: number;
}

const NOTHING: Found = { entries: new Map(), refusedBy: new Map(), unreadable: 0, reasons: {} };

/** Watches how long requests wait, and logs those that wait too long: at once, then every hour. */
export function createWaiting(options: {
  readonly clock: Pick<Clock, 'now' | 'elapsed'>;
  readonly logger: ServerLogger;
}) {
  const { clock, logger } = options;
  const firstSeen = new Map<string, FirstSeen>();
  let last = NOTHING;
  let loggedAt: number | undefined;

  const see = (id: string, acceptedAt: number | undefined): void => {
    if (firstSeen.has(id)) return;
    // If the clock was set back in between, the age is still not negative.
    const age = acceptedAt === undefined ? 0 : Math.max(0, clock.now() - acceptedAt);
    firstSeen.set(id, { at: clock.elapsed(), age });
  };

  const current = (): WaitingRequests => {
    const now = clock.elapsed();
    const ages = [...firstSeen.values()].map(({ at, age }) => age + now - at);
    const refused = [...last.refusedBy.keys()].filter((id) => firstSeen.has(id)).length;
    return {
      waiting: firstSeen.size - refused,
      refused,
      unreadable: last.unreadable,
      late: ages.filter((age) => age >= LATE).length,
      oldestSeconds: Math.floor(ages.reduce((oldest, age) => Math.max(oldest, age), 0) / 1_000),
      reasons: last.reasons,
    };
  };

  const notify = (): void => {
    const { reasons, ...counts } = current();
    if (counts.late === 0) {
      if (loggedAt !== undefined) logger.info({}, 'No contact request waits for longer than ten minutes.');
      loggedAt = undefined;
      return;
    }
    if (loggedAt !== undefined && clock.elapsed() - loggedAt < REMINDER) return;
    loggedAt = clock.elapsed();
    const { deliverer } = last;
    logger.warn(
      { ...counts, ...reasons, ...(deliverer && { deliverer }) },
      deliverer === undefined
        ? 'Contact requests have been waiting for longer than ten minutes.'
        : 'Contact requests have been waiting for longer than ten minutes; another process is to deliver them.',
    );
  };

  return {
    /** A request was accepted just now. */
    accepted: (id: string): void => see(id, undefined),
    /** A request was delivered everywhere. */
    delivered: (id: string): void => {
      firstSeen.delete(id);
    },
    /** Takes the result of a check, and logs what is new. */
    found: (found: Found): void => {
      last = found;
      for (const [id, acceptedAt] of found.entries) see(id, acceptedAt);
      for (const id of firstSeen.keys()) if (!found.entries.has(id)) firstSeen.delete(id);
      notify();
    },
    current,
  };
}
