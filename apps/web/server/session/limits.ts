import type { Limit } from '../http/rate-limit.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/**
 * Wrong guesses of one address, for logins and for access codes alike: five are free, then 2 s, 4 s, 8 s … up to
 * a quarter of an hour, in which one guess is given back. A machine that never tires has about a hundred guesses
 * a day.
 */
export const GUESSES_OF_ADDRESS: Limit = {
  free: 5,
  refill: 15 * MINUTE,
  firstWait: 2 * SECOND,
  longestWait: 15 * MINUTE,
};

/**
 * Wrong passwords for one account, from wherever: it is slowed, but nobody can keep its owner out for longer
 * than a minute.
 */
export const GUESSES_AT_ACCOUNT: Limit = {
  free: 20,
  refill: MINUTE,
  firstWait: 2 * SECOND,
  longestWait: MINUTE,
};

/**
 * Wrong codes for one world, from wherever: high enough that a fair full of guests never meets it, and a wait so
 * short that whoever guesses from many addresses locks nobody out. They have at most ten guesses a minute.
 */
export const GUESSES_AT_WORLD: Limit = {
  free: 300,
  refill: 6 * SECOND,
  firstWait: SECOND,
  longestWait: 6 * SECOND,
};
