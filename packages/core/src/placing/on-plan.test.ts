import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { coneOnPlan, directionTo, pinOnPlan, planRatio, pointAhead, withinTurn } from './on-plan.ts';

const [camera, room] = [
  { x: 50, y: 80 },
  { x: 50, y: 50 },
];

test('a pin stands in its room, else where the picture was taken', () => {
  expect(pinOnPlan({ floorPlanPosition: camera, planPin: room })).toEqual(room);
  expect(pinOnPlan({ floorPlanPosition: camera })).toEqual(camera);
  expect(pinOnPlan({})).toBeUndefined();
});

test('a picture is seen from where it was taken, in its direction', () => {
  expect(coneOnPlan({ floorPlanPosition: camera, planPin: room, planDirection: 0 })).toEqual({
    from: camera,
    direction: 0,
  });
  expect(coneOnPlan({ planPin: room, planDirection: 90 })?.from).toEqual(room);
  expect(coneOnPlan({ floorPlanPosition: camera })).toBeUndefined();
});

test('a plan of unknown size is a square', () => {
  expect(planRatio({ width: 1600, height: 800 })).toBe(2);
  expect(planRatio({})).toBe(1);
});

test('directions are clockwise from the upper edge, in lengths of the plan and not in percent', () => {
  const middle = { x: 50, y: 50 };
  expect(directionTo(middle, { x: 50, y: 10 }, 2)).toBe(0);
  expect(directionTo(middle, { x: 60, y: 50 }, 2)).toBe(90);
  expect(directionTo(middle, { x: 50, y: 60 }, 2)).toBe(180);
  expect(directionTo(middle, { x: 40, y: 50 }, 2)).toBe(270);
  // Ten percent of the width are twenty of the height.
  expect(directionTo(middle, { x: 60, y: 70 }, 2)).toBeCloseTo(135, 9);
  expect(directionTo(middle, middle, 2)).toBeUndefined();
});

describe('for all plans', () => {
  const percent = fc.double({ min: 0, max: 100, noNaN: true });
  const point = fc.record({ x: percent, y: percent });
  const ratio = fc.double({ min: 0.2, max: 5, noNaN: true });
  const degrees = fc.double({ min: -1080, max: 1080, noNaN: true });

  test('a turn is within one full turn, and looks the same way', () => {
    fc.assert(
      fc.property(degrees, (given) => {
        const turn = withinTurn(given);
        expect(turn).toBeGreaterThanOrEqual(0);
        expect(turn).toBeLessThan(360);
        expect(Math.cos(((turn - given) * Math.PI) / 180)).toBeCloseTo(1, 9);
      }),
    );
  });

  test('what lies ahead lies in that direction', () => {
    fc.assert(
      fc.property(
        point,
        degrees,
        ratio,
        fc.double({ min: 0.5, max: 50, noNaN: true }),
        (from, turn, at, far) => {
          const direction = withinTurn(turn);
          const found = directionTo(from, pointAhead({ from, direction }, at, far), at) ?? Number.NaN;
          // 359.999… and 0 are one direction.
          expect(Math.cos(((found - direction) * Math.PI) / 180)).toBeCloseTo(1, 9);
        },
      ),
    );
  });
});
