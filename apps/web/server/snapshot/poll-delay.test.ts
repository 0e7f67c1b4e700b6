import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { POLL_INTERVAL, pollDelay } from './poll-delay.ts';

const random = fc.double({ min: 0, max: 1, noNaN: true });

describe('pollDelay', () => {
  test('is the poll interval, give or take a tenth, while the CMS answers', () => {
    fc.assert(
      fc.property(random, fc.boolean(), (chance, hasReachedCms) => {
        const delay = pollDelay({ failures: 0, hasReachedCms }, chance);
        expect(Math.abs(delay - POLL_INTERVAL)).toBeLessThanOrEqual(POLL_INTERVAL / 10);
      }),
    );
  });

  test('never exceeds 5 s before the first contact and a minute after it', () => {
    fc.assert(
      fc.property(random, fc.integer({ min: 1, max: 10_000 }), (chance, failures) => {
        const first = pollDelay({ failures, hasReachedCms: false }, chance);
        const lost = pollDelay({ failures, hasReachedCms: true }, chance);
        expect(first).toBeGreaterThanOrEqual(750);
        expect(first).toBeLessThanOrEqual(5_000);
        expect(lost).toBeGreaterThanOrEqual(1_500);
        expect(lost).toBeLessThanOrEqual(60_000);
      }),
    );
  });

  test('backs off', () => {
    const delays = [1, 2, 3, 4].map((failures) => pollDelay({ failures, hasReachedCms: true }, 1));
    expect(delays).toEqual([2_000, 4_000, 8_000, 16_000]);
  });
});
