import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answered, canTake, MAX_PAUSE, OPEN_LANE, taken, unreachable } from './lane.ts';

describe('the lane to a destination', () => {
  test('takes one entry at a time', () => {
    expect(canTake(OPEN_LANE, 0)).toBe(true);
    expect(canTake(taken(OPEN_LANE), 0)).toBe(false);
    expect(canTake(answered(), 0)).toBe(true);
  });

  test('pauses for everybody while the destination is unreachable: longer each time, at most a minute', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(0, 0.25, 0.5, 1), { maxLength: 30 }), (chances) => {
        let lane = OPEN_LANE;
        let now = 0;
        for (const [index, random] of chances.entries()) {
          lane = unreachable(taken(lane), now, random);
          const whole = Math.min(MAX_PAUSE, 1_000 * 2 ** index);
          const pause = lane.pausedUntil - now;
          expect(pause).toBeGreaterThanOrEqual(whole / 2);
          expect(pause).toBeLessThanOrEqual(whole);
          expect(canTake(lane, lane.pausedUntil)).toBe(true);
          now = lane.pausedUntil;
        }
      }),
    );
  });

  test('pauses no longer than its longest pause when the clock is put back', () => {
    const day = 24 * 60 * 60 * 1_000;
    const lane = unreachable(taken(OPEN_LANE), 2 * day, 1);
    expect(canTake(lane, 2 * day)).toBe(false);
    expect(canTake(lane, day)).toBe(true);
  });
});
