import { directionOnPicture, pointOnPicture } from '@vitrine/core/panorama/projection';
import type { PanoramaDirection } from '@vitrine/core/world/panorama';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { degreesBetween } from '../../testing/degrees-between.ts';
import { directionOf } from '../angles.ts';
import type { View } from '../tour.ts';
import { placementOf, startViewOf } from './start-view.ts';

const AHEAD = startViewOf({ yaw: 30, pitch: 0, fieldOfView: { degrees: 90, axis: 'horizontal' } });

/** Any turn: tours count beyond a full one, and downwards from above. */
const angles = { yaw: fc.integer({ min: -720, max: 720 }), pitch: fc.integer({ min: -200, max: 200 }) };
const directions = fc.record(angles);
const views: fc.Arbitrary<View> = fc.record({
  ...angles,
  fieldOfView: fc.record({
    degrees: fc.double({ min: -10, max: 200, noNaN: true }),
    axis: fc.constantFrom('horizontal', 'vertical'),
  }),
});

const MIDDLE = { x: 50, y: 50 };
const FAR = { x: Infinity, y: Infinity };

/** Degrees across of the picture of a scene. */
function field(degrees: number, axis: 'horizontal' | 'vertical') {
  return startViewOf({ yaw: 0, pitch: 0, fieldOfView: { degrees, axis } }).fieldOfView;
}

describe('the start view of a location', () => {
  test('is that of the scene, as wide as it, within what a picture can show', () => {
    expect(field(90, 'horizontal')).toBe(90);
    expect(field(70, 'vertical')).toBeCloseTo(86.07, 2);
    expect([field(1, 'horizontal'), field(170, 'horizontal'), field(Number.NaN, 'vertical')]).toEqual([
      30, 120, 30,
    ]);
    expect(
      startViewOf({ yaw: 270, pitch: -20.126, fieldOfView: { degrees: 60, axis: 'horizontal' } }),
    ).toEqual({ yaw: -90, pitch: -20.13, fieldOfView: 60 });
  });

  test('is one that the CMS keeps, whatever the tour names', () => {
    fc.assert(
      fc.property(views, (view) => {
        const { yaw, pitch, fieldOfView } = startViewOf(view);
        expect(Math.abs(yaw)).toBeLessThanOrEqual(180);
        expect(Math.abs(pitch)).toBeLessThanOrEqual(90);
        expect(fieldOfView).toBeGreaterThanOrEqual(30);
        expect(fieldOfView).toBeLessThanOrEqual(120);
      }),
    );
  });
});

describe('the position of a hotspot', () => {
  test('is on the picture where both of its shapes show it', () => {
    expect(placementOf({ yaw: 30, pitch: 0 }, AHEAD)).toEqual({ position: { x: 50, y: 50 } });
    expect(placementOf({ yaw: 50, pitch: 10 }, AHEAD)).toEqual({ position: { x: 68.2, y: 37.49 } });
  });

  test.each([
    ['to the left', { yaw: -60, pitch: 0 }],
    ['behind', { yaw: -150, pitch: 0 }],
    ['above', { yaw: 30, pitch: 80 }],
    ['where 16:9 is cut off', { yaw: 30, pitch: 30 }],
  ])('is in the panorama %s', (_, direction) => {
    expect(placementOf(direction, AHEAD)).toEqual({ position_panorama: direction });
  });

  test('is where the tour had it, in every view', () => {
    fc.assert(
      fc.property(directions, views, (hotspot, view) => {
        const start = startViewOf(view);
        const { position, position_panorama: inPanorama } = placementOf(hotspot, start) as {
          readonly position?: { readonly x: number; readonly y: number };
          readonly position_panorama?: PanoramaDirection;
        };
        expect([position, inPanorama].filter((one) => one !== undefined)).toHaveLength(1);
        const { x, y } = position ?? MIDDLE;
        expect(Math.abs(x - 50)).toBeLessThanOrEqual(50);
        // The middle three quarters are seen in 16:9.
        expect(Math.abs(y - 50)).toBeLessThanOrEqual(37.5);
        const own = directionOf(hotspot.yaw, hotspot.pitch);
        expect(degreesBetween(inPanorama ?? directionOnPicture({ x, y }, start), own)).toBeLessThan(0.03);
        // What the picture shows is on it.
        const point = pointOnPicture(own, start) ?? FAR;
        const isShown = Math.abs(point.x - 50) < 49.99 && Math.abs(point.y - 50) < 37.49;
        expect(isShown && position === undefined).toBe(false);
      }),
      { numRuns: 3000 },
    );
  });
});
