import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  blendZooms,
  centreOn,
  changeByFingers,
  changeZoom,
  isZoomedIn,
  leanTowards,
  MAX_ZOOM,
  NO_ZOOM,
  zoomOfWheel,
} from './zoom.ts';
import type { Zoom } from './zoom.ts';

const BOX = { width: 1000, height: 500 };
const point = fc.record({
  x: fc.double({ min: 0, max: BOX.width, noNaN: true }),
  y: fc.double({ min: 0, max: BOX.height, noNaN: true }),
});
const change = fc.record({ from: point, to: point, by: fc.double({ min: 0.2, max: 5, noNaN: true }) });
const zoom = fc
  .array(change, { maxLength: 4 })
  .map((changes) => changes.reduce<Zoom>((state, one) => changeZoom(state, one, BOX), NO_ZOOM));

describe('the picture', () => {
  test('covers its box after any changes', () => {
    fc.assert(
      fc.property(zoom, ({ scale, offset }) => {
        expect(scale).toBeGreaterThanOrEqual(1);
        expect(scale).toBeLessThanOrEqual(MAX_ZOOM);
        expect(offset.x).toBeLessThanOrEqual(0);
        expect(offset.y).toBeLessThanOrEqual(0);
        expect(BOX.width * scale + offset.x).toBeGreaterThanOrEqual(BOX.width - 1e-6);
        expect(BOX.height * scale + offset.y).toBeGreaterThanOrEqual(BOX.height - 1e-6);
      }),
    );
  });

  test('grows around the point that is pointed at', () => {
    fc.assert(
      fc.property(zoom, point, fc.double({ min: 1, max: 3, noNaN: true }), (before, at, by) => {
        const after = changeZoom(before, { from: at, to: at, by }, BOX);
        const seen = (at.x - before.offset.x) / before.scale;
        expect(seen * after.scale + after.offset.x).toBeCloseTo(at.x, 6);
      }),
    );
  });

  test('is the whole room again when it is made small enough', () => {
    fc.assert(
      fc.property(zoom, point, (before, at) => {
        expect(changeZoom(before, { from: at, to: at, by: 1 / MAX_ZOOM }, BOX)).toEqual(NO_ZOOM);
      }),
    );
  });

  test('does not move while it is whole', () => {
    const drag = { from: { x: 100, y: 100 }, to: { x: 300, y: 200 }, by: 1 };
    expect(changeZoom(NO_ZOOM, drag, BOX)).toEqual(NO_ZOOM);
  });
});

test('a finger drags, two of them also enlarge', () => {
  const zoomed = changeZoom(NO_ZOOM, { from: { x: 500, y: 250 }, to: { x: 500, y: 250 }, by: 2 }, BOX);
  const dragged = changeZoom(zoomed, changeByFingers([{ x: 400, y: 200 }], [{ x: 450, y: 180 }]), BOX);
  expect(dragged).toEqual({ scale: 2, offset: { x: -450, y: -270 } });
  const one = { x: 450, y: 250 };
  const other = { x: 550, y: 250 };
  const apart = changeByFingers(
    [one, other],
    [
      { x: 400, y: 250 },
      { x: 600, y: 250 },
    ],
  );
  expect(apart).toEqual({ from: { x: 500, y: 250 }, to: { x: 500, y: 250 }, by: 2 });
  expect(changeByFingers([one, one], [one, other]).by).toBe(1);
});

test('a point gets into the middle, as far as the picture reaches', () => {
  const zoomed = changeZoom(NO_ZOOM, { from: { x: 0, y: 0 }, to: { x: 0, y: 0 }, by: 2 }, BOX);
  expect(centreOn(zoomed, { x: 600, y: 300 }, BOX).offset).toEqual({ x: -100, y: -50 });
  expect(centreOn(zoomed, { x: 10, y: 10 }, BOX).offset).toEqual({ x: 0, y: 0 });
});

test('a picture that leans towards the pointer covers its box, and is not zoomed', () => {
  fc.assert(
    fc.property(point, (at) => {
      const lean = leanTowards(at, BOX);
      expect(isZoomedIn(lean)).toBe(false);
      expect(at.x * lean.scale + lean.offset.x).toBeCloseTo(at.x, 6);
      expect(BOX.width * lean.scale + lean.offset.x).toBeGreaterThanOrEqual(BOX.width - 1e-6);
    }),
  );
});

test('half of the way between two zooms', () => {
  const other = { scale: 3, offset: { x: -200, y: -100 } };
  expect(blendZooms(NO_ZOOM, other, 0.5)).toEqual({ scale: 2, offset: { x: -100, y: -50 } });
  expect(blendZooms(NO_ZOOM, other, 1)).toEqual(other);
});

test('zooms further where more is allowed', () => {
  const middle = { x: 500, y: 250 };
  const { scale } = changeZoom(NO_ZOOM, { from: middle, to: middle, by: 100 }, BOX, 8);
  expect(scale).toBe(8);
});

function wheel(deltaY: number, deltaMode = 0): number {
  return zoomOfWheel({ deltaY, deltaMode, ctrlKey: false });
}

function pinch(deltaY: number): number {
  return zoomOfWheel({ deltaY, deltaMode: 0, ctrlKey: true });
}

test('a step of the wheel enlarges by a sixth, and a step back undoes it', () => {
  expect(wheel(-100)).toBeCloseTo(1.17, 2);
  expect(wheel(-3, 1)).toBeCloseTo(wheel(-120), 10);
  expect(wheel(-3, 1) * wheel(3, 1)).toBeCloseTo(1, 10);
  expect(pinch(-5)).toBeGreaterThan(wheel(-5));
  expect(pinch(-1e6)).toBeLessThan(8);
});
