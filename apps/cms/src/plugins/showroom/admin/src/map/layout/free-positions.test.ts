import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { freePositions } from './free-positions.ts';
import { NODE, onPlane, planeFor } from './plane.ts';

const percent = fc.double({ min: 0, max: 100, noNaN: true });
const position = fc.record({ x: percent, y: percent });
const MIDDLE = { x: 50, y: 50 };

test('new locations are on the plane, and cover neither each other nor what is there', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 30 }),
      position,
      fc.array(position, { maxLength: 12 }),
      (count, around, taken) => {
        const plane = planeFor([...taken, ...Array.from({ length: count }, () => null)], undefined);
        const found = freePositions({ count, around, taken, plane });
        expect(found).toHaveLength(count);
        const placed = found.filter((one) => one !== null).map((one) => onPlane(plane, one));
        const others = taken.map((one) => onPlane(plane, one));
        for (const [index, one] of placed.entries()) {
          expect(one.x).toBeGreaterThanOrEqual(NODE.width / 2 - 1);
          expect(one.x).toBeLessThanOrEqual(plane.width - NODE.width / 2 + 1);
          expect(one.y).toBeGreaterThanOrEqual(NODE.height / 2 - 1);
          expect(one.y).toBeLessThanOrEqual(plane.height - NODE.height / 2 + 1);
          for (const other of [...others, ...placed.slice(index + 1)]) {
            const isBeside = Math.abs(one.x - other.x) >= NODE.width;
            const isBelow = Math.abs(one.y - other.y) >= NODE.height;
            expect(isBeside || isBelow).toBe(true);
          }
        }
      },
    ),
  );
});

test('an empty plane that is large enough has room for all', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), position, (count, around) => {
      const plane = planeFor(
        Array.from({ length: count }, () => null),
        undefined,
      );
      expect(freePositions({ count, around, taken: [], plane })).not.toContain(null);
    }),
  );
});

test('one location is where it was dropped', () => {
  const plane = planeFor([], undefined);
  expect(freePositions({ count: 1, around: { x: 40, y: 60 }, taken: [], plane })).toEqual([{ x: 40, y: 60 }]);
});

test('they are in rows, from left to right', () => {
  const plane = planeFor([], undefined);
  const [one, two, three] = freePositions({ count: 3, around: MIDDLE, taken: [], plane });
  expect(one?.y).toBe(two?.y);
  expect(one?.x).toBeLessThan(two?.x ?? 0);
  expect(three?.y).toBeGreaterThan(one?.y ?? 100);
});

test('a plane without room for all says so', () => {
  const plane = { width: NODE.width, height: NODE.height };
  expect(freePositions({ count: 2, around: MIDDLE, taken: [], plane })).toEqual([{ x: 50, y: 50 }, null]);
});
