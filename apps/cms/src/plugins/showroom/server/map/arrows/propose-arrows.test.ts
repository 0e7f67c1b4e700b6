import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { proposeArrows } from './propose-arrows.ts';
import type { ArrowLocation, PlacedArrow } from './propose-arrows.ts';

function location(documentId: string, given: Partial<ArrowLocation> = {}): ArrowLocation {
  return { documentId, position: null, leadsTo: new Set(), hotspots: [], ...given };
}

function onMap(x: number): Pick<ArrowLocation, 'position'> {
  return { position: { x, y: 50 } };
}

/** Transitions in both directions: `ab` is between “a” and “b”. */
function bothDirections(...pairs: readonly string[]) {
  return pairs.flatMap(([one = '', other = '']) => [
    { from: one, to: other },
    { from: other, to: one },
  ]);
}

function told({ from, to, direction }: PlacedArrow): string {
  return `${from}${to} ${direction}`;
}

describe('arrows for the transitions of a world', () => {
  test('lead on from the start, and back to it', () => {
    const locations = ['a', 'b', 'c'].map((id) => location(id));
    const arrows = proposeArrows({ locations, transitions: bothDirections('ab', 'bc'), start: 'a' });
    expect(arrows.map(told)).toEqual(['ab forward', 'bc forward', 'ba back', 'cb back']);
  });

  test('point to the sides on which the targets are on the map', () => {
    const locations = [
      location('a', onMap(50)),
      location('b', onMap(90)),
      location('c', onMap(10)),
      location('d', onMap(40)),
    ];
    const arrows = proposeArrows({ locations, transitions: bothDirections('ab', 'ac', 'ad'), start: 'a' });
    expect(arrows.slice(0, 3).map(told)).toEqual(['ac left', 'ad forward', 'ab right']);
    const [left, middle, right] = arrows.map((arrow) => arrow.at.x);
    expect([left, middle, right]).toEqual([25, 50, 75]);
  });

  test('are not proposed where a hotspot leads there already', () => {
    const locations = [location('a', { leadsTo: new Set(['b']) }), location('b')];
    const arrows = proposeArrows({ locations, transitions: bothDirections('ab'), start: 'a' });
    expect(arrows.map(told)).toEqual(['ba back']);
  });

  test('one arrow goes back: another one to a location before it leads on', () => {
    const locations = ['a', 'b', 'c', 'd'].map((id) => location(id));
    const arrows = proposeArrows({
      locations,
      transitions: bothDirections('ab', 'ac', 'bd', 'cd'),
      start: 'a',
    });
    expect(arrows.filter(({ from }) => from === 'd').map(told)).toEqual(['dc forward', 'db back']);
  });

  test('without a start, or with one that is gone, they begin at the first location', () => {
    const locations = ['a', 'b'].map((id) => location(id));
    for (const start of [undefined, 'gone']) {
      const arrows = proposeArrows({ locations, transitions: bothDirections('ab'), start });
      expect(arrows.map(told)).toEqual(['ab forward', 'ba back']);
    }
  });

  test('keep clear of hotspots on the floor', () => {
    const locations = [location('a', { hotspots: [{ x: 52, y: 74 }] }), location('b')];
    const [arrow] = proposeArrows({ locations, transitions: bothDirections('ab'), start: 'a' });
    expect(Math.abs((arrow?.at.x ?? 52) - 52)).toBeGreaterThanOrEqual(16);
  });
});

const IDS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
const point = fc.record({ x: fc.integer({ min: 0, max: 100 }), y: fc.integer({ min: 0, max: 100 }) });
const ends = fc.record({ from: fc.constantFrom(...IDS), to: fc.constantFrom(...IDS, 'elsewhere') });
const world = fc.record({
  locations: fc
    .tuple(
      ...IDS.map((documentId) =>
        fc.record({
          documentId: fc.constant(documentId),
          position: fc.option(point),
          leadsTo: fc.uniqueArray(fc.constantFrom(...IDS)).map((ids) => new Set<string>(ids)),
          hotspots: fc.array(point, { maxLength: 4 }),
        }),
      ),
    )
    .map((all) => all.slice()),
  transitions: fc.array(ends, { maxLength: 20 }),
  start: fc.option(fc.constantFrom(...IDS, 'elsewhere'), { nil: undefined }),
});

test('each transition of a world gets the one arrow it lacks, on the floor and inside the picture', () => {
  fc.assert(
    fc.property(world, ({ locations, transitions, start }) => {
      const arrows = proposeArrows({ locations, transitions, start });
      const named = arrows.map(({ from, to }) => `${from}${to}`);
      const lacking = transitions.filter(
        ({ from, to }) =>
          from !== to &&
          to !== 'elsewhere' &&
          !locations.find(({ documentId }) => documentId === from)?.leadsTo.has(to),
      );
      expect(named.toSorted()).toEqual(
        [...new Set(lacking.map(({ from, to }) => `${from}${to}`))].toSorted(),
      );
      for (const { from, at, direction } of arrows) {
        expect(at.y).toBe(direction === 'back' ? 83 : 68);
        expect(at.x).toBeGreaterThan(0);
        expect(at.x).toBeLessThan(100);
        const others = arrows.filter(
          (other) => other.from === from && other.at !== at && other.at.y === at.y,
        );
        const onFloor = locations
          .find(({ documentId }) => documentId === from)
          ?.hotspots.filter(({ y }) => Math.abs(y - at.y) < 12);
        // With one other there is room beside it, wherever that is.
        const near = others.filter((other) => Math.abs(other.at.x - at.x) < 16);
        expect(others.length + (onFloor?.length ?? 0) < 2 ? near : []).toEqual([]);
      }
    }),
  );
});

test('one arrow of a location goes back at most', () => {
  fc.assert(
    fc.property(world, (given) => {
      const back = proposeArrows(given).filter(({ direction }) => direction === 'back');
      expect(new Set(back.map(({ from }) => from)).size).toBe(back.length);
    }),
  );
});
