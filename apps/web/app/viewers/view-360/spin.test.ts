import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  FASTEST_SPIN,
  SLOWEST_SPIN,
  angleOfFrame,
  frameAt,
  limitSpin,
  loadingOrder,
  nearestLoaded,
  spinFreely,
} from './spin.ts';

const counts = fc.integer({ min: 1, max: 200 });
const angles = fc.double({ min: -50, max: 50, noNaN: true });
const speeds = fc.double({ min: -FASTEST_SPIN, max: FASTEST_SPIN, noNaN: true });

describe('frameAt', () => {
  test('goes around both ways', () => {
    expect([0, 0.25, 0.5, 0.99, 1, -0.25].map((angle) => frameAt(angle, 4))).toEqual([0, 1, 2, 0, 0, 3]);
  });

  test('always names a picture, the same one after a whole turn', () => {
    fc.assert(
      fc.property(angles, counts, fc.integer({ min: -3, max: 3 }), (angle, count, turns) => {
        const frame = frameAt(angle, count);
        expect(Number.isInteger(frame) && frame >= 0 && frame < count).toBe(true);
        const exact = frame / count;
        expect(frameAt(exact + turns, count)).toBe(frame);
      }),
    );
  });
});

describe('angleOfFrame', () => {
  test('shows that picture and is never more than half a turn away', () => {
    fc.assert(
      fc.property(counts, fc.nat(), angles, (count, number, from) => {
        const frame = number % count;
        const angle = angleOfFrame(frame, count, from);
        expect(frameAt(angle, count)).toBe(frame);
        expect(Math.abs(angle - from)).toBeLessThanOrEqual(0.5 + 1e-9);
      }),
    );
  });
});

describe('spinFreely', () => {
  test('keeps its direction, loses speed and ends', () => {
    fc.assert(
      fc.property(speeds, fc.double({ min: 0.001, max: 1, noNaN: true }), (speed, seconds) => {
        const { turned, velocity } = spinFreely(speed, seconds);
        expect(Math.abs(velocity)).toBeLessThanOrEqual(Math.abs(speed));
        expect(turned * speed).toBeGreaterThanOrEqual(0);
        expect(Math.abs(turned)).toBeLessThanOrEqual(Math.abs(speed) * seconds + 1e-9);
        expect(spinFreely(SLOWEST_SPIN / 2, seconds).velocity).toBe(0);
      }),
    );
  });

  test('gets equally far in one long and in many short steps', () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: FASTEST_SPIN, noNaN: true }), (speed) => {
        let state = { turned: 0, velocity: speed };
        let turned = 0;
        for (let step = 0; step < 10; step += 1) {
          state = spinFreely(state.velocity, 0.02);
          turned += state.turned;
        }
        expect(turned).toBeCloseTo(spinFreely(speed, 0.2).turned, 9);
      }),
    );
  });

  test('has speeds that the eye can follow', () => {
    expect([limitSpin(9), limitSpin(-9), limitSpin(1)]).toEqual([FASTEST_SPIN, -FASTEST_SPIN, 1]);
  });
});

describe('loadingOrder', () => {
  test('begins with every sixth picture', () => {
    expect(loadingOrder(36).slice(0, 8)).toEqual([0, 6, 12, 18, 24, 30, 3, 9]);
  });

  test('names every picture once', () => {
    fc.assert(
      fc.property(counts, (count) => {
        const order = loadingOrder(count);
        expect(order[0]).toBe(0);
        expect(order.toSorted((one, other) => one - other)).toEqual(
          Array.from({ length: count }, (_, i) => i),
        );
      }),
    );
  });
});

describe('nearestLoaded', () => {
  test('finds the nearest picture that is there, around the end too', () => {
    const there = new Set([0, 6]);
    const isLoaded = (index: number) => there.has(index);
    expect([0, 2, 4, 11].map((wanted) => nearestLoaded(wanted, 12, isLoaded))).toEqual([0, 0, 6, 0]);
    expect(nearestLoaded(3, 12, () => false)).toBeUndefined();
  });

  test('finds one whenever one is there', () => {
    fc.assert(
      fc.property(counts, fc.nat(), fc.nat(), (count, wanted, there) => {
        expect(nearestLoaded(wanted % count, count, (index) => index === there % count)).toBe(there % count);
      }),
    );
  });
});
