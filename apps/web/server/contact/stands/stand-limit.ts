import type { Coordination } from '../../coordination/coordination.ts';
import type { Limit } from '../../coordination/rate-limit.ts';
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
  readonly waitOf: (address: string) => Promise<number | undefined>;
}

export function createStandLimit(limit: Coordination['limit']): StandLimit {
  const one = limit('stand', FORM_LIMIT);
  const all = limit('stands', STANDS_LIMIT);
  return {
    waitOf: async (address) => {
      const ofOne = await one.spend(address);
      if (!ofOne.isAllowed) return ofOne.retryAfter;
      const ofAll = await all.spend(EVERYBODY);
      return ofAll.isAllowed ? undefined : ofAll.retryAfter;
    },
  };
}
