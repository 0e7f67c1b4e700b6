import type { Limit } from '../coordination/rate-limit.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/**
 * Wrong passwords of one address, whichever account they are for: ten are free, then 2 s, 4 s, 8 s … up to two
 * minutes. Colleagues who share an address wait no longer than that for each other; each account is also protected by
 * its own limit.
 */
export const PASSWORDS_OF_ADDRESS: Limit = {
  free: 10,
  refill: 15 * MINUTE,
  firstWait: 2 * SECOND,
  maxWait: 2 * MINUTE,
};

/**
 * Wrong codes of one address. All visitors of a fair may share one: a guest who plays with the keyboard blocks the
 * others for seconds, a machine that keeps trying for a minute at most. It gets two guesses a minute; many machines
 * together meet the world's own limit.
 */
export const CODES_OF_ADDRESS: Limit = {
  free: 60,
  refill: 30 * SECOND,
  firstWait: SECOND,
  maxWait: MINUTE,
};

/**
 * Wrong passwords for one account, from any address: attempts are slowed down, but no one can lock its owner out
 * for longer than a minute.
 */
export const GUESSES_AT_ACCOUNT: Limit = {
  free: 20,
  refill: MINUTE,
  firstWait: 2 * SECOND,
  maxWait: MINUTE,
};

/**
 * Wrong codes for one world, from any address: high enough that a fair full of guests never reaches it, and with so
 * short a wait that guessing from many addresses locks no one out. All addresses together get at most ten guesses a
 * minute.
 */
export const GUESSES_AT_WORLD: Limit = {
  free: 300,
  refill: 6 * SECOND,
  firstWait: SECOND,
  maxWait: 6 * SECOND,
};
