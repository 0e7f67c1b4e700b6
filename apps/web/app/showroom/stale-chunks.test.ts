import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { mayReload, reloadStalePage } from './stale-chunks.ts';

function setUp({ keepsNothing = false } = {}) {
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
    reload() {
      reloads += 1;
    },
  };
  return {
    fail: (after: number) => {
      now += after;
      return reloadStalePage(host);
    },
    reloads: () => reloads,
  };
}

test('a stale-chunk load failure reloads the page, at most once per 60 seconds', () => {
  const { fail, reloads } = setUp();
  expect([0, 1, 59_998, 1, 59_999, 1].map((after) => fail(after))).toEqual([
    true,
    false,
    false,
    true,
    false,
    true,
  ]);
  expect(reloads()).toBe(3);
});

test('never reloads twice within 60 seconds, whenever code fails to load', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 90_000 })), (waits) => {
      const { fail } = setUp();
      let sinceReload = Number.POSITIVE_INFINITY;
      for (const wait of waits) {
        sinceReload += wait;
        const isDue = sinceReload >= 60_000;
        expect(fail(wait)).toBe(isDue);
        if (isDue) sinceReload = 0;
      }
    }),
  );
});

test('does not reload where the browser would not remember it', () => {
  const { fail, reloads } = setUp({ keepsNothing: true });
  expect(fail(0)).toBe(false);
  expect(reloads()).toBe(0);
});

test('a clock that was set back does not forbid reloading for long', () => {
  expect(mayReload(1000, 500_000)).toBe(true);
});
