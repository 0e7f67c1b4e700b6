/** So many requests of one address are let through in a row: a trade fair's stand has one address. */
export const FREE_REQUESTS = 10;
/** Milliseconds in which one of them is given back. */
const REFILL = 60_000;
/** Milliseconds of the first block; each further one in a row is twice as long, up to the longest. */
const FIRST_BLOCK = 30_000;
const LONGEST_BLOCK = 60 * 60 * 1_000;
/** Addresses that are remembered at most; the ones that asked longest ago are forgotten first. */
const MAX_ADDRESSES = 10_000;

/** What is remembered of one address. Times are milliseconds since 1970. */
export interface Allowance {
  readonly spent: number;
  readonly since: number;
  readonly blocks: number;
  readonly blockedUntil: number;
}

/** Whether a request is let through; if not, the milliseconds to wait. */
export type Verdict =
  { readonly isAllowed: true } | { readonly isAllowed: false; readonly retryAfter: number };

/**
 * A bucket of requests that refills slowly. Who empties it is blocked, and for twice as long each time that
 * this happens again before the bucket is full.
 */
export const spend = (before: Allowance | undefined, now: number): readonly [Allowance, Verdict] => {
  const known = before ?? { spent: 0, since: now, blocks: 0, blockedUntil: 0 };
  if (known.blockedUntil > now) {
    return [known, { isAllowed: false, retryAfter: known.blockedUntil - now }];
  }
  const refilled = Math.max(0, known.spent - Math.max(0, now - known.since) / REFILL);
  const blocks = refilled === 0 ? 0 : known.blocks;
  if (refilled + 1 <= FREE_REQUESTS) {
    return [{ spent: refilled + 1, since: now, blocks, blockedUntil: 0 }, { isAllowed: true }];
  }
  const retryAfter = Math.min(LONGEST_BLOCK, FIRST_BLOCK * 2 ** blocks);
  return [
    { spent: refilled, since: now, blocks: blocks + 1, blockedUntil: now + retryAfter },
    { isAllowed: false, retryAfter },
  ];
};

/** Counts requests per address, in memory. */
export const createRateLimit = () => {
  const allowances = new Map<string, Allowance>();
  return (address: string, now: number): Verdict => {
    const [after, verdict] = spend(allowances.get(address), now);
    allowances.delete(address);
    allowances.set(address, after);
    for (const oldest of allowances.keys()) {
      if (allowances.size <= MAX_ADDRESSES) break;
      allowances.delete(oldest);
    }
    return verdict;
  };
};

export type RateLimit = ReturnType<typeof createRateLimit>;
