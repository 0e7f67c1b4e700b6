import { useEffect, useEffectEvent } from 'react';
import { browserClock } from './player/clock.ts';

/**
 * Does something once after a while, counted from when `milliseconds` was given or has changed. Nothing is
 * done while it is undefined, nor after the component has gone.
 */
export function useAfter(milliseconds: number | undefined, task: () => void): void {
  const run = useEffectEvent(task);
  useEffect(
    () => (milliseconds === undefined ? undefined : browserClock.after(milliseconds, () => run())),
    [milliseconds],
  );
}
