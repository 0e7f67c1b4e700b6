import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { coverPoint, uncoverPoint } from './cover.ts';
import { positionInBox } from './edge-marker.ts';
import type { Background } from '../world/background.ts';
import { aPicture } from '../../testing/index.ts';
import {
  fromCentreCrop,
  isOnPicture,
  placedPictureOf,
  pointOf4x3,
  pointOn,
  toCentreCrop,
} from './picture-point.ts';

const side = fc.integer({ min: 1, max: 8000 });
const percent = fc.double({ min: -20, max: 120, noNaN: true });
const points = fc.record({ x: percent, y: percent });
const covers = fc.record({
  box: fc.record({ width: side, height: side }),
  widthToHeight: fc.oneof(fc.constantFrom(4 / 3, 16 / 9), fc.double({ min: 0.3, max: 4, noNaN: true })),
});

describe('the centre crop', () => {
  test('reproduces points that a renderer projected onto both pictures', () => {
    // Pairs of the demo showroom: 4:3 point, 16:9 point.
    for (const [x, y, wideY] of [
      [58.46, 68.4, 74.54],
      [51.2, 29.68, 22.91],
      [49.09, 83, 94],
      [7.76, 59.89, 63.18],
      [29.95, 35.38, 30.5],
      [95.2, 64.25, 69],
    ] as const) {
      const crop = pointOn({ on4x3: { x, y } }, '16x9');
      expect(crop.x).toBe(x);
      expect(Math.abs(crop.y - wideY)).toBeLessThan(0.02);
    }
  });

  test('maps back to itself', () => {
    fc.assert(
      fc.property(points, (point) => {
        const back = fromCentreCrop(toCentreCrop(point));
        expect(back.x).toBe(point.x);
        expect(back.y).toBeCloseTo(point.y, 9);
      }),
    );
  });

  test('gives way to the editor’s own point', () => {
    const on16x9 = { x: 1, y: 2 };
    expect(pointOn({ on4x3: { x: 50, y: 50 }, on16x9 }, '16x9')).toBe(on16x9);
    expect(pointOn({ on4x3: { x: 50, y: 50 }, on16x9 }, '4x3')).toEqual({ x: 50, y: 50 });
  });

  test('of any shape is the whole picture from edge to edge in one direction, and maps back', () => {
    const shapes = fc.double({ min: 0.3, max: 4, noNaN: true });
    fc.assert(
      fc.property(points, shapes, (point, shape) => {
        const back = fromCentreCrop(toCentreCrop(point, shape), shape);
        expect(back.x).toBeCloseTo(point.x, 9);
        expect(back.y).toBeCloseTo(point.y, 9);
        const corner = toCentreCrop({ x: 0, y: 0 }, shape);
        expect(Math.max(corner.x, corner.y)).toBe(0);
      }),
    );
  });

  test('leads back to the 4:3 picture from any other, and to a point that is on it', () => {
    const pictures = fc.oneof(
      fc.constantFrom('4x3' as const, '16x9' as const),
      fc.double({ min: 0.3, max: 4, noNaN: true }).map((mobile) => ({ mobile })),
    );
    fc.assert(
      fc.property(points, pictures, (on4x3, picture) => {
        const back = pointOf4x3(pointOn({ on4x3 }, picture), picture);
        expect(back.x).toBeCloseTo(on4x3.x, 9);
        expect(back.y).toBeCloseTo(on4x3.y, 9);
      }),
    );
    const onPictures = fc.record({
      x: fc.double({ min: 0, max: 100, noNaN: true }),
      y: fc.double({ min: 0, max: 100, noNaN: true }),
    });
    fc.assert(
      fc.property(onPictures, pictures, (point, picture) => {
        expect(isOnPicture(pointOf4x3(point, picture))).toBe(true);
      }),
    );
  });

  test('shows the same on a window of its own shape as the 4:3 picture does', () => {
    const shapes = fc.double({ min: 0.3, max: 4, noNaN: true });
    fc.assert(
      fc.property(points, shapes, side, (on4x3, shape, height) => {
        const box = { width: height * shape, height };
        const crop = coverPoint(pointOn({ on4x3 }, { mobile: shape }), { box, widthToHeight: shape });
        const whole = coverPoint(on4x3, { box, widthToHeight: 4 / 3 });
        expect(crop.x).toBeCloseTo(whole.x, 6);
        expect(crop.y).toBeCloseTo(whole.y, 6);
      }),
    );
  });

  test('of the mobile picture gives way to the editor’s point on it, by the name of the background', () => {
    const onMobile = { x: 3, y: 4 };
    const phone: Background = {
      kind: 'image',
      key: 'mobile',
      media: aPicture({ width: 900, height: 1200 }),
    };
    expect(placedPictureOf(phone)).toEqual({ mobile: 0.75 });
    expect(placedPictureOf({ ...phone, key: 'default_background_16x9' })).toBe('16x9');
    expect(pointOn({ on4x3: { x: 50, y: 50 }, onMobile }, placedPictureOf(phone))).toBe(onMobile);
    // The middle of 4:3 that is 3:4 is 9/16 as wide.
    expect(pointOn({ on4x3: { x: 41, y: 20 } }, placedPictureOf(phone))).toEqual({ x: 34, y: 20 });
  });

  test('knows what is cut off', () => {
    expect(isOnPicture(toCentreCrop({ x: 50, y: 12.5 }))).toBe(true);
    expect(isOnPicture(toCentreCrop({ x: 50, y: 12 }))).toBe(false);
    expect(isOnPicture({ x: 100.1, y: 50 })).toBe(false);
  });
});

describe('covering', () => {
  test('fits the height of a narrow window and overflows its sides', () => {
    const cover = { box: { width: 600, height: 900 }, widthToHeight: 4 / 3 };
    expect(coverPoint({ x: 50, y: 0 }, cover)).toEqual({ x: 300, y: 0 });
    expect(coverPoint({ x: 0, y: 100 }, cover)).toEqual({ x: -300, y: 900 });
    expect(coverPoint({ x: 100, y: 50 }, cover)).toEqual({ x: 900, y: 450 });
  });

  test('fits the width of a wide window and overflows its height', () => {
    const cover = { box: { width: 1600, height: 600 }, widthToHeight: 4 / 3 };
    expect(coverPoint({ x: 100, y: 0 }, cover)).toEqual({ x: 1600, y: -300 });
  });

  test('maps a point back to itself', () => {
    fc.assert(
      fc.property(points, covers, (point, cover) => {
        const back = uncoverPoint(coverPoint(point, cover), cover);
        expect(back.x).toBeCloseTo(point.x, 6);
        expect(back.y).toBeCloseTo(point.y, 6);
      }),
    );
  });

  test('shows the same on a 4:3 picture and its crop wherever the window is as wide as 16:9', () => {
    fc.assert(
      fc.property(points, side, fc.double({ min: 16 / 9, max: 5, noNaN: true }), (point, height, ratio) => {
        const box = { width: height * ratio, height };
        const whole = coverPoint(point, { box, widthToHeight: 4 / 3 });
        const crop = coverPoint(toCentreCrop(point), { box, widthToHeight: 16 / 9 });
        expect(crop.x).toBeCloseTo(whole.x, 6);
        expect(crop.y).toBeCloseTo(whole.y, 6);
      }),
    );
  });
});

describe('positionInBox', () => {
  const narrow = { box: { width: 600, height: 900 }, widthToHeight: 4 / 3 };

  test('leaves a point inside where it is', () => {
    expect(positionInBox({ x: 50, y: 25 }, narrow, 20)).toEqual({
      isInside: true,
      position: { x: 300, y: 225 },
    });
  });

  test('holds a point outside at the edge it lies beyond and points to it', () => {
    expect(positionInBox({ x: 100, y: 50 }, narrow, 20)).toEqual({
      isInside: false,
      position: { x: 580, y: 450 },
      edge: 'right',
      angle: 0,
    });
    expect(positionInBox({ x: 0, y: 50 }, narrow, 20)).toMatchObject({ edge: 'left', angle: 180 });
    const wide = { box: { width: 1600, height: 600 }, widthToHeight: 4 / 3 };
    expect(positionInBox({ x: 50, y: 0 }, wide, 0)).toMatchObject({ edge: 'top', angle: 270 });
    expect(positionInBox({ x: 50, y: 100 }, wide, 0)).toMatchObject({ edge: 'bottom', angle: 90 });
  });

  test('never loses a point: the marker is always in the box', () => {
    fc.assert(
      fc.property(points, covers, fc.integer({ min: 0, max: 200 }), (point, cover, margin) => {
        const { position } = positionInBox(point, cover, margin);
        expect(position.x).toBeGreaterThanOrEqual(0);
        expect(position.y).toBeGreaterThanOrEqual(0);
        expect(position.x).toBeLessThanOrEqual(cover.box.width);
        expect(position.y).toBeLessThanOrEqual(cover.box.height);
      }),
    );
  });
});
