import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createFakeClock, settle } from '../testing/fake-clock.ts';
import { AbandonedError, createFairQueue } from './fair-queue.ts';
import type { FairQueueLimits } from './fair-queue.ts';

const LIMITS: FairQueueLimits = {
  atOnce: 1,
  ofOneAtOnce: 1,
  maxWaiting: 1_000,
  maxWaitingPerClient: 100,
  free: 100,
  refill: 0.1,
  greedyShare: 0.5,
};

/** A queue whose jobs take ten milliseconds each on a clock that only the test advances. */
/** @param workShare the part of each job's time, 0 to 1, in which this process and no other program works. */
function setUp(over: Partial<FairQueueLimits> = {}, workShare = 1) {
  const clock = createFakeClock();
  const meter = () => clock.elapsed() * workShare;
  const queue = createFairQueue<string>({ ...LIMITS, ...over }, clock, meter);
  const begun: { readonly key: string; readonly at: number }[] = [];
  const start = clock.now();
  const work = (key: string) => () => {
    begun.push({ key, at: clock.now() - start });
    return new Promise<string>((resolve) => clock.after(10, () => resolve(key)));
  };
  return {
    clock,
    queue,
    begun,
    keys: () => begun.map(({ key }) => key),
    ask: (key: string, client: string | undefined, signal?: AbortSignal) =>
      queue.ask(key, { client, ...(signal && { signal }) }, work(key)),
  };
}

describe('the fair queue', () => {
  test('gives everyone who waits their turn', async () => {
    const { ask, clock, keys } = setUp();
    for (const key of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) ask(key, key[0]);
    await clock.advance(60);
    expect(keys()).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  });

  test('does not make a client wait behind a greedy one for a job that both requested', async () => {
    const { ask, clock, keys } = setUp({ free: 20 });
    for (let number = 0; number < 20; number += 1) ask(`g${number}`, 'greedy');
    ask('shared', 'greedy');
    await clock.advance(5);
    ask('shared', 'newcomer');
    await clock.advance(10);
    expect(keys()).toEqual(['g0', 'shared']);
  });

  test('leaves the process air when only greedy clients ask', async () => {
    const { ask, clock, begun, queue } = setUp({ free: 50, refill: 0, greedyShare: 0.25 });
    for (let number = 0; number < 100; number += 1) ask(`g${number}`, 'greedy');
    await clock.advance(1_000);
    expect(queue.isGreedy('greedy')).toBe(true);
    // Six are free, then one of 10 ms in each 40 ms.
    expect(begun.length).toBeGreaterThan(25);
    expect(begun.length).toBeLessThan(35);
  });

  test('leaves the process air when many ask that are not greedy, each by itself', async () => {
    const { ask, clock, begun, queue } = setUp({ free: 50, refill: 0, greedyShare: 0.25, freeTogether: 60 });
    for (let number = 0; number < 100; number += 1) ask(`c${number}`, `client ${number}`);
    await clock.advance(1_000);
    expect(queue.isGreedy('client 0')).toBe(false);
    // Some 100 ms are free, as 60 ms are refilled meanwhile, then one of 10 ms in each 40 ms.
    expect(begun.length).toBeGreaterThan(25);
    expect(begun.length).toBeLessThan(38);
  });

  test('does not charge a client for the time that other programs take', async () => {
    const { ask, clock, begun, queue } = setUp({ free: 50, refill: 0, greedyShare: 0.25 }, 0.2);
    for (let number = 0; number < 100; number += 1) ask(`g${number}`, 'greedy');
    await clock.advance(255);
    // One of 10 ms after the other, each of which is 2 ms of work.
    expect(begun.length).toBe(26);
    await clock.advance(165);
    expect(queue.isGreedy('greedy')).toBe(true);
    // After the first that exceeds the budget, the queue rests three times 2 ms between two.
    expect(begun.length).toBe(37);
  });

  test('forgives with time', async () => {
    const { ask, clock, queue } = setUp({ free: 5 });
    ask('a', 'client');
    await clock.advance(10);
    expect(queue.isGreedy('client')).toBe(true);
    await clock.advance(100);
    expect(queue.isGreedy('client')).toBe(false);
  });

  test('never counts against one that may stand for many', async () => {
    const { ask, clock, queue, keys } = setUp({ free: 0, maxWaitingPerClient: 2 });
    for (let number = 0; number < 50; number += 1) expect(ask(`p${number}`, undefined)).toBeDefined();
    await clock.advance(500);
    expect(keys().length).toBe(50);
    expect(queue.isGreedy(undefined)).toBe(false);
  });

  test('lets no one that may stand for many keep others from their turn', async () => {
    const { ask, clock, keys } = setUp();
    ask('mine', 'visitor');
    await clock.advance(10);
    for (let number = 0; number < 20; number += 1) ask(`p${number}`, undefined);
    ask('mine again', 'visitor');
    await clock.advance(30);
    expect(keys()).toContain('mine again');
  });

  test('holds no more than its bounds', async () => {
    const { ask, queue } = setUp({ maxWaiting: 3, maxWaitingPerClient: 2 });
    ask('runs', 'a');
    expect([ask('a1', 'a'), ask('a2', 'a')].every(Boolean)).toBe(true);
    expect(ask('a3', 'a')).toBeUndefined();
    expect(ask('b1', 'b')).toBeDefined();
    expect(ask('c1', 'c')).toBeUndefined();
    // A job that is already queued can be joined.
    expect(ask('b1', 'c')).toBeDefined();
    expect(queue.length()).toBe(3);
  });

  test('notifies the clients that left, and no others', async () => {
    const { ask, clock, keys } = setUp();
    const leaving = new AbortController();
    ask('runs', 'a');
    const left = ask('left', 'a', leaving.signal);
    const shared = ask('shared', 'a', leaving.signal);
    ask('shared', 'a');
    leaving.abort();
    await expect(left?.result).rejects.toThrow(AbandonedError);
    await clock.advance(20);
    expect(await shared?.result).toBe('shared');
    expect(keys()).toEqual(['runs', 'shared']);
  });

  test('goes on after work that failed', async () => {
    const { queue, ask, clock, keys } = setUp();
    const failed = queue.ask('bad', { client: 'a' }, () => Promise.reject(new Error('no')));
    await expect(failed?.result).rejects.toThrow('no');
    ask('good', 'a');
    await clock.advance(10);
    expect(keys()).toEqual(['good']);
    await settle();
    expect(queue.length()).toBe(0);
  });

  test('serves a new client before any other is served twice', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 20 })), {
          maxLength: 20,
        }),
        fc.integer({ min: 0, max: 300 }),
        async (crowd, later) => {
          const { ask, clock, keys } = setUp({ free: 1_000_000 });
          let count = 0;
          for (const [client, jobs] of crowd) {
            for (let job = 0; job < jobs; job += 1) ask(`${client}-${(count += 1)}`, `c${client}`);
          }
          await clock.advance(later);
          const before = keys().length;
          ask('newcomer', 'newcomer');
          await clock.advance(70);
          const position = keys().indexOf('newcomer');
          expect(position).toBeGreaterThan(-1);
          const earlier = keys()
            .slice(before, position)
            .map((key) => key[0]);
          expect(new Set(earlier).size).toBe(earlier.length);
        },
      ),
    );
  });
});
