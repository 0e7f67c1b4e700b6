import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_SCALE, panBy, toggleZoom, transformOf, WHOLE, zoomAt } from './pan-zoom.ts';
import type { PanZoom } from './pan-zoom.ts';

const part = fc.double({ min: -0.5, max: 0.5, noNaN: true });
const point = fc.record({ x: part, y: part });
const factor = fc.double({ min: 0.01, max: 100, noNaN: true });
const move = fc.record({ x: fc.double({ min: -9, max: 9, noNaN: true }), y: part });
const steps = fc.array(fc.oneof(fc.record({ factor, point }), fc.record({ move })));

function run(all: readonly object[]): PanZoom {
  return all.reduce<PanZoom>((view, step) => {
    if ('move' in step) return panBy(view, step.move as { x: number; y: number });
    const { factor: by, point: at } = step as { factor: number; point: { x: number; y: number } };
    return zoomAt(view, by, at);
  }, WHOLE);
}

describe('zooming and panning', () => {
  test('never leaves a gap between the picture and an edge of its pane, nor zooms beyond its bounds', () => {
    fc.assert(
      fc.property(steps, (all) => {
        const { scale, x, y } = run(all);
        expect(scale).toBeGreaterThanOrEqual(1);
        expect(scale).toBeLessThanOrEqual(MAX_SCALE);
        expect(Math.abs(x)).toBeLessThanOrEqual((scale - 1) / 2);
        expect(Math.abs(y)).toBeLessThanOrEqual((scale - 1) / 2);
      }),
    );
  });

  test('keeps the point under the pointer in position while zooming in', () => {
    fc.assert(
      fc.property(point, fc.double({ min: 1, max: MAX_SCALE, noNaN: true }), (at, by) => {
        const { scale, x, y } = zoomAt(WHOLE, by, at);
        expect(x + at.x * scale).toBeCloseTo(at.x, 6);
        expect(y + at.y * scale).toBeCloseTo(at.y, 6);
      }),
    );
  });

  test('comes back to the whole picture', () => {
    const zoomed = toggleZoom(WHOLE, { x: 0.25, y: -0.25 });
    expect(zoomed.scale).toBe(2.5);
    expect(toggleZoom(zoomed, { x: 0, y: 0 })).toEqual(WHOLE);
    expect(transformOf(WHOLE)).toBe('translate(0%, 0%) scale(1)');
  });
});
