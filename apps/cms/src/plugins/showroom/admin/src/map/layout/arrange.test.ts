import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arrange } from './arrange.ts';
import type { Arranged } from './arrange.ts';
import { NODE, onPlane, toPlanPoint, planeFor } from './plane.ts';
import { distanceTo, edgeOf } from '../view/lines.ts';

const percent = fc.double({ min: 0, max: 100, noNaN: true });
const position = fc.record({ x: percent, y: percent });
const plan = fc.record({
  width: fc.integer({ min: 400, max: 4000 }),
  height: fc.integer({ min: 400, max: 4000 }),
});
const locations = fc
  .array(fc.option(position), { minLength: 1, maxLength: 30 })
  .map((positions) =>
    positions.map((at, index): Arranged => ({ documentId: `location-${index}`, position: at })),
  );

/** Runs it to its end. */
function arranged(given: Parameters<typeof arrange>[0]) {
  const calculation = arrange(given);
  for (;;) {
    const turn = calculation.next();
    if (turn.done === true) return turn.value;
  }
}

test('a place is the same after it was on the plane, to a hundredth of a percent', () => {
  fc.assert(
    fc.property(position, fc.option(plan, { nil: undefined }), (at, floorPlan) => {
      const plane = planeFor([at], floorPlan);
      const back = toPlanPoint(plane, onPlane(plane, at));
      expect(Math.abs(back.x - at.x)).toBeLessThanOrEqual(0.00501);
      expect(Math.abs(back.y - at.y)).toBeLessThanOrEqual(0.00501);
    }),
  );
});

describe('arranging', () => {
  test('gives the same places to the same graph, all of them on the plane', () => {
    fc.assert(
      fc.property(locations, plan, (given, floorPlan) => {
        const plane = planeFor(
          given.map(({ position: at }) => at),
          floorPlan,
        );
        const links = given
          .slice(1)
          .map(({ documentId }, index) => ({ from: `location-${index}`, to: documentId }));
        const options = { locations: given, links, plane, keepsPlaced: false };
        const positions = arranged(options);
        expect(positions).toEqual(arranged(options));
        expect([...positions.keys()]).toEqual(given.map(({ documentId }) => documentId));
        for (const { x, y } of positions.values()) {
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
          expect(Math.max(x, y)).toBeLessThanOrEqual(100);
        }
      }),
      { numRuns: 20 },
    );
  });

  test('leaves what is placed where it is', () => {
    const given = [
      { documentId: 'door', position: { x: 10, y: 20 } },
      { documentId: 'desk', position: null },
    ];
    const plane = planeFor([{ x: 10, y: 20 }, null], undefined);
    const links = [{ from: 'door', to: 'desk' }];
    const positions = arranged({ locations: given, links, plane, keepsPlaced: true });
    expect(positions.get('door')).toEqual({ x: 10, y: 20 });
  });

  test('lets no location cover another one', () => {
    const given = Array.from({ length: 60 }, (_, index) => ({
      documentId: `location-${index}`,
      position: null,
    }));
    const links = given.slice(1).map(({ documentId }, index) => ({
      from: `location-${Math.floor(index / 3)}`,
      to: documentId,
    }));
    const plane = planeFor(
      given.map(() => null),
      undefined,
    );
    const positions = [...arranged({ locations: given, links, plane, keepsPlaced: false }).values()].map(
      (at) => onPlane(plane, at),
    );
    const covered = positions.flatMap((one, index) =>
      positions
        .slice(index + 1)
        .filter((other) => Math.abs(one.x - other.x) < NODE.width && Math.abs(one.y - other.y) < NODE.height),
    );
    expect(covered).toEqual([]);
  });
});

test('a line leaves a location at its border, on the way to the other', () => {
  const far = fc.record({
    x: fc.integer({ min: -2000, max: 2000 }),
    y: fc.integer({ min: -2000, max: 2000 }),
  });
  fc.assert(
    fc.property(far, far, (from, to) => {
      const edge = edgeOf(from, to);
      expect(distanceTo(edge, from, to)).toBeLessThan(0.001);
      expect(Math.abs(edge.x - from.x)).toBeLessThanOrEqual(NODE.width / 2 + 0.001);
      expect(Math.abs(edge.y - from.y)).toBeLessThanOrEqual(NODE.height / 2 + 0.001);
    }),
  );
});
