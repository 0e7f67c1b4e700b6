import { describe, expect, test } from 'vitest';
import type { Child } from './child.ts';
import { keepRunning, pauseAfter } from './keep-running.ts';
import type { Timer } from './keep-running.ts';

function setUp() {
  const endings: ((code: number | null) => void)[] = [];
  const start = (): Child => {
    const { promise, resolve } = Promise.withResolvers<number | null>();
    endings.push(resolve);
    // Only its end is looked at.
    return { ended: promise } as Child;
  };
  let now = 0;
  let planned: { readonly at: number; readonly task: () => void } | undefined;
  const timer: Timer = {
    elapsed: () => now,
    after: (milliseconds, task) => {
      planned = { at: now + milliseconds, task };
      return () => {
        planned = undefined;
      };
    },
  };
  const reported: string[] = [];
  const kept = keepRunning({
    name: 'The showroom',
    first: start(),
    start,
    report: (sentence) => reported.push(sentence),
    timer,
  });
  return {
    kept,
    reported,
    starts: () => endings.length,
    pause: () => (planned === undefined ? undefined : planned.at - now),
    /** Lets the program live for a while and fall, and the promises of that settle. */
    fall: async (lived: number, code: number | null = 1) => {
      now += lived;
      endings.at(-1)?.(code);
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    },
    wait: () => {
      const { at, task } = planned ?? { at: now, task: () => {} };
      planned = undefined;
      now = at;
      task();
    },
  };
}

describe('a program that falls', () => {
  test('is started again after a pause, reported and counted', async () => {
    const { kept, reported, fall, wait, starts } = setUp();
    await fall(10, null);
    expect(starts()).toBe(1);
    wait();
    expect(starts()).toBe(2);
    await fall(10);
    wait();
    expect(kept.restarts()).toBe(2);
    expect(reported).toEqual([
      'The showroom has ended (by a signal); it is started again in 1 s, for the 1st time.',
      'The showroom has ended (1); it is started again in 2 s, for the 2nd time.',
    ]);
  });

  test('never spins: the pauses grow up to a minute', async () => {
    const { fall, pause, wait } = setUp();
    const pauses: (number | undefined)[] = [];
    for (let falls = 0; falls < 9; falls += 1) {
      await fall(0);
      pauses.push(pause());
      wait();
    }
    expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000, 60_000]);
    expect(pauseAfter(10_000)).toBe(60_000);
  });

  test('is well again after five minutes: the next fall waits a second', async () => {
    const { fall, pause, wait } = setUp();
    await fall(0);
    wait();
    await fall(0);
    wait();
    await fall(5 * 60_000);
    expect(pause()).toBe(1_000);
  });

  test('is let end, also while it waits for its next start', async () => {
    const living = setUp();
    living.kept.letEnd();
    await living.fall(10);
    expect([living.reported, living.pause()]).toEqual([[], undefined]);
    const fallen = setUp();
    await fallen.fall(10);
    fallen.kept.letEnd();
    expect(fallen.pause()).toBeUndefined();
  });
});
