import { describe, expect, test } from 'vitest';
import { createFakeClock, settle } from '../testing/fake-clock.ts';
import { createEncodeQueue, NoTurnError } from './encode-queue.ts';
import type { EncodeUrgency } from './encode-queue.ts';

function setUp(limits: Parameters<typeof createEncodeQueue>[1] = {}) {
  const started: string[] = [];
  const finish = new Map<string, () => void>();
  const clock = createFakeClock();
  const queue = createEncodeQueue(clock, limits);
  const run = (key: string, urgency: EncodeUrgency): Promise<string> =>
    queue
      .run(key, urgency, () => {
        started.push(key);
        return new Promise((resolve) => finish.set(key, resolve));
      })
      .then(
        () => 'made',
        (error: unknown) => (error instanceof NoTurnError ? 'no turn' : 'failed'),
      );
  const ask = (key: string, client = 'a', signal?: AbortSignal) =>
    run(key, { waits: { client, ...(signal && { signal }) } });
  const end = async (key: string) => {
    finish.get(key)?.();
    await settle();
  };
  return { queue, clock, run, ask, started, end };
}

describe('the encode queue', () => {
  test('runs one job at a time, those with a waiting client first', async () => {
    const { ask, run, started, end } = setUp();
    void run('a', 'background');
    void run('b', 'background');
    void ask('c');
    expect(started).toEqual(['a']);
    await end('a');
    expect(started).toEqual(['a', 'c']);
    await end('c');
    expect(started).toEqual(['a', 'c', 'b']);
  });

  test('shares one job between all clients that request it, and moves it up when one waits', async () => {
    const { ask, run, started, end, queue } = setUp();
    void ask('a');
    const first = run('z', 'background');
    void ask('b');
    const second = ask('z');
    expect(queue.length()).toBe(2);
    await end('a');
    await end('b');
    expect(started).toEqual(['a', 'b', 'z']);
    await end('z');
    expect([await first, await second]).toEqual(['made', 'made']);
    void ask('z');
    expect(started).toEqual(['a', 'b', 'z', 'z']);
  });

  test('goes on after a failure', async () => {
    const { queue, ask, started } = setUp();
    const fails = queue.run('bad', { waits: { client: 'a' } }, () => Promise.reject(new Error('no')));
    await expect(fails).rejects.toThrow('no');
    void ask('good');
    expect(started).toEqual(['good']);
  });

  test('lets a visitor wait a second for the turn, and as long as it takes once it has come', async () => {
    const { ask, clock, end, queue } = setUp();
    const first = ask('slow');
    const second = ask('waits');
    await clock.advance(999);
    expect(queue.length()).toBe(1);
    await clock.advance(1);
    expect(await second).toBe('no turn');
    // It is still encoded, for the next request.
    expect(queue.length()).toBe(1);
    await clock.advance(59_999);
    expect(queue.length()).toBe(1);
    await clock.advance(1);
    expect(queue.length()).toBe(0);
    await end('slow');
    expect(await first).toBe('made');
  });

  test('lets a visitor who has something to look at wait for longer', async () => {
    const { ask, run, clock, end } = setUp();
    void ask('slow');
    const second = run('waits', { waits: { client: 'a' }, patience: 5_000 });
    await clock.advance(4_999);
    await end('slow');
    await end('waits');
    expect(await second).toBe('made');
  });

  test('serves a newcomer next, whatever another has asked for before', async () => {
    const { ask, started, end } = setUp();
    for (let number = 0; number < 12; number += 1) void ask(`greedy-${number}`, 'greedy');
    void ask('mine', 'newcomer');
    await end('greedy-0');
    expect(started).toEqual(['greedy-0', 'mine']);
  });

  test('refuses the excess jobs of one client at once, and no other client’s', async () => {
    const { ask } = setUp({ maxWaitingPerClient: 2 });
    void ask('runs');
    void ask('waits-1');
    void ask('waits-2');
    expect(await ask('waits-3')).toBe('no turn');
    const others = ask('others', 'b');
    expect(await Promise.race([others, settle().then(() => 'waits')])).toBe('waits');
  });

  test('drops jobs that no client waits for any more', async () => {
    const { ask, started, end, queue } = setUp();
    const [one, other] = [new AbortController(), new AbortController()];
    void ask('runs');
    const gone = ask('gone', 'b', one.signal);
    const shared = ask('shared', 'b', one.signal);
    void ask('shared', 'c', other.signal);
    one.abort();
    expect(await gone).toBe('no turn');
    expect(queue.length()).toBe(1);
    await end('runs');
    expect(started).toEqual(['runs', 'shared']);
    await end('shared');
    expect(await shared).toBe('made');
  });

  test('makes better ones in the background, at the cost of whom they were made for', async () => {
    const { run, ask, started, end, clock, queue } = setUp();
    expect(queue.length()).toBe(0);
    void run('better', { follows: { client: 'a' } });
    await clock.advance(16_000);
    await end('better');
    expect(await run('another', { follows: { client: 'a' } })).toBe('no turn');
    void ask('still made', 'a');
    expect(started).toEqual(['better', 'still made']);
  });
});
