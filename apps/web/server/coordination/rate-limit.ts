import { createCrowd } from './crowd.ts';
import type { Crowd } from './crowd.ts';

/** A limit on attempts. Times are milliseconds. */
export interface Limit {
  /** Attempts that are allowed in a row. */
  readonly free: number;
  /** The time in which one of them is refilled. */
  readonly refill: number;
  /** The wait after the last free attempt; each further attempt doubles it. */
  readonly firstWait: number;
  readonly maxWait: number;
}

/** The state of one client. Times are milliseconds since 1970. */
export interface Allowance {
  readonly spent: number;
  readonly since: number;
  readonly blockedUntil: number;
}

/** Whether an attempt is allowed; if not, the milliseconds to wait. */
export type Verdict =
  | { readonly isAllowed: true }
  | { readonly isAllowed: false; readonly retryAfter: number };

/**
 * The stored allowance as of now. If the clock was set back, a time in the future means no longer wait than was
 * announced: the wait starts again, and refilling continues.
 */
function afterJump(allowance: Allowance, now: number): Allowance {
  const { since, blockedUntil } = allowance;
  return since <= now
    ? allowance
    : { ...allowance, since: now, blockedUntil: now + Math.max(0, blockedUntil - since) };
}

/**
 * A bucket of attempts that refills slowly. Once it is empty, each further attempt has to wait twice as long as the
 * one before. A client that waits as long as announced is allowed; retrying earlier costs nothing.
 */
export function spend(
  limit: Limit,
  before: Allowance | undefined,
  now: number,
): readonly [Allowance, Verdict] {
  const known = afterJump(before ?? { spent: 0, since: now, blockedUntil: 0 }, now);
  if (known.blockedUntil > now) {
    return [known, { isAllowed: false, retryAfter: known.blockedUntil - now }];
  }
  const spent = Math.max(0, known.spent - (now - known.since) / limit.refill) + 1;
  // Rounded: the little that a few moments refill must not avoid a doubling.
  const beyond = Math.round(spent - limit.free);
  const wait = beyond < 0 ? 0 : Math.min(limit.maxWait, limit.firstWait * 2 ** beyond);
  return [{ spent, since: now, blockedUntil: now + wait }, { isAllowed: true }];
}

/** Refunds one attempt, which turned out not to count. */
export function giveBack(allowance: Allowance, now: number): Allowance {
  return {
    ...allowance,
    spent: Math.max(0, allowance.spent - 1),
    blockedUntil: Math.min(allowance.blockedUntil, now),
  };
}

/** The same allowance as of a time, with what was refilled until then. */
function allowanceAt(limit: Limit, allowance: Allowance, now: number): Allowance {
  return {
    ...allowance,
    spent: Math.max(0, allowance.spent - Math.max(0, now - allowance.since) / limit.refill),
    since: now,
  };
}

/** The number of clients remembered individually; the others become part of a crowd. */
const MAX_REMEMBERED = 10_000;

/** When there are too many, one in this many moves to the crowd: those with the least to remember. */
const LEAVE_AT_ONCE = 16;

/**
 * Counts attempts by name, in the memory of this process: `spend` counts one if it is allowed, `giveBack` refunds the
 * last one. Inventing names never shortens another client's block: a name that drops out of the individual memory is kept in
 * the crowd, and is restored from there.
 *
 * @param room.names how many names are remembered individually.
 * @param room.cells of the crowd.
 */
export function createRateLimit(
  limit: Limit,
  room: { readonly names?: number; readonly cells?: number } = {},
) {
  const { names = MAX_REMEMBERED } = room;
  const allowances = new Map<string, Allowance>();
  let crowd: Crowd | undefined;

  const makeRoom = (now: number): void => {
    if (allowances.size <= names) return;
    const weightOf = (allowance: Allowance): number =>
      Math.max(0, allowance.blockedUntil - now) + allowanceAt(limit, allowance, now).spent;
    const lightest = [...allowances]
      .map(([who, allowance]) => ({ who, allowance, weight: weightOf(allowance) }))
      .toSorted((a, b) => a.weight - b.weight)
      .slice(0, Math.ceil(names / LEAVE_AT_ONCE));
    for (const { who, allowance, weight } of lightest) {
      allowances.delete(who);
      if (weight === 0) continue;
      crowd ??= createCrowd((held, at) => allowanceAt(limit, held, at), room.cells);
      crowd.add(who, allowance, now);
    }
  };

  return {
    spend: (who: string, now: number): Verdict => {
      const [after, verdict] = spend(limit, allowances.get(who) ?? crowd?.get(who, now), now);
      allowances.set(who, after);
      makeRoom(now);
      return verdict;
    },
    giveBack: (who: string, now: number): void => {
      const allowance = allowances.get(who);
      if (allowance) allowances.set(who, giveBack(allowance, now));
    },
  };
}
