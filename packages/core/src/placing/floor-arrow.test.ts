import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { DIRECTIONS } from '../world/hotspots/navigation.ts';
import { arrowLook, HORIZON } from './floor-arrow.ts';

test('an arrow in the foreground has its whole size, one farther away is smaller and flatter', () => {
  const [near, far] = [arrowLook('forward', { y: 83 }), arrowLook('forward', { y: 57.4 })];
  expect(near).toMatchObject({ kind: 'floor', scale: 1 });
  if (near.kind !== 'floor' || far.kind !== 'floor') throw new Error('Both are on the floor.');
  expect(far.scale).toBeLessThan(near.scale);
  expect(far.tilt).toBeGreaterThan(near.tilt);
});

test('above the horizon there is no floor', () => {
  expect(arrowLook('left', { y: HORIZON })).toEqual({ kind: 'wall' });
  expect(arrowLook('left', { y: 20 })).toEqual({ kind: 'wall' });
});

test('back is a button wherever it was put', () => {
  expect(arrowLook('back', { y: 20 })).toEqual({ kind: 'back' });
  expect(arrowLook('back', { y: 94 })).toEqual({ kind: 'back' });
});

test('what is farther away is never larger or steeper, and always seen', () => {
  const height = fc.double({ min: HORIZON + 0.01, max: 120, noNaN: true });
  fc.assert(
    fc.property(fc.constantFrom(...DIRECTIONS), height, height, (direction, one, other) => {
      const [far, near] = [Math.min(one, other), Math.max(one, other)].map((y) =>
        arrowLook(direction, { y }),
      );
      if (far?.kind !== 'floor' || near?.kind !== 'floor') return;
      expect(far.scale).toBeLessThanOrEqual(near.scale);
      expect(far.tilt).toBeGreaterThanOrEqual(near.tilt);
      expect(far.scale).toBeGreaterThan(0.5);
      expect(far.tilt).toBeLessThanOrEqual(70);
    }),
  );
});
