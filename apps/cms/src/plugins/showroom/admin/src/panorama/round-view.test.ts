import { directionOnPicture } from '@vitrine/core/panorama/projection';
import type { StartView } from '@vitrine/core/world/panorama';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedView, isWellSeen, pointInView, viewTowards } from './round-view.ts';

const FIRST: StartView = { yaw: 40, pitch: -5, fieldOfView: 80 };

const percent = fc.double({ min: 0, max: 100, noNaN: true });
const points = fc.record({ x: percent, y: percent });

test('the wheel leaves the middle where it is, within the limits of visitors', () => {
  const middle = { x: 50, y: 50 };
  const closer = changedView(FIRST, { from: middle, to: middle, by: 2 }, FIRST);
  expect(closer).toMatchObject({ yaw: 40, pitch: -5 });
  expect(Math.tan((closer.fieldOfView * Math.PI) / 360)).toBeCloseTo(Math.tan((80 * Math.PI) / 360) / 2, 9);
  const closest = changedView(FIRST, { from: middle, to: middle, by: 1000 }, FIRST);
  expect(closest.fieldOfView).toBeGreaterThan(20);
});

test('dragging to the right looks to the left', () => {
  const turned = changedView(FIRST, { from: { x: 40, y: 50 }, to: { x: 60, y: 50 }, by: 1 }, FIRST);
  expect(turned.yaw).toBeLessThan(FIRST.yaw);
  expect(turned.fieldOfView).toBeCloseTo(FIRST.fieldOfView, 9);
});

test('what a point of the pane shows is at that point', () => {
  fc.assert(
    fc.property(points, (point) => {
      const seen = pointInView(directionOnPicture(point, FIRST), FIRST);
      // At the very edge rounding decides.
      if (Math.min(point.x, point.y, 100 - point.x, 100 - point.y) < 1e-6) return;
      expect(seen?.x).toBeCloseTo(point.x, 6);
      expect(seen?.y).toBeCloseTo(point.y, 6);
    }),
  );
});

test('turned to a direction, the view shows it in its middle', () => {
  const behind = { yaw: -150, pitch: 10 };
  expect(isWellSeen(behind, FIRST)).toBe(false);
  expect(pointInView(behind, FIRST)).toBeUndefined();
  const turned = viewTowards(FIRST, behind);
  expect(isWellSeen(behind, turned)).toBe(true);
  expect(pointInView(behind, turned)?.x).toBeCloseTo(50, 9);
  expect(turned).toEqual({ ...behind, fieldOfView: 80 });
});
