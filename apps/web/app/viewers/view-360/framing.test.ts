import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { framingOf } from './framing.ts';

function positive(max: number) {
  return fc.double({ min: 0.01, max, noNaN: true });
}

describe('framingOf', () => {
  test('puts the camera outside the model, further away from larger ones and in narrower views', () => {
    fc.assert(
      fc.property(
        positive(1000),
        fc.integer({ min: 10, max: 90 }),
        positive(4),
        (radius, fieldOfView, aspect) => {
          const { direction, distance } = framingOf({ radius, fieldOfView, aspect });
          expect(Math.hypot(...direction)).toBeCloseTo(1, 9);
          expect(distance).toBeGreaterThan(radius * 0.9);
          expect(framingOf({ radius: radius * 2, fieldOfView, aspect }).distance).toBeCloseTo(
            distance * 2,
            6,
          );
          expect(framingOf({ radius, fieldOfView, aspect: aspect / 2 }).distance).toBeGreaterThanOrEqual(
            distance,
          );
        },
      ),
    );
  });
});
