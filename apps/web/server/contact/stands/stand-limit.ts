import { createRateLimit, type Limit } from '../../http/rate-limit.ts';

/** Requests of one address: a whole day of a fair at once, then one every five seconds. */
export const STAND_LIMIT: Limit = {
  free: 60,
  refill: 5_000,
  firstWait: 5_000,
  longestWait: 10 * 60 * 1_000,
};

/** Requests of all addresses together: ten such days at once, then twenty a minute, however many addresses there are. */
export const STANDS_LIMIT: Limit = {
  free: 600,
  refill: 3_000,
  firstWait: 3_000,
  longestWait: 60_000,
};

const EVERYBODY = 'all';

/** Counts what stands send. A stand that sends too often gets the milliseconds to wait, and loses nothing. */
export interface StandLimit {
  /** @returns undefined when the request is let through. */
  readonly waitOf: (address: string, now: number) => number | undefined;
}

/** In the memory of this process. */
export const createStandLimit = (): StandLimit => {
  const one = createRateLimit(STAND_LIMIT);
  const all = createRateLimit(STANDS_LIMIT);
  return {
    waitOf: (address, now) => {
      const ofOne = one.spend(address, now);
      if (!ofOne.isAllowed) return ofOne.retryAfter;
      const ofAll = all.spend(EVERYBODY, now);
      return ofAll.isAllowed ? undefined : ofAll.retryAfter;
    },
  };
};
