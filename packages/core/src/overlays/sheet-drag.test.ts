import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { afterDrag, leadsOut, sheetOffset } from './sheet-drag.ts';
import type { DragPoint } from './sheet-drag.ts';

const SIDES = ['down', 'left', 'right'] as const;

/** A finger at one speed, from 0 on, one point in ten milliseconds. */
function drag(distance: number, time: number): readonly DragPoint[] {
  const steps = Math.max(1, Math.round(time / 10));
  return Array.from({ length: steps + 1 }, (_, step) => ({
    offset: (distance * step) / steps,
    at: (time * step) / steps,
  }));
}

/** Lifted at once. */
function outcome(points: readonly DragPoint[], size = 600) {
  return afterDrag(points, { size, at: points.at(-1)?.at ?? 0 });
}

describe('a sheet that is released', () => {
  test('closes past a third of itself, and goes back before', () => {
    expect(outcome(drag(201, 2000))).toBe('close');
    expect(outcome(drag(199, 2000))).toBe('back');
    expect(outcome(drag(199, 2000), 590)).toBe('close');
  });

  test('closes with a flick, however short', () => {
    expect(outcome(drag(40, 60))).toBe('close');
    expect(outcome(drag(40, 200))).toBe('back');
  });

  test('goes back with a flick inwards, however far it was', () => {
    const out = drag(500, 1000);
    const inwards = [430, 360, 290].map((offset, step) => ({ offset, at: 1010 + step * 20 }));
    expect(outcome([...out, ...inwards])).toBe('back');
  });

  test('is not flicked by a finger that rested before it was lifted', () => {
    expect(afterDrag(drag(90, 100), { size: 600, at: 500 })).toBe('back');
  });

  test('is not flicked by a finger that trembles', () => {
    expect(outcome(drag(12, 10))).toBe('back');
  });

  test('goes back if it was never moved', () => {
    expect(outcome([])).toBe('back');
    expect(outcome([{ offset: 0, at: 0 }])).toBe('back');
  });

  test('closes if one that was moved less would have, at rest', () => {
    const length = fc.integer({ min: 0, max: 2000 });
    fc.assert(
      fc.property(length, length, fc.integer({ min: 100, max: 2000 }), (one, other, size) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)];
        const rested = (distance: number) => afterDrag(drag(distance, 300), { size, at: 1000 });
        expect([rested(less), rested(more)]).not.toEqual(['close', 'back']);
      }),
    );
  });

  test('decides alike whenever it is', () => {
    const point = fc.record({
      offset: fc.integer({ min: 0, max: 900 }),
      at: fc.integer({ min: 0, max: 900 }),
    });
    fc.assert(
      fc.property(fc.array(point), fc.integer({ min: 0, max: 1e6 }), (points, later) => {
        const ordered = points.toSorted((one, other) => one.at - other.at);
        const moved = ordered.map(({ offset, at }) => ({ offset, at: at + later }));
        expect(outcome(moved)).toBe(outcome(ordered));
      }),
    );
  });
});

describe('a movement', () => {
  test('takes a sheet out to its own side alone', () => {
    const moves = { down: { x: 3, y: 20 }, left: { x: -20, y: 3 }, right: { x: 20, y: -3 } };
    for (const side of SIDES) {
      expect(SIDES.filter((direction) => leadsOut(moves[direction], side))).toEqual([side]);
    }
  });

  test('that is upright scrolls a sheet at the side, and one that lies a row of a sheet below', () => {
    expect(leadsOut({ x: 14, y: 15 }, 'right')).toBe(false);
    expect(leadsOut({ x: 15, y: 14 }, 'down')).toBe(false);
    expect(leadsOut({ x: 15, y: 15 }, 'down')).toBe(false);
  });

  test('moves the sheet with the finger, and never past its position', () => {
    expect(sheetOffset({ x: 5, y: 70 }, 'down', 0)).toBe(70);
    expect(sheetOffset({ x: -70, y: 5 }, 'left', 30)).toBe(100);
    expect(sheetOffset({ x: 70, y: 5 }, 'right', 0)).toBe(70);
    fc.assert(
      fc.property(
        fc.integer({ min: -3000, max: 3000 }),
        fc.integer({ min: -3000, max: 3000 }),
        fc.constantFrom(...SIDES),
        fc.integer({ min: 0, max: 900 }),
        (x, y, side, start) => {
          expect(sheetOffset({ x, y }, side, start)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});
