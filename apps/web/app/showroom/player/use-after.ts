import { useEffect, useEffectEvent } from 'react';
import { browserClock } from '../browser/clock.ts';

/**
 * Does something once after a while. Nothing is done while there is no time to wait for, nor after the
 * component has gone.
 *
 * @param milliseconds undefined: not now.
 * @param since what the time is counted from: another value, and it starts anew.
 */
export function useAfter(milliseconds: number | undefined, task: () => void, since?: unknown): void {
  const run = useEffectEvent(task);
  useEffect(
    () => (milliseconds === undefined ? undefined : browserClock.after(milliseconds, () => run())),
    // oxlint-disable-next-line react/exhaustive-deps -- the time is counted from it
    [milliseconds, since],
  );
}
