import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Room } from './arrange-hotspots.ts';
import type { BoxPoint } from './cover.ts';
import { areOverlapping, isWithin, rectangleAround } from './rectangle.ts';
import { arrangeTurningHotspots } from './turning-hotspots.ts';
import type { TurnedHotspot } from './turning-hotspots.ts';

const SIZE = 44;
const LABEL = { width: 120, height: 28 };
const ROOM: Room = { box: { width: 844, height: 390 }, chrome: [] };

type Point = readonly [x: number, y: number];

function placed(points: readonly Point[], room = ROOM) {
  const hotspots = points.map(([x, y]) => ({ point: { x, y }, label: LABEL }));
  return arrangeTurningHotspots(hotspots, SIZE, room);
}

function sidesOf(points: readonly Point[], room = ROOM) {
  return placed(points, room).map(({ label }) => label?.side);
}

function shiftsOf(points: readonly Point[]) {
  return placed(points).map(({ label }) => label?.shift);
}

describe('the hotspots of a view that turns', () => {
  test('stay at their points where there is room, with their labels below', () => {
    expect(
      placed([
        [100, 100],
        [400, 100],
      ]),
    ).toEqual([
      { position: { x: 100, y: 100 }, label: { side: 'below', shift: 0 } },
      { position: { x: 400, y: 100 }, label: { side: 'below', shift: 0 } },
    ]);
    expect(placed([])).toEqual([]);
  });

  test('go apart, each by half of what is missing', () => {
    const [one, other] = placed([
      [100, 100],
      [120, 100],
    ]);
    expect(one?.position.x).toBeCloseTo(85.8, 1);
    expect(other?.position.x).toBeCloseTo(134.2, 1);
    expect(other?.position.y).toBe(100);
  });

  test('have their label above where it would lie on another one, and none where that is no better', () => {
    expect(
      sidesOf([
        [100, 100],
        [110, 160],
      ]),
    ).toEqual(['above', 'below']);
    expect(
      sidesOf([
        [100, 140],
        [110, 200],
        [110, 80],
      ]),
    ).toEqual([undefined, 'below', 'above']);
  });

  test('of two labels that are in each other’s way the second goes to the other side', () => {
    expect(
      sidesOf([
        [100, 100],
        [180, 100],
      ]),
    ).toEqual(['below', 'above']);
  });

  test('show no label under what lies over the view, nor one that its edge would cut off', () => {
    expect(
      sidesOf(
        [
          [100, 200],
          [600, 200],
        ],
        { ...ROOM, chrome: [{ left: 0, top: 230, right: 400, bottom: 280 }] },
      ),
    ).toEqual(['above', 'below']);
    expect(sidesOf([[400, 350]])).toEqual(['above']);
  });

  test('keep off what lies over the view: above it at the foot, below it at the head', () => {
    const bars = [
      { left: 300, top: 320, right: 500, bottom: 370 },
      { left: 300, top: 10, right: 500, bottom: 60 },
    ];
    const yOf = (x: number, y: number) => placed([[x, y]], { ...ROOM, chrome: bars })[0]?.position.y;
    expect([yOf(400, 340), yOf(400, 389), yOf(280, 340)]).toEqual([298, 298, 298]);
    expect([yOf(400, 30), yOf(400, 0)]).toEqual([82, 82]);
    // On the ramp beside it, and beside that.
    expect(yOf(522 + SIZE / 2, 340)).toBe(319);
    expect(yOf(522 + SIZE, 340)).toBe(340);
  });

  test('keep their label within the view at its sides, as far as it stays at its hotspot', () => {
    expect(
      shiftsOf([
        [30, 100],
        [824, 300],
      ]),
    ).toEqual([36, -46]);
    expect(
      shiftsOf([
        [-10, 100],
        [850, 300],
      ]),
    ).toEqual([undefined, undefined]);
  });

  test('are left at their points, some without a label, where there are too many', () => {
    const crowd = Array.from({ length: 60 }, (): Point => [100, 100]);
    expect(placed(crowd).every(({ position }) => position.x === 100 && position.y === 100)).toBe(true);
  });
});

const somePoints = fc.array(fc.tuple(fc.integer({ min: 0, max: 800 }), fc.integer({ min: 0, max: 380 })), {
  maxLength: 7,
});

function bodyAt(position: BoxPoint) {
  return rectangleAround(position, { width: SIZE, height: SIZE });
}

function labelOf({ position, label }: TurnedHotspot) {
  if (label === undefined) return [];
  // The gap that the style sheet has at 44 px.
  const away = SIZE / 2 + 6 + LABEL.height / 2;
  const y = position.y + (label.side === 'below' ? away : -away);
  return [rectangleAround({ x: position.x + label.shift, y }, LABEL)];
}

test('none lies on another, and no label on a hotspot, on a label, or out of the view', () => {
  fc.assert(
    fc.property(somePoints, (points) => {
      const all = placed(points);
      for (const [index, one] of all.entries()) {
        for (const other of all.slice(index + 1)) {
          const apart = Math.hypot(one.position.x - other.position.x, one.position.y - other.position.y);
          expect(apart).toBeGreaterThan(SIZE);
        }
        for (const label of labelOf(one)) {
          expect(isWithin(label, ROOM.box)).toBe(true);
          for (const other of all) {
            if (other === one) continue;
            const covered = [bodyAt(other.position), ...labelOf(other)];
            expect(covered.some((rectangle) => areOverlapping(rectangle, label))).toBe(false);
          }
        }
      }
    }),
  );
});

test('none lies on what lies over the view, also where two are in each other’s way', () => {
  const bar = { left: 250, top: 320, right: 600, bottom: 380 };
  fc.assert(
    fc.property(somePoints, (points) => {
      for (const { position } of placed(points, { ...ROOM, chrome: [bar] })) {
        expect(areOverlapping(bodyAt(position), { ...bar, top: bar.top + 0.001 })).toBe(false);
      }
    }),
  );
});

test('a view that turns moves one over a bar a little at a time', () => {
  const bar = { left: 250, top: 320, right: 600, bottom: 380 };
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 800 }), fc.integer({ min: 0, max: 380 }), (x, y) => {
      const [before, after] = [x, x + 1].map(
        (turned) => placed([[turned, y]], { ...ROOM, chrome: [bar] })[0]?.position.y ?? Number.NaN,
      );
      expect(Math.abs((after ?? 0) - (before ?? 0))).toBeLessThan(2);
    }),
  );
});

test('a view that turns takes them with it: what is a pixel on is shown a pixel on', () => {
  fc.assert(
    fc.property(somePoints, (points) => {
      const before = placed(points);
      const after = placed(points.map(([x, y]): Point => [x + 1, y]));
      for (const [index, { position }] of before.entries()) {
        expect(after[index]?.position.x).toBeCloseTo(position.x + 1, 3);
        expect(after[index]?.position.y).toBeCloseTo(position.y, 3);
      }
    }),
  );
});
