import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  limitScale,
  MAX_SCALE,
  PAGE_GAP,
  PIXELS_PER_POINT,
  SMALLEST_SCALE,
  stepScale,
  wholeScale,
  widthScale,
} from './zoom.ts';

function sizes(min: number, max: number) {
  return fc.record({ width: fc.integer({ min, max }), height: fc.integer({ min, max }) });
}
const scales = fc.double({ min: SMALLEST_SCALE, max: MAX_SCALE, noNaN: true });
const columns = fc.constantFrom(1, 2);

test('pages fit the width of the box, or are seen whole in it, with their gaps', () => {
  fc.assert(
    fc.property(sizes(400, 1000), sizes(900, 3000), columns, (page, box, count) => {
      const room = box.width - (count + 1) * PAGE_GAP;
      expect(widthScale(page, box, count) * PIXELS_PER_POINT * page.width * count).toBeCloseTo(room, 6);
      const whole = wholeScale(page, box, count) * PIXELS_PER_POINT;
      expect(whole * page.width * count).toBeLessThanOrEqual(room + 1e-6);
      expect(whole * page.height).toBeLessThanOrEqual(box.height - 2 * PAGE_GAP + 1e-6);
    }),
  );
});

test('a scale that cannot be shown is never taken', () => {
  const page = { width: 595, height: 842 };
  expect(limitScale(Number.NaN)).toBe(1);
  expect(limitScale(1000)).toBe(MAX_SCALE);
  expect(widthScale(page, { width: 0, height: 0 }, 2)).toBe(SMALLEST_SCALE);
  expect(wholeScale(page, { width: 0, height: 0 }, 1)).toBe(SMALLEST_SCALE);
});

describe('stepScale', () => {
  test('goes up and down, stops at 100 %, and stays in its bounds', () => {
    expect(stepScale(0.9, 1)).toBe(1);
    expect(stepScale(1.2, -1)).toBe(1);
    expect(stepScale(1, 1)).toBe(1.25);
    fc.assert(
      fc.property(scales, fc.constantFrom(1 as const, -1 as const), (scale, direction) => {
        const next = stepScale(scale, direction);
        expect((next - scale) * direction).toBeGreaterThanOrEqual(0);
        expect(next).toBeGreaterThanOrEqual(SMALLEST_SCALE);
        expect(next).toBeLessThanOrEqual(MAX_SCALE);
      }),
    );
  });
});
