import { expect, test } from 'vitest';
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
  const leases = createLeases({ lock: async () => undefined });
  let runs = 0;
  await underLease(leases, 'video 1', NEVER, async () => void (runs += 1));
  expect(runs).toBe(0);
  // It is not taken for one of our own.
  expect(await leases.take('video 1')).toBeUndefined();
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

test('a process that is alone looks for no work of others', () => {
  const stop = lookForLeftWork(
    createLeases(),
    async () => expect.unreachable(),
    () => undefined,
  );
  stop();
});
