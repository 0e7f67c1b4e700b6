import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRateLimit, giveBack, spend } from './rate-limit.ts';
import type { Allowance, Limit } from './rate-limit.ts';

const LIMIT: Limit = { free: 5, refill: 600_000, firstWait: 2_000, maxWait: 900_000 };

const waits = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { maxLength: 200 });
const limits = fc.record({
  free: fc.integer({ min: 1, max: 20 }),
  refill: fc.integer({ min: 1_000, max: 1_000_000 }),
  firstWait: fc.integer({ min: 1, max: 60_000 }),
  maxWait: fc.integer({ min: 60_000, max: 3_600_000 }),
});

/** The times of the attempts that were allowed, and the announced waits. */
function play(limit: Limit, pauses: readonly number[]) {
  let allowance: Allowance | undefined;
  let now = 0;
  const allowed: number[] = [];
  const delays: number[] = [];
  for (const pause of pauses) {
    now += pause;
    const [after, verdict] = spend(limit, allowance, now);
    allowance = after;
    if (verdict.isAllowed) allowed.push(now);
    else delays.push(verdict.retryAfter);
  }
  return { allowed, delays, allowance, now };
}

describe('the rate limit', () => {
  test('lets five attempts through, then waits 2, 4, 8, 16 … seconds, up to a quarter of an hour', () => {
    const limit = createRateLimit(LIMIT);
    for (let sent = 0; sent < LIMIT.free; sent += 1) expect(limit.spend('a', 0).isAllowed).toBe(true);
    let now = 0;
    const delays: number[] = [];
    for (let sent = 0; sent < 12; sent += 1) {
      const verdict = limit.spend('a', now);
      if (verdict.isAllowed) throw new Error('This attempt comes too early.');
      delays.push(verdict.retryAfter / 1_000);
      now += verdict.retryAfter;
      expect(limit.spend('a', now - 1).isAllowed).toBe(false);
      expect(limit.spend('a', now).isAllowed).toBe(true);
    }
    expect(delays.slice(0, 8)).toEqual([2, 4, 8, 16, 32, 64, 128, 256]);
    expect(Math.max(...delays)).toBeLessThanOrEqual(900);
  });

  test('keeps one from another, and forgives with time', () => {
    const limit = createRateLimit(LIMIT);
    for (let sent = 0; sent < LIMIT.free; sent += 1) limit.spend('a', 0);
    expect(limit.spend('a', 1_000)).toEqual({ isAllowed: false, retryAfter: 1_000 });
    expect(limit.spend('b', 1_000).isAllowed).toBe(true);
    const later = LIMIT.free * LIMIT.refill;
    for (let sent = 0; sent < LIMIT.free; sent += 1) {
      expect(limit.spend('a', later).isAllowed).toBe(true);
    }
    expect(limit.spend('a', later).isAllowed).toBe(false);
  });

  test('lets a client through after the announced wait, and earlier requests cost nothing', () => {
    fc.assert(
      fc.property(limits, waits, fc.integer({ min: 0, max: 100 }), (limit, pauses, early) => {
        const { allowance, now } = play(limit, pauses);
        const [same, verdict] = spend(limit, allowance, now);
        if (verdict.isAllowed) return;
        expect(same).toBe(allowance);
        let [asked] = [same];
        for (let times = 0; times < early; times += 1) [asked] = spend(limit, asked, now);
        expect(spend(limit, asked, now + verdict.retryAfter)[1].isAllowed).toBe(true);
      }),
    );
  });

  test('never announces a wait longer than the longest one', () => {
    fc.assert(
      fc.property(limits, waits, (limit, pauses) => {
        const { delays } = play(limit, pauses);
        for (const wait of delays) expect(wait).toBeLessThanOrEqual(limit.maxWait);
      }),
    );
  });

  test('allows no more than the free attempts, the refilled ones, and one after each wait', () => {
    fc.assert(
      fc.property(waits, (pauses) => {
        const { allowed, now } = play(LIMIT, pauses);
        const doublings = Math.ceil(Math.log2(LIMIT.maxWait / LIMIT.firstWait));
        const most = LIMIT.free + doublings + 1 + now / LIMIT.refill + now / LIMIT.maxWait;
        expect(allowed.length).toBeLessThanOrEqual(most);
      }),
    );
  });

  test('takes a clock that is set back without blocking anybody for longer', () => {
    const [after] = spend(LIMIT, { spent: 1, since: 10_000, blockedUntil: 0 }, 5_000);
    expect(after.spent).toBe(2);
  });

  test('does not block longer than announced when the clock is put back by a day', () => {
    const day = 24 * 60 * 60 * 1_000;
    const limit = createRateLimit(LIMIT);
    let now = 10 * day;
    for (let sent = 0; sent < LIMIT.free; sent += 1) limit.spend('a', now);
    now -= day;
    const verdict = limit.spend('a', now);
    expect(verdict).toEqual({ isAllowed: false, retryAfter: LIMIT.firstWait });
    now += LIMIT.firstWait;
    expect(limit.spend('a', now).isAllowed).toBe(true);
  });

  test('refunds attempts that do not count, and never more than that', () => {
    const limit = createRateLimit(LIMIT);
    for (let sent = 0; sent < 100; sent += 1) {
      expect(limit.spend('a', sent).isAllowed).toBe(true);
      limit.giveBack('a', sent);
    }
    limit.giveBack('unknown', 0);
    expect(giveBack({ spent: 0.5, since: 0, blockedUntil: 9 }, 3)).toEqual({
      spent: 0,
      since: 0,
      blockedUntil: 3,
    });
  });

  test('a success in between does not wash away the failures before it', () => {
    const limit = createRateLimit(LIMIT);
    for (let sent = 0; sent < LIMIT.free - 1; sent += 1) limit.spend('a', 0);
    limit.spend('a', 0);
    limit.giveBack('a', 0);
    expect(limit.spend('a', 0).isAllowed).toBe(true);
    expect(limit.spend('a', 0).isAllowed).toBe(false);
  });

  test('forgets no block for the sake of names that others invent', () => {
    const limit = createRateLimit(LIMIT);
    for (let sent = 0; sent < 12; sent += 1) {
      const verdict = limit.spend('victim', 0);
      if (!verdict.isAllowed) break;
    }
    const delays = limit.spend('victim', 1);
    expect(delays.isAllowed).toBe(false);
    for (let number = 0; number < 30_000; number += 1) limit.spend(`invented ${number}`, 1);
    expect(limit.spend('victim', 1)).toEqual(delays);
  });

  test('lets nothing through that a memory without bounds would refuse, whatever others are asked for', () => {
    const names = fc.oneof(
      // More blocked names than are remembered individually.
      { weight: 3, arbitrary: fc.constantFrom(...'abcdefgh') },
      { weight: 1, arbitrary: fc.integer({ min: 0, max: 60 }).map(String) },
    );
    const steps = fc.array(
      fc.record({
        who: names,
        pause: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, fc.integer({ min: 0, max: 30_000 })),
        isGivenBack: fc.boolean(),
      }),
      { maxLength: 400 },
    );
    fc.assert(
      fc.property(limits, steps, fc.integer({ min: 1, max: 5 }), ({ free, ...others }, asked, room) => {
        const limit = { ...others, free: 1 + (free % 3) };
        const small = createRateLimit(limit, { names: room, cells: 16 });
        const everything = new Map<string, Allowance>();
        let now = 1_000_000;
        for (const { who, pause, isGivenBack } of asked) {
          now += pause;
          if (!small.spend(who, now).isAllowed) continue;
          const [after, verdict] = spend(limit, everything.get(who), now);
          expect(verdict.isAllowed).toBe(true);
          everything.set(who, after);
          if (!isGivenBack) continue;
          small.giveBack(who, now);
          everything.set(who, giveBack(after, now));
        }
      }),
    );
  });

  test('does not slow those who are new when many names were invented', () => {
    const limit = createRateLimit({ ...LIMIT, free: 20, refill: 60_000 });
    for (let number = 0; number < 30_000; number += 1) limit.spend(`invented ${number}`, 0);
    const areAllowed = Array.from({ length: 100 }, (_, number) => {
      for (let sent = 0; sent < 5; sent += 1) limit.spend(`new ${number}`, 0);
      return limit.spend(`new ${number}`, 0).isAllowed;
    });
    expect(areAllowed).not.toContain(false);
  });

  test('refunds nothing to a client that has left the memory meanwhile', () => {
    const limit = createRateLimit(LIMIT, { names: 1, cells: 16 });
    for (let sent = 0; sent < LIMIT.free; sent += 1) limit.spend('a', 0);
    for (let sent = 0; sent < LIMIT.free + 1; sent += 1) limit.spend('b', 0);
    limit.giveBack('a', 0);
    limit.giveBack('b', 0);
    expect([limit.spend('a', 0).isAllowed, limit.spend('a', 0).isAllowed]).toContain(false);
  });
});
