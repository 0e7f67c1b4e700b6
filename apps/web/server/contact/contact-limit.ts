import type { Limit } from '../http/rate-limit.ts';

/**
 * Contact requests of one address: ten in a row, because a trade fair's stand has one address, and one more each
 * minute; who sends more waits 30 s, and twice as long each time, up to an hour.
 */
export const CONTACT_LIMIT: Limit = {
  free: 10,
  refill: 60_000,
  firstWait: 30_000,
  longestWait: 60 * 60 * 1_000,
};
