import { createRateLimit } from '../../http/rate-limit.ts';
import type { Limit } from '../../http/rate-limit.ts';
import { FORM_LIMIT } from '../contact-limit.ts';

/** Requests of all addresses together: ten days of a fair at once, then twenty a minute, however many addresses there are. */
export const STANDS_LIMIT: Limit = {
  free: 600,
  refill: 3_000,
  firstWait: 3_000,
  maxWait: 60_000,
};

const EVERYBODY = 'all';

/** Limits how often a stand sends requests. Above the limit it gets the milliseconds to wait. */
export interface StandLimit {
  /** @returns undefined when the request is let through. */
  readonly waitOf: (address: string, now: number) => number | undefined;
}

/** In the memory of this process. */
export function createStandLimit(): StandLimit {
  const one = createRateLimit(FORM_LIMIT);
  const all = createRateLimit(STANDS_LIMIT);
  return {
    waitOf: (address, now) => {
      const ofOne = one.spend(address, now);
      if (!ofOne.isAllowed) return ofOne.retryAfter;
      const ofAll = all.spend(EVERYBODY, now);
      return ofAll.isAllowed ? undefined : ofAll.retryAfter;
    },
  };
}
