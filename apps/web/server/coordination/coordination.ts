import type { Clock } from '../process/clock.ts';
import { createRateLimit } from './rate-limit.ts';
import type { Limit, Verdict } from './rate-limit.ts';

/**
 * What the web processes of one showroom have in common. With one process it is the memory of that process; with
 * `REDIS_URL` it is a Redis, and the memory of each process while that is away.
 */
export interface Coordination {
  readonly bus: Bus;
  /** @param name distinguishes the limit from all others. */
  readonly limit: (name: string, limit: Limit) => RateLimit;
  /** @param name distinguishes the set from all others. */
  readonly set: (name: string) => ExpiringSet;
  /**
   * @param name distinguishes the store from all others.
   * @param most texts that one process remembers by itself; the oldest are dropped first.
   */
  readonly store: (name: string, most: number) => ShortLivedStore;
  /** Whether the Redis answers; undefined without one. */
  readonly isUp: () => boolean | undefined;
  readonly stop: () => void;
}

/** Carries messages to the other processes; while they cannot be reached they get none. */
export interface Bus {
  /** Sends a message to every other process. Never fails. */
  readonly publish: (topic: string, message: string) => void;
  readonly subscribe: (topic: string, listener: (message: string) => void) => void;
  /** Calls `listener` whenever this process may have missed messages. */
  readonly onGap: (listener: () => void) => void;
}

/** Counts attempts by name. */
export interface RateLimit {
  /** Counts an attempt of `who`, if it is allowed. Never rejects. */
  readonly spend: (who: string) => Promise<Verdict>;
  /** Refunds the last attempt of `who`. Never rejects. */
  readonly giveBack: (who: string) => Promise<void>;
}

/** Members that are remembered until they expire. Each process remembers its own and is told of the others'. */
export interface ExpiringSet {
  /** @param endsAt milliseconds since 1970. */
  readonly add: (member: string, endsAt: number) => void;
  /** Calls `listener` for what another process adds, and for what it has added before this one listened. */
  readonly onAdded: (listener: (member: string, endsAt: number) => void) => void;
}

/** Texts that are kept for a short time under a name. */
export interface ShortLivedStore {
  /**
   * @param lifetime milliseconds.
   * @returns whether there was none of that name. Never rejects.
   */
  readonly keepFirst: (name: string, text: string, lifetime: number) => Promise<boolean>;
  /** Undefined if there is none. Never rejects. */
  readonly read: (name: string) => Promise<string | undefined>;
  /** How many this process remembers by itself. */
  readonly remembered: () => number;
}

/** For one process: what it shares, it shares with no one. */
export function createLocalCoordination(clock: Clock): Coordination {
  return {
    bus: { publish: () => {}, subscribe: () => {}, onGap: () => {} },
    limit: (_, limit) => limitInMemory(limit, clock),
    set: () => ({ add: () => {}, onAdded: () => {} }),
    store: (_, most) => storeInMemory(most, clock),
    isUp: () => undefined,
    stop: () => {},
  };
}

/** A limit that this process alone counts. */
export function limitInMemory(limit: Limit, clock: Pick<Clock, 'now'>): RateLimit {
  const kept = createRateLimit(limit);
  return {
    spend: async (who) => kept.spend(who, clock.now()),
    giveBack: async (who) => kept.giveBack(who, clock.now()),
  };
}

/** A store that this process alone remembers. */
export function storeInMemory(most: number, clock: Pick<Clock, 'now' | 'after'>): ShortLivedStore {
  const kept = new Map<string, { readonly text: string; readonly endsAt: number }>();
  const find = (name: string): string | undefined => {
    const found = kept.get(name);
    return found !== undefined && found.endsAt > clock.now() ? found.text : undefined;
  };
  return {
    keepFirst: async (name, text, lifetime) => {
      if (find(name) !== undefined) return false;
      const entry = { text, endsAt: clock.now() + lifetime };
      kept.set(name, entry);
      clock.after(lifetime, () => {
        if (kept.get(name) === entry) kept.delete(name);
      });
      for (const oldest of kept.keys()) {
        if (kept.size <= most) break;
        kept.delete(oldest);
      }
      return true;
    },
    read: async (name) => find(name),
    remembered: () => kept.size,
  };
}
