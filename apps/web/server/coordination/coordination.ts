import { randomInt } from 'node:crypto';
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
  /**
   * Without a Redis each call opens a collection of its own: call it once and hand the collection on.
   *
   * @param name distinguishes the collection from all others.
   * @param most documents that one process without a Redis remembers; further ones are refused as `full`.
   */
  readonly documents: (name: string, most: number) => SharedDocuments;
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

/** One text that all processes change, one change after the other. */
export interface SharedDocument {
  readonly text: string;
  /** Changes with every write. No two documents of a name have the same, also if one was removed in between. */
  readonly version: number;
}

/** The Redis is away. Nothing replaces it here: what two processes wrote by themselves could not be joined again. */
export class SharedDocumentsAwayError extends Error {
  override readonly name = 'SharedDocumentsAwayError';
}

/**
 * Documents that all processes change together, by compare-and-set. With a Redis they are in it alone, under digests
 * of their names; their texts are readable there, so personal data has to be sealed.
 */
export interface SharedDocuments {
  /**
   * Undefined if there is none.
   * @throws {SharedDocumentsAwayError} while the Redis is away.
   */
  readonly read: (name: string) => Promise<SharedDocument | undefined>;
  /**
   * Writes a text over the version that was read.
   *
   * @param over.version undefined: there was none.
   * @param over.lifetime milliseconds from now until it expires, whatever it had before.
   * @returns the document as written; undefined if another process has changed, written or removed it since, or it has
   * expired: read it and try again. `full` if it would be a new one and this process, without a Redis, remembers as
   * many as it may: trying again does not help until one of them expires or is removed.
   * @throws {SharedDocumentsAwayError} while the Redis is away. If it went away during the write, the text may have
   * been written nonetheless: read it before trying again.
   */
  readonly write: (
    name: string,
    text: string,
    over: { readonly version: number | undefined; readonly lifetime: number },
  ) => Promise<SharedDocument | 'full' | undefined>;
  /**
   * Removes it, whatever its version. A write over a version from before is refused.
   * @throws {SharedDocumentsAwayError} as `write`.
   */
  readonly remove: (name: string) => Promise<void>;
}

/** For one process: what it shares, it shares with no one. */
export function createLocalCoordination(clock: Clock): Coordination {
  return {
    bus: { publish: () => {}, subscribe: () => {}, onGap: () => {} },
    limit: (_, limit) => limitInMemory(limit, clock),
    set: () => ({ add: () => {}, onAdded: () => {} }),
    store: (_, most) => storeInMemory(most, clock),
    documents: (_, most) => documentsInMemory(most, clock),
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

/** One more than the largest number that {@link versionAfter} begins at: the limit of `randomInt`. */
const FIRST_VERSIONS = 2 ** 48 - 1;

/**
 * The version of what is written over another. A new document begins at a random number: its name may have had a
 * document before, and one who still remembers a version of that must not hit this one. A time would repeat when a
 * clock is set back, and a count would when a Redis comes back empty.
 */
export function versionAfter(version: number | undefined): number {
  return version === undefined ? randomInt(FIRST_VERSIONS) : version + 1;
}

/**
 * Documents that this process alone remembers. None is dropped before it expires: when there are too many, new ones
 * are refused.
 */
export function documentsInMemory(most: number, clock: Pick<Clock, 'elapsed'>): SharedDocuments {
  const kept = new Map<string, { readonly document: SharedDocument; readonly endsAt: number }>();
  const find = (name: string): SharedDocument | undefined => {
    const found = kept.get(name);
    return found !== undefined && found.endsAt > clock.elapsed() ? found.document : undefined;
  };
  // Not by a timer for each: documents are written so often that most timers would end nothing.
  const dropExpired = (): void => {
    for (const name of kept.keys()) if (find(name) === undefined) kept.delete(name);
  };
  return {
    read: async (name) => find(name),
    write: async (name, text, { version, lifetime }) => {
      if (find(name)?.version !== version) return undefined;
      if (version === undefined) {
        dropExpired();
        if (kept.size >= most) return 'full';
      }
      const document = { text, version: versionAfter(version) };
      kept.set(name, { document, endsAt: clock.elapsed() + lifetime });
      return document;
    },
    remove: async (name) => void kept.delete(name),
  };
}
