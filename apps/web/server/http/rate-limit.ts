import { createLru } from '../pages/lru.ts';

/** How often something may be done. Times are milliseconds. */
export interface Limit {
  /** So many attempts are let through in a row. */
  readonly free: number;
  /** In this time one of them is given back. */
  readonly refill: number;
  /** The wait after the last free attempt; each further attempt doubles it. */
  readonly firstWait: number;
  readonly longestWait: number;
}

/** What is remembered of one who asks. Times are milliseconds since 1970. */
export interface Allowance {
  readonly spent: number;
  readonly since: number;
  readonly blockedUntil: number;
}

/** Whether an attempt is let through; if not, the milliseconds to wait. */
export type Verdict =
  { readonly isAllowed: true } | { readonly isAllowed: false; readonly retryAfter: number };

/**
 * What is remembered, as it counts now. Where the clock was put back, an instant ahead of it stands for no longer
 * wait than was told: the wait begins again, and the refilling goes on.
 */
const afterJump = (allowance: Allowance, now: number): Allowance => {
  const { since, blockedUntil } = allowance;
  return since <= now
    ? allowance
    : { ...allowance, since: now, blockedUntil: now + Math.max(0, blockedUntil - since) };
};

/**
 * A bucket of attempts that refills slowly. Once it is empty, each further attempt has to wait twice as long as
 * the one before. Whoever waits as long as they were told is let through; asking earlier costs nothing.
 */
export const spend = (
  limit: Limit,
  before: Allowance | undefined,
  now: number,
): readonly [Allowance, Verdict] => {
  const known = afterJump(before ?? { spent: 0, since: now, blockedUntil: 0 }, now);
  if (known.blockedUntil > now) {
    return [known, { isAllowed: false, retryAfter: known.blockedUntil - now }];
  }
  const spent = Math.max(0, known.spent - (now - known.since) / limit.refill) + 1;
  // Rounded: the little that a few moments give back must not save a doubling.
  const beyond = Math.round(spent - limit.free);
  const wait = beyond < 0 ? 0 : Math.min(limit.longestWait, limit.firstWait * 2 ** beyond);
  return [{ spent, since: now, blockedUntil: now + wait }, { isAllowed: true }];
};

/** Gives back one attempt, which turned out to be none that is counted. */
export const giveBack = (allowance: Allowance, now: number): Allowance => ({
  ...allowance,
  spent: Math.max(0, allowance.spent - 1),
  blockedUntil: Math.min(allowance.blockedUntil, now),
});

/** Those who are remembered at most; the ones that asked longest ago are forgotten first. */
const MOST_REMEMBERED = 10_000;

/** Counts attempts by whoever makes them, in the memory of this process. */
export interface RateLimit {
  /** Counts an attempt of `who`, if it is let through. */
  readonly spend: (who: string, now: number) => Verdict;
  /** The last attempt of `who` does not count after all. */
  readonly giveBack: (who: string, now: number) => void;
}

export const createRateLimit = (limit: Limit): RateLimit => {
  const allowances = createLru<Allowance>({ limit: MOST_REMEMBERED, weigh: () => 1 });
  return {
    spend: (who, now) => {
      const [after, verdict] = spend(limit, allowances.get(who), now);
      allowances.set(who, after);
      return verdict;
    },
    giveBack: (who, now) => {
      const allowance = allowances.get(who);
      if (allowance) allowances.set(who, giveBack(allowance, now));
    },
  };
};
