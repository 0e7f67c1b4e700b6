import type { Clock } from '../process/clock.ts';

/** A clock that moves only by {@link advance}. */
export interface FakeClock extends Clock {
  /** Advances time, running the tasks that fall due, and settles every promise between two tasks. */
  readonly advance: (milliseconds: number) => Promise<void>;
  /** Sets the result of {@link Clock.now}, as a time server does; no task falls due by it. */
  readonly set: (now: number) => void;
  /** Tasks that wait for their time. */
  readonly waiting: () => number;
}

/** Runs the callbacks of promises that are already settled. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

export function createFakeClock(start = Date.UTC(2026, 0, 1)): FakeClock {
  let now = start;
  /** The offset that {@link FakeClock.set} has given the time of day. */
  let jump = 0;
  const tasks = new Set<{ readonly at: number; readonly run: () => void }>();
  return {
    now: () => now + jump,
    elapsed: () => now - start,
    worked: () => now - start,
    set: (wanted) => {
      jump = wanted - now;
    },
    after: (milliseconds, run) => {
      const task = { at: now + milliseconds, run };
      tasks.add(task);
      return () => tasks.delete(task);
    },
    advance: async (milliseconds) => {
      const end = now + milliseconds;
      for (;;) {
        const next = [...tasks].filter((task) => task.at <= end).toSorted((a, b) => a.at - b.at)[0];
        if (!next) break;
        tasks.delete(next);
        now = next.at;
        next.run();
        await settle();
      }
      now = end;
      await settle();
    },
    waiting: () => tasks.size,
  };
}
