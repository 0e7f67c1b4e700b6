import { pinOnPlan, coneOnPlan } from '@vitrine/core/placing/on-plan';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MapLocation } from '../../../contracts/map.ts';
import {
  handleOf,
  kept,
  onPlan,
  pulled,
  putOnPlan,
  setApart,
  setCone,
  takenOff,
  turned,
  withChanges,
} from './on-plan.ts';

const LOCATION: MapLocation = {
  documentId: 'hall',
  title: 'Hall',
  locale: 'en',
  position: { x: 50, y: 50 },
  pin: null,
  direction: null,
  station: null,
  status: 'draft',
};

describe('a location on the floor plan', () => {
  test('a pin that has no point of its own is pulled with its camera', () => {
    expect(pulled(LOCATION, 'pin', { x: 20, y: 30 }, 2)).toEqual([
      { field: 'position', value: { x: 20, y: 30 } },
    ]);
  });

  test('a pin of its own leaves the camera where the picture was taken', () => {
    const apart = { ...LOCATION, pin: { x: 60, y: 50 } };
    expect(pulled(apart, 'pin', { x: 20, y: 30 }, 2)).toEqual([{ field: 'pin', value: { x: 20, y: 30 } }]);
    expect(pulled(apart, 'camera', { x: 1, y: 2 }, 2)).toEqual([
      { field: 'position', value: { x: 1, y: 2 } },
    ]);
  });

  test('a cone is pulled round in whole degrees, and not to its own middle', () => {
    expect(pulled(LOCATION, 'turn', { x: 60, y: 50 }, 2)).toEqual([{ field: 'direction', value: 90 }]);
    expect(pulled(LOCATION, 'turn', { x: 49.99, y: 0 }, 2)).toEqual([{ field: 'direction', value: 0 }]);
    expect(pulled(LOCATION, 'turn', { x: 50, y: 50 }, 2)).toEqual([]);
  });

  test('keys turn over the upper edge in both directions', () => {
    const looking = (direction: number) => ({ ...LOCATION, direction });
    expect(turned(looking(359), 1)).toEqual([{ field: 'direction', value: 0 }]);
    expect(turned(looking(0), -15)).toEqual([{ field: 'direction', value: 345 }]);
    expect(turned(looking(-90), -0.1)).toEqual([{ field: 'direction', value: 269.9 }]);
    expect(turned(LOCATION, 1)).toEqual([]);
  });

  test('a pin of its own begins ahead of its camera, or behind it at the edge', () => {
    const ahead = setApart({ ...LOCATION, direction: 90 }, true, 2);
    expect(ahead).toEqual([
      { field: 'position', value: { x: 50, y: 50 } },
      { field: 'pin', value: { x: 68, y: 50 } },
    ]);
    const behind = setApart({ ...LOCATION, position: { x: 98, y: 50 }, direction: 90 }, true, 2);
    expect(behind[1]).toEqual({ field: 'pin', value: { x: 80, y: 50 } });
  });

  test('a new cone looks towards the pin, else up', () => {
    expect(setCone(LOCATION, true, 1)).toEqual([{ field: 'direction', value: 0 }]);
    expect(setCone({ ...LOCATION, pin: { x: 40, y: 50 } }, true, 1)).toEqual([
      { field: 'direction', value: 270 },
    ]);
    expect(setCone({ ...LOCATION, direction: 4 }, false, 1)).toEqual([{ field: 'direction', value: null }]);
  });
});

const percent = fc.double({ min: 0, max: 100, noNaN: true });
const point = fc.record({ x: percent, y: percent });
const far = fc.double({ min: -300, max: 400, noNaN: true });
const anywhere = fc.record({ x: far, y: far });
const ratio = fc.double({ min: 0.3, max: 4, noNaN: true });
const location: fc.Arbitrary<MapLocation> = fc.record({
  documentId: fc.constant('hall'),
  title: fc.constant('Hall'),
  locale: fc.constant('en'),
  position: fc.option(point, { nil: null }),
  pin: fc.option(point, { nil: null }),
  direction: fc.option(fc.double({ min: -360, max: 360, noNaN: true }), { nil: null }),
  station: fc.constant(null),
  status: fc.constant('draft'),
});
const placed = location.filter((one) => onPlan(one) !== undefined);
const off = location.map((one): MapLocation => withChanges(one, takenOff()));

describe('for all locations', () => {
  test('it is drawn where visitors see it', () => {
    fc.assert(
      fc.property(location, (given) => {
        const { position, pin, direction } = given;
        const visitors = {
          ...(position && { floorPlanPosition: position }),
          ...(pin && { planPin: pin }),
          ...(direction !== null && { planDirection: ((direction % 360) + 360) % 360 }),
        };
        expect(onPlan(given)?.pin).toEqual(pinOnPlan(visitors));
        expect(onPlan(given)?.cone).toEqual(coneOnPlan(visitors));
      }),
    );
  });

  test('what is pulled to a point is there, or at the nearest point of the plan', () => {
    fc.assert(
      fc.property(placed, anywhere, fc.constantFrom('pin', 'camera'), ratio, (given, to, grip, at) => {
        const after = onPlan(withChanges(given, pulled(given, grip, to, at)));
        const found = grip === 'pin' ? after?.pin : after?.camera;
        expect(found).toEqual(kept(to));
        expect(Math.min(found?.x ?? -1, found?.y ?? -1)).toBeGreaterThanOrEqual(0);
        expect(Math.max(found?.x ?? 101, found?.y ?? 101)).toBeLessThanOrEqual(100);
      }),
    );
  });

  test('a pull of the pin turns nothing, one of the cone moves nothing, and off the plan nothing is pulled', () => {
    fc.assert(
      fc.property(location, off, anywhere, ratio, (given, gone, to, at) => {
        expect(withChanges(given, pulled(given, 'pin', to, at)).direction).toBe(given.direction);
        const after = withChanges(given, pulled(given, 'turn', to, at));
        expect([after.position, after.pin]).toEqual([given.position, given.pin]);
        expect(pulled(gone, 'pin', to, at)).toEqual([]);
        expect(setApart(gone, true, at)).toEqual([]);
      }),
    );
  });

  test('the handle of a cone can be reached, and taking hold of it turns nothing', () => {
    fc.assert(
      fc.property(placed, fc.integer({ min: 0, max: 359 }), ratio, (given, direction, at) => {
        const start = { ...given, direction };
        const { cone } = onPlan(start) ?? {};
        const handle = handleOf(cone ?? { from: { x: -1, y: -1 }, direction }, at);
        for (const side of [handle.x, handle.y]) {
          expect(side).toBeGreaterThanOrEqual(-3.001);
          expect(side).toBeLessThanOrEqual(103.001);
        }
        expect(withChanges(start, pulled(start, 'turn', handle, at)).direction).toBe(direction);
      }),
    );
  });

  test('a pulled cone looks to where it was pulled, to half a degree', () => {
    fc.assert(
      fc.property(placed, anywhere, ratio, (given, to, at) => {
        const { camera } = onPlan(given) ?? { camera: to };
        fc.pre(Math.hypot(to.x - camera.x, (to.y - camera.y) / at) > 0.01);
        const after = withChanges(given, pulled(given, 'turn', to, at));
        const asked = Math.atan2(to.x - camera.x, -(to.y - camera.y) / at);
        const likeness = Math.cos(((after.direction ?? 0) * Math.PI) / 180 - asked);
        expect(likeness).toBeGreaterThanOrEqual(Math.cos((0.51 * Math.PI) / 180));
      }),
    );
  });

  test('directions that are written can be stored, and turning there and back looks the same way', () => {
    const by = fc.constantFrom(0.1, 1, 15, -0.1, -1, -15, 180, -180);
    fc.assert(
      fc.property(location, fc.integer({ min: 0, max: 3599 }), by, (given, tenths, step) => {
        const start = { ...given, direction: tenths / 10 };
        const there = withChanges(start, turned(start, step));
        expect(there.direction).toBeGreaterThanOrEqual(0);
        expect(there.direction).toBeLessThan(360);
        const back = withChanges(there, turned(there, -step));
        expect(Math.abs((back.direction ?? 0) - start.direction) % 360).toBeCloseTo(0, 9);
      }),
    );
  });

  test('a pin of its own is on the plan, and without it the camera is where it was', () => {
    fc.assert(
      fc.property(placed, ratio, (given, at) => {
        const camera = onPlan(given)?.camera;
        const apart = withChanges(given, setApart(given, true, at));
        expect(apart.pin).toEqual(kept(apart.pin ?? { x: -1, y: -1 }));
        expect(onPlan(apart)).toMatchObject({ isApart: true, camera });
        const together = withChanges(apart, setApart(apart, false, at));
        expect(onPlan(together)).toMatchObject({ pin: camera, camera, isApart: false });
      }),
    );
  });

  test('what is taken off the plan is put on it again', () => {
    fc.assert(
      fc.property(off, anywhere, (gone, to) => {
        expect(onPlan(gone)).toBeUndefined();
        expect(onPlan(withChanges(gone, putOnPlan(to)))?.pin).toEqual(kept(to));
      }),
    );
  });
});
