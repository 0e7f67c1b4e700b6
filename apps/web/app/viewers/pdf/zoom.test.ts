import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_SCALE, PAGE_GAP, PIXELS_PER_POINT, SMALLEST_SCALE, scaleOf, stepScale } from './zoom.ts';

function sizes(min: number, max: number) {
  return fc.record({ width: fc.integer({ min, max }), height: fc.integer({ min, max }) });
}
const scales = fc.double({ min: SMALLEST_SCALE, max: MAX_SCALE, noNaN: true });

describe('scaleOf', () => {
  test('fits the width, or whole pages, into the box', () => {
    fc.assert(
      fc.property(sizes(400, 1000), sizes(300, 3000), (page, box) => {
        const wide = scaleOf('width', page, box) * page.width * PIXELS_PER_POINT;
        expect(wide).toBeCloseTo(box.width - 2 * PAGE_GAP, 6);
        const whole = scaleOf('page', page, box) * PIXELS_PER_POINT;
        expect(whole * page.width).toBeLessThanOrEqual(box.width - 2 * PAGE_GAP + 1e-6);
        expect(whole * page.height).toBeLessThanOrEqual(box.height - 2 * PAGE_GAP + 1e-6);
        expect(scaleOf('auto', page, box)).toBeLessThanOrEqual(scaleOf('width', page, box) + 1e-9);
      }),
    );
  });

  test('reads comfortably without a chosen scale, and never takes a scale that cannot be shown', () => {
    const page = { width: 595, height: 842 };
    expect(scaleOf('auto', page, { width: 1920, height: 900 })).toBe(1.25);
    expect(scaleOf(Number.NaN, page, page)).toBe(1);
    expect(scaleOf(1000, page, page)).toBe(MAX_SCALE);
    expect(scaleOf('width', page, { width: 0, height: 0 })).toBe(SMALLEST_SCALE);
  });
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
