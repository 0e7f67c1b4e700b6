import { expect, onTestFinished, test, vi } from 'vitest';
import { LOST } from './lease.ts';
import { createLeases, lookForLeftWork, underLease } from './leases.ts';

const NEVER = new AbortController().signal;

async function fail(): Promise<void> {
  throw new Error('broken');
}

test('one process gives a lease to one piece of work at a time', async () => {
  const leases = createLeases();
  const first = await leases.take('video 1');
  expect(await leases.take('video 1')).toBeUndefined();
  expect(await leases.take('video 2')).toBeDefined();
  await first?.release();
  expect(await leases.take('video 1')).toBeDefined();
});

test('work that another process is at is left to it', async () => {
  let isElsewhere = true;
  const leases = createLeases({
    lock: async () => (isElsewhere ? undefined : { lost: NEVER, release: async () => undefined }),
  });
  let runs = 0;
  const run = () => underLease(leases, 'video 1', NEVER, async () => void (runs += 1));
  await run();
  expect(runs).toBe(0);
  isElsewhere = false;
  await run();
  expect(runs).toBe(1);
});

test('a lease is released when the work fails, and can be taken when the database was away', async () => {
  let isAway = true;
  const released: string[] = [];
  const leases = createLeases({
    async lock(name) {
      if (isAway) throw new Error('away');
      return { lost: NEVER, release: async () => void released.push(name) };
    },
  });
  await expect(underLease(leases, 'a', NEVER, fail)).rejects.toThrow('away');
  isAway = false;
  await expect(underLease(leases, 'a', NEVER, fail)).rejects.toThrow('broken');
  expect(released).toEqual(['a']);
  expect(await leases.take('a')).toBeDefined();
});

test('the work learns that its lease is lost', async () => {
  const lost = new AbortController();
  const leases = createLeases({ lock: async () => ({ lost: lost.signal, release: async () => undefined }) });
  await underLease(leases, 'a', NEVER, async (signal) => {
    expect(signal.aborted).toBe(false);
    lost.abort(LOST);
    expect(signal.reason).toBe(LOST);
  });
});

test('a process that has others beside it looks regularly for what they have left', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const looks = { alone: 0, beside: 0 };
  const errors: unknown[] = [];
  const away = new Error('away');
  lookForLeftWork(
    createLeases(),
    async () => void (looks.alone += 1),
    () => undefined,
  );
  const stop = lookForLeftWork(
    createLeases({ lock: async () => undefined }),
    async () => {
      looks.beside += 1;
      throw away;
    },
    (error) => errors.push(error),
  );
  await vi.advanceTimersByTimeAsync(30_000);
  expect(looks).toEqual({ alone: 0, beside: 3 });
  // A database that is away ends nothing.
  expect(errors).toEqual([away, away, away]);
  stop();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(looks.beside).toBe(3);
});
