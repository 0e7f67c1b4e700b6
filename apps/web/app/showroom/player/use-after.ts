import { useEffect, useEffectEvent } from 'react';
import { browserClock } from '../browser/clock.ts';

/**
 * Runs a task once after a delay, unless the component is unmounted first.
 *
 * @param milliseconds undefined: not now.
 * @param since restarts the delay when it changes.
 */
export function useAfter(milliseconds: number | undefined, task: () => void, since?: unknown): void {
  const run = useEffectEvent(task);
  useEffect(
    () => (milliseconds === undefined ? undefined : browserClock.after(milliseconds, () => run())),
    // oxlint-disable-next-line react/exhaustive-deps -- the time is counted from it
    [milliseconds, since],
  );
}
