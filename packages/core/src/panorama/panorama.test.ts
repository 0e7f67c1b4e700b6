import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { coverPoint } from '../placing/cover.ts';
import { toCentreCrop } from '../placing/picture-point.ts';
import type { StartView } from '../world/panorama.ts';
import { blendLooks, changeLook, isSameLook, pointInBox, startLook } from './look.ts';
import { directionOnPicture, pointOnPicture, standInOnPicture, wrappedYaw } from './projection.ts';

const percent = fc.double({ min: 0, max: 100, noNaN: true });
const points = fc.record({ x: percent, y: percent });
const directions = fc.record({
  yaw: fc.double({ min: -180, max: 180, noNaN: true }),
  pitch: fc.double({ min: -89, max: 89, noNaN: true }),
});
const starts: fc.Arbitrary<StartView> = fc.record({
  yaw: fc.double({ min: -180, max: 180, noNaN: true }),
  pitch: fc.double({ min: -90, max: 90, noNaN: true }),
  fieldOfView: fc.integer({ min: 30, max: 120 }),
});
const boxes = fc.record({
  width: fc.integer({ min: 300, max: 4000 }),
  height: fc.integer({ min: 300, max: 4000 }),
});

const AHEAD: StartView = { yaw: 0, pitch: 0, fieldOfView: 90 };

describe('a point of the picture and its direction in the panorama', () => {
  test('lead to each other', () => {
    fc.assert(
      fc.property(points, starts, (point, start) => {
        const back = pointOnPicture(directionOnPicture(point, start), start);
        expect(back?.x).toBeCloseTo(point.x, 6);
        expect(back?.y).toBeCloseTo(point.y, 6);
      }),
    );
  });

  test('are those of a camera: the edges are half of the field of view away', () => {
    expect(directionOnPicture({ x: 50, y: 50 }, AHEAD)).toEqual({ yaw: 0, pitch: 0 });
    expect(directionOnPicture({ x: 100, y: 50 }, AHEAD).yaw).toBeCloseTo(45, 9);
    expect(directionOnPicture({ x: 0, y: 50 }, { ...AHEAD, yaw: 170 }).yaw).toBeCloseTo(125, 9);
    expect(directionOnPicture({ x: 50, y: 0 }, AHEAD).pitch).toBeCloseTo(36.87, 2);
  });

  test('fold at the pole: beyond straight up one looks at what is behind', () => {
    const { yaw, pitch } = directionOnPicture({ x: 50, y: 0 }, { ...AHEAD, pitch: 80 });
    expect(Math.abs(yaw)).toBeCloseTo(180, 9);
    expect(pitch).toBeCloseTo(180 - 80 - 36.87, 2);
    fc.assert(
      fc.property(points, starts, (point, start) => {
        const direction = directionOnPicture(point, start);
        expect(Math.abs(direction.yaw)).toBeLessThanOrEqual(180);
        expect(Math.abs(direction.pitch)).toBeLessThanOrEqual(90);
      }),
    );
  });

  test('nothing behind the visitor has a point on the picture, and everything has one that stands for it', () => {
    expect(pointOnPicture({ yaw: 180, pitch: 0 }, AHEAD)).toBeUndefined();
    expect(standInOnPicture({ yaw: 180, pitch: 0 }, AHEAD)).toEqual({ x: 50, y: 120 });
    expect(standInOnPicture({ yaw: 120, pitch: 0 }, AHEAD)).toEqual({ x: 120, y: 50 });
    expect(standInOnPicture({ yaw: -100, pitch: 0 }, AHEAD)).toEqual({ x: -20, y: 50 });
    expect(standInOnPicture({ yaw: 30, pitch: 0 }, AHEAD).x).toBeCloseTo(50 + 50 * Math.tan(Math.PI / 6), 9);
    fc.assert(
      fc.property(directions, starts, (direction, start) => {
        const { x, y } = standInOnPicture(direction, start);
        expect(Math.max(Math.abs(x - 50), Math.abs(y - 50))).toBeLessThanOrEqual(70 + 1e-6);
      }),
    );
  });
});

describe('looking around in a box', () => {
  test('begins with exactly what the picture shows there, in every window', () => {
    const pictures = fc.constantFrom(4 / 3, 16 / 9, 3 / 4, 9 / 16);
    fc.assert(
      fc.property(points, starts, boxes, pictures, (point, start, box, widthToHeight) => {
        const cover = { box, widthToHeight };
        const onPicture = widthToHeight === 4 / 3 ? point : toCentreCrop(point, widthToHeight);
        const seen = pointInBox(directionOnPicture(point, start), startLook(start, cover), box);
        const drawn = coverPoint(onPicture, cover);
        expect(seen?.x).toBeCloseTo(drawn.x, 3);
        expect(seen?.y).toBeCloseTo(drawn.y, 3);
      }),
    );
  });

  const box = { width: 1600, height: 900 };
  const start = startLook(AHEAD, { box, widthToHeight: 16 / 9 });
  const middle = { x: 800, y: 450 };

  test('what is in the middle stays under the finger', () => {
    const turned = changeLook(start, { from: middle, to: { x: 810, y: 455 }, by: 1 }, box, start);
    const seen = pointInBox({ yaw: 0, pitch: 0 }, turned, box);
    expect(seen?.x).toBeCloseTo(810, 0);
    expect(seen?.y).toBeCloseTo(455, 0);
  });

  test('never turns over the pole, nor closer or wider than the picture bears', () => {
    const pulls = fc.array(
      fc.record({
        x: fc.integer({ min: -900, max: 900 }),
        y: fc.integer({ min: -900, max: 900 }),
        by: fc.double({ min: 0.2, max: 5, noNaN: true }),
      }),
    );
    fc.assert(
      fc.property(pulls, (moves) => {
        const end = moves.reduce(
          (look, { x, y, by }) =>
            changeLook(look, { from: middle, to: { x: 800 + x, y: 450 + y }, by }, box, start),
          start,
        );
        expect(Math.abs(end.pitch)).toBeLessThanOrEqual(85);
        expect(Math.abs(end.yaw)).toBeLessThanOrEqual(180);
        expect(end.height).toBeGreaterThanOrEqual(18);
        expect(end.height).toBeLessThanOrEqual(Math.max(80, start.height));
      }),
    );
  });

  test('turns back by the shorter side', () => {
    const from = { ...start, yaw: 170 };
    const to = { ...start, yaw: -170 };
    expect(Math.abs(blendLooks(from, to, 0.5).yaw)).toBe(180);
    expect(isSameLook(blendLooks(from, to, 1), to)).toBe(true);
    expect(isSameLook(from, to)).toBe(false);
    expect(wrappedYaw(-180)).toBe(180);
  });
});
