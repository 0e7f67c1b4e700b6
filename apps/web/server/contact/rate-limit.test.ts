import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRateLimit, FREE_REQUESTS, spend, type Allowance } from './rate-limit.ts';

describe('the rate limit', () => {
  it('lets a stand with one address send several requests, then blocks it for a while that grows', () => {
    const limit = createRateLimit();
    for (let sent = 0; sent < FREE_REQUESTS; sent += 1) expect(limit('a', 0).isAllowed).toBe(true);
    expect(limit('a', 0)).toEqual({ isAllowed: false, retryAfter: 30_000 });
    expect(limit('a', 10_000)).toEqual({ isAllowed: false, retryAfter: 20_000 });
    expect(limit('a', 30_000)).toEqual({ isAllowed: false, retryAfter: 60_000 });
    expect(limit('b', 30_000).isAllowed).toBe(true);
    expect(limit('a', 90_000).isAllowed).toBe(true);
    expect(limit('a', 3_600_000).isAllowed).toBe(true);
  });

  it('never blocks for more than an hour, and never lets more through than the bucket and its refill', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 120_000 }), { maxLength: 200 }), (waits) => {
        let allowance: Allowance | undefined;
        let now = 0;
        let allowed = 0;
        let longest = 0;
        for (const wait of waits) {
          now += wait;
          const [after, verdict] = spend(allowance, now);
          allowance = after;
          if (verdict.isAllowed) allowed += 1;
          else longest = Math.max(longest, verdict.retryAfter);
        }
        expect(longest).toBeLessThanOrEqual(3_600_000);
        expect(allowed).toBeLessThanOrEqual(FREE_REQUESTS + now / 60_000);
      }),
    );
  });

  it('forgets the oldest addresses before memory grows', () => {
    const limit = createRateLimit();
    for (let sent = 0; sent <= FREE_REQUESTS; sent += 1) limit('first', 0);
    for (let number = 0; number < 10_000; number += 1) limit(String(number), 0);
    expect(limit('first', 0).isAllowed).toBe(true);
  });
});
