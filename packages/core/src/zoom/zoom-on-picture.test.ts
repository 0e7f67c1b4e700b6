import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Cover } from '../placing/cover.ts';
import { changeZoom, MAX_ZOOM, NO_ZOOM } from './zoom.ts';
import { zoomInBox, zoomOnPicture } from './zoom-on-picture.ts';

const LAPTOP: Cover = { box: { width: 1280, height: 720 }, widthToHeight: 16 / 9 };
const PHONE: Cover = { box: { width: 390, height: 600 }, widthToHeight: 4 / 3 };

test('the whole picture is the whole picture everywhere', () => {
  expect(zoomOnPicture(NO_ZOOM, LAPTOP)).toEqual({ scale: 1, x: 50, y: 50 });
  expect(zoomInBox({ scale: 1, x: 50, y: 50 }, PHONE)).toEqual(NO_ZOOM);
  // A picture that leans is not enlarged.
  expect(zoomOnPicture({ scale: 1.008, offset: { x: -3, y: -2 } }, LAPTOP).scale).toBe(1);
});

test('what is in the middle of one window is in the middle of the other', () => {
  const middle = { scale: 3, x: 45, y: 60 };
  for (const cover of [LAPTOP, PHONE]) {
    const shown = zoomOnPicture(zoomInBox(middle, cover), cover);
    expect(shown.scale).toBeCloseTo(3);
    expect(shown.x).toBeCloseTo(45);
    expect(shown.y).toBeCloseTo(60);
  }
});

const covers = fc.record({
  box: fc.record({
    width: fc.integer({ min: 200, max: 4_000 }),
    height: fc.integer({ min: 200, max: 3_000 }),
  }),
  widthToHeight: fc.constantFrom(4 / 3, 16 / 9, 9 / 16),
});

test('the picture always covers its box, whatever is sent', () => {
  const sent = fc.record({
    scale: fc.double({ min: 1, max: 16, noNaN: true }),
    x: fc.double({ min: -100, max: 200, noNaN: true }),
    y: fc.double({ min: -100, max: 200, noNaN: true }),
  });
  fc.assert(
    fc.property(covers, sent, (cover, view) => {
      const { scale, offset } = zoomInBox(view, cover);
      expect(scale).toBeLessThanOrEqual(MAX_ZOOM);
      for (const [at, side] of [
        [offset.x, cover.box.width],
        [offset.y, cover.box.height],
      ] as const) {
        expect(at).toBeLessThanOrEqual(0.001);
        expect(at).toBeGreaterThanOrEqual(side * (1 - scale) - 0.001);
      }
    }),
  );
});

test('a window that is sent its own zoom does not move', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(covers, share, share, fc.double({ min: 1.1, max: 4, noNaN: true }), (cover, x, y, by) => {
      const point = { x: x * cover.box.width, y: y * cover.box.height };
      const zoom = changeZoom(NO_ZOOM, { from: point, to: point, by }, cover.box);
      const again = zoomInBox(zoomOnPicture(zoom, cover), cover);
      expect(again.scale).toBeCloseTo(zoom.scale, 6);
      expect(again.offset.x).toBeCloseTo(zoom.offset.x, 4);
      expect(again.offset.y).toBeCloseTo(zoom.offset.y, 4);
    }),
  );
});
