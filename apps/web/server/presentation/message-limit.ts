import type { Clock } from '../process/clock.ts';

/** Messages of one participant in a second: a pointer needs ten. */
const MAX_IN_A_SECOND = 30;

/** Counts the messages of each participant. */
export interface MessageLimit {
  /** Counts one. @returns whether it is allowed. */
  readonly allows: (who: string) => boolean;
}

/** @param most messages of one participant in a second. */
export function createMessageLimit(clock: Pick<Clock, 'now'>, most = MAX_IN_A_SECOND): MessageLimit {
  let second = 0;
  const counts = new Map<string, number>();
  return {
    allows: (who) => {
      const now = Math.floor(clock.now() / 1_000);
      if (now !== second) {
        second = now;
        counts.clear();
      }
      const count = (counts.get(who) ?? 0) + 1;
      counts.set(who, count);
      return count <= most;
    },
  };
}
