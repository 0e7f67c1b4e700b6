import type { Clock } from '../process/clock.ts';

/**
 * Returns whether a name is used for the first time within its lifetime. Only this process remembers: with several
 * processes an intercepted opening could be used once more within its minute.
 */
export function createUsedOnce(clock: Pick<Clock, 'now'>) {
  const used = new Map<string, number>();
  return (name: string, endsAt: number): boolean => {
    for (const [other, end] of used) if (end <= clock.now()) used.delete(other);
    if (used.has(name)) return false;
    used.set(name, endsAt);
    return true;
  };
}
