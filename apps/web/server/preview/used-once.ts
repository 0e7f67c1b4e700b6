import type { Clock } from '../process/clock.ts';

/**
 * Tells whether something is used for the first time, for as long as it is good at all. Only this process knows:
 * beside others, who has seen an opening could use it once more within its minute.
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
