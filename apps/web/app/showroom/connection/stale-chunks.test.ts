import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createStaleChunks, mayReload } from './stale-chunks.ts';

function setUp({ keepsNothing = false, serverBuild = 'newer', isServerThere = true } = {}) {
  let now = 1_000_000;
  let last: number | undefined;
  let reloads = 0;
  const host = {
    now: () => now,
    lastReload: () => last,
    rememberReload(instant: number) {
      if (!keepsNothing) last = instant;
      return !keepsNothing;
    },
    ownBuild: () => 'own',
    serverBuild: async () => (isServerThere ? serverBuild : undefined),
    reload() {
      reloads += 1;
    },
  };
  const judge = createStaleChunks(host);
  return {
    fail: (after: number, failure = 'piece.js') => {
      now += after;
      return judge(failure);
    },
    reloads: () => reloads,
  };
}

test('code that cannot be loaded any more reloads the page, at most once in 60 seconds (spec 4.31)', async () => {
  const { fail, reloads } = setUp();
  const outcomes: boolean[] = [];
  for (const after of [0, 1, 59_998, 1, 59_999, 1]) outcomes.push(await fail(after));
  expect(outcomes).toEqual([true, false, false, true, false, true]);
  expect(reloads()).toBe(3);
});

test('never reloads twice within 60 seconds, whenever code fails to load', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat({ max: 90_000 })), async (waits) => {
      const { fail } = setUp();
      let sinceReload = Number.POSITIVE_INFINITY;
      for (const wait of waits) {
        sinceReload += wait;
        const isDue = sinceReload >= 60_000;
        expect(await fail(wait)).toBe(isDue);
        if (isDue) sinceReload = 0;
      }
    }),
  );
});

test('does not reload where the browser would not remember it', async () => {
  const { fail, reloads } = setUp({ keepsNothing: true });
  expect(await fail(0)).toBe(false);
  expect(reloads()).toBe(0);
});

test('does not take the showroom away while the server does not answer', async () => {
  const { fail, reloads } = setUp({ isServerThere: false });
  expect(await fail(0)).toBe(false);
  expect(reloads()).toBe(0);
});

test('two pieces of code that fail at once reload the page once', async () => {
  const { fail, reloads } = setUp();
  expect(await Promise.all([fail(0), fail(0)])).toEqual([true, false]);
  expect(reloads()).toBe(1);
});

test('a clock that was set back does not forbid reloading for long', () => {
  expect(mayReload(1000, 500_000)).toBe(true);
});

test('does not reload for a server of the same build that was only away for a moment', async () => {
  const { fail, reloads } = setUp({ serverBuild: 'own' });
  expect(await fail(0)).toBe(false);
  expect(await fail(1, 'other.js')).toBe(false);
  expect(reloads()).toBe(0);
});

test('reloads for a piece that a server of the same build does not have the second time either', async () => {
  const { fail, reloads } = setUp({ serverBuild: 'own' });
  expect(await fail(0)).toBe(false);
  expect(await fail(1)).toBe(true);
  expect(reloads()).toBe(1);
});
