import { backoffDelay } from './backoff.ts';

/** Milliseconds: a destination that comes back is served within a minute. */
export const MAX_PAUSE = 60_000;

/** The queue to one destination: entries go one by one, and all wait while it is unreachable. */
export interface Lane {
  readonly isBusy: boolean;
  /** How often in a row the destination was unreachable. */
  readonly failures: number;
  /** Milliseconds since 1970. */
  readonly pausedUntil: number;
}

export const OPEN_LANE: Lane = { isBusy: false, failures: 0, pausedUntil: 0 };

/**
 * Milliseconds that the lane still pauses. A pause longer than the longest means that the clock was set back: then it
 * is over.
 */
export function pauseLeft({ pausedUntil }: Lane, now: number): number {
  const left = pausedUntil - now;
  return left > 0 && left <= MAX_PAUSE ? left : 0;
}

export function canTake(lane: Lane, now: number): boolean {
  return !lane.isBusy && pauseLeft(lane, now) === 0;
}

export function taken(lane: Lane): Lane {
  return { ...lane, isBusy: true };
}

/** The destination has answered, whatever the answer. */
export function answered(): Lane {
  return OPEN_LANE;
}

/** @param random from 0 up to 1. */
export function unreachable(lane: Lane, now: number, random: number): Lane {
  const failures = lane.failures + 1;
  return { isBusy: false, failures, pausedUntil: now + backoffDelay(failures, random, MAX_PAUSE) };
}
