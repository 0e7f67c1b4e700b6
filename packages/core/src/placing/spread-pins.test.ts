import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PIN_DISTANCE, spreadPins } from './spread-pins.ts';
import type { PicturePoint } from '../world/background.ts';

function nearest(points: readonly PicturePoint[], ratio: number) {
  return Math.min(
    ...points.flatMap((one, index) =>
      points.slice(index + 1).map((other) => Math.hypot(one.x - other.x, (one.y - other.y) * ratio)),
    ),
  );
}

describe('spreadPins', () => {
  test('leaves what lies apart where it is', () => {
    const points = [
      { x: 0, y: 0 },
      { x: 50.123, y: 50 },
      { x: 100, y: 100 },
    ];
    expect(spreadPins(points, 1)).toEqual(points);
    expect(spreadPins([], 1)).toEqual([]);
  });

  test('moves two neighbours apart by as little as need be, each by half of it', () => {
    const [one, other] = spreadPins(
      [
        { x: 48, y: 50 },
        { x: 52, y: 50 },
      ],
      2,
    );
    expect(one).toEqual({ x: 43.85, y: 50 });
    expect(other).toEqual({ x: 56.15, y: 50 });
  });

  test('parts pins at one position', () => {
    const points = Array.from({ length: 6 }, () => ({ x: 50, y: 50 }));
    expect(nearest(spreadPins(points, 1), 1)).toBeGreaterThan(PIN_DISTANCE - 0.1);
  });

  test('keeps up to ten pins a finger apart on the plan of a phone, wherever they lie, and on the plan', () => {
    const points = fc.array(
      fc.record({
        x: fc.double({ min: 0, max: 100, noNaN: true }),
        y: fc.double({ min: 0, max: 100, noNaN: true }),
      }),
      { minLength: 2, maxLength: 10 },
    );
    fc.assert(
      fc.property(points, fc.constantFrom(0.5, 1, 1.09), (given, ratio) => {
        const spread = spreadPins(given, ratio);
        expect(spread).toHaveLength(given.length);
        expect(nearest(spread, ratio)).toBeGreaterThan(PIN_DISTANCE * 0.9);
        for (const { x, y } of spread) {
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
          expect(Math.max(x, y)).toBeLessThanOrEqual(100);
        }
      }),
    );
  });

  test('does not try to hold apart more than fit', () => {
    const many = Array.from({ length: 500 }, () => ({ x: 1, y: 1 }));
    expect(spreadPins(many, 1)).toBe(many);
  });
});
