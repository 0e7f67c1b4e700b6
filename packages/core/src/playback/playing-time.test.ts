import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isAtEnd, playedShare, playingTime, positionWithin } from './playing-time.ts';

const odd = fc.constantFrom(Number.NaN, Infinity, -Infinity, -3, 0);
const anySeconds = fc.oneof(odd, fc.double({ min: 0, max: 100_000, noNaN: true }));

describe('playingTime', () => {
  test.each([
    [0, '0:00'],
    [12.9, '0:12'],
    [65, '1:05'],
    [725, '12:05'],
    [3723, '1:02:03'],
    [Number.NaN, '0:00'],
    [-4, '0:00'],
  ])('%s seconds are %s', (seconds, text) => {
    expect(playingTime(seconds)).toBe(text);
  });

  test('a film of an hour has hours from its start', () => {
    expect(playingTime(12, 4000)).toBe('0:00:12');
    expect(playingTime(12, 3599)).toBe('0:12');
  });

  test('is never wider than at the end of the film', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.nat(100_000), (one, other) => {
        const [now, end] = one < other ? [one, other] : [other, one];
        expect(playingTime(now, end).length).toBeLessThanOrEqual(playingTime(end, end).length);
      }),
    );
  });
});

describe('playedShare and positionWithin', () => {
  test('are in the film, whatever a browser reports', () => {
    fc.assert(
      fc.property(anySeconds, anySeconds, (seconds, length) => {
        const share = playedShare(seconds, length);
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
        const position = positionWithin(seconds, length);
        expect(position).toBeGreaterThanOrEqual(0);
        expect(position).toBeLessThanOrEqual(Number.isFinite(length) ? Math.max(0, length) : 0);
      }),
    );
    expect(playedShare(12, 48)).toBe(0.25);
    expect(positionWithin(50, 48)).toBe(48);
  });
});

test('a film is at its end a moment before its last frame, and an empty one never is', () => {
  expect([23.9, 24, 24.2].map((position) => isAtEnd(position, 24))).toEqual([true, true, true]);
  expect([0, 12, 23.8].map((position) => isAtEnd(position, 24))).toEqual([false, false, false]);
  expect([isAtEnd(0, 0), isAtEnd(0, Number.NaN), isAtEnd(0, 0.1)]).toEqual([false, false, false]);
});
