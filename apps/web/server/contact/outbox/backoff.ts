/** Milliseconds before the second attempt; each further wait is twice as long, up to the longest. */
const FIRST_DELAY = 1_000;

/**
 * Milliseconds until the next attempt: exponential, with random jitter between half and all of it, so that waiting
 * entries do not all retry at once.
 *
 * @param failures how many attempts have failed in a row, from 1.
 * @param random from 0 up to 1.
 * @param longest milliseconds.
 */
export function backoffDelay(failures: number, random: number, longest: number): number {
  const whole = Math.min(longest, FIRST_DELAY * 2 ** Math.min(30, failures - 1));
  return whole / 2 + (whole / 2) * random;
}
