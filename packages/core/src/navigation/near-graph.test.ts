import { assert, integer, nat, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aLargeShowroom, aWalkGraph, walkGraphOf } from '../../testing/index.ts';
import { payloadId } from '../world/ids.ts';
import { findPath } from './find-path.ts';
import { nearGraph, pathGraph } from './near-graph.ts';
import { createWalkMap } from './walk-map.ts';
import type { WalkMap } from './walk-map.ts';

const chain = createWalkMap(
  aWalkGraph({
    links: [
      ['a', 'b', 10],
      ['b', 'c', 10],
      ['a', 'd', 15],
      ['c', 'e', 10],
      ['d', 'a', 1],
    ],
  }),
);

function namesOf({ locations }: { readonly locations: readonly { readonly payloadId: string }[] }) {
  return locations.map((location) => location.payloadId);
}

function cost(map: WalkMap, from: string, to: string): number | undefined {
  return findPath(map, { from: payloadId(from), to: payloadId(to) })?.reduce(
    (sum, { weight }) => sum + weight,
    0,
  );
}

describe('the part of a walk graph around a location', () => {
  test('holds the cheapest locations first, and the transitions between them', () => {
    const near = nearGraph(chain, payloadId('a'), 3);
    expect(near.centre).toBe('a');
    expect(namesOf(near)).toEqual(['a', 'b', 'd']);
    expect(near.transitions.map((transition) => transition.payloadId).toSorted()).toEqual([
      'a--b',
      'a--d',
      'd--a',
    ]);
  });

  test('is empty around a location that the showroom does not have', () => {
    expect(nearGraph(chain, payloadId('nowhere'))).toMatchObject({ locations: [], transitions: [] });
  });

  test('leads to each of its locations as cheaply as the whole showroom does', () => {
    assert(
      property(integer({ min: 1, max: 60 }), integer({ min: 1, max: 999 }), nat(), (limit, seed, at) => {
        const whole = createWalkMap(walkGraphOf(aLargeShowroom({ locations: 60, seed })));
        const centre = whole.ids[at % whole.ids.length] ?? payloadId('nowhere');
        const near = nearGraph(whole, centre, limit);
        const map = createWalkMap(near);
        expect(near.locations.length).toBeLessThanOrEqual(limit);
        for (const location of namesOf(near)) {
          expect(cost(map, centre, location)).toBe(cost(whole, centre, location));
        }
      }),
    );
  });
});

describe('the part of a walk graph along a path', () => {
  test('holds the cheapest path alone', () => {
    const path = pathGraph(chain, payloadId('a'), payloadId('e'));
    expect(path && namesOf(path)).toEqual(['a', 'b', 'c', 'e']);
    expect(path?.transitions.map(({ to }) => to)).toEqual(['b', 'c', 'e']);
    expect(path?.centre).toBeUndefined();
  });

  test('holds the target alone where no path leads to it, and nothing where it is unknown', () => {
    const alone = pathGraph(chain, payloadId('e'), payloadId('a'));
    expect(alone && namesOf(alone)).toEqual(['a']);
    expect(pathGraph(chain, payloadId('a'), payloadId('nowhere'))).toBeUndefined();
    const fromNowhere = pathGraph(chain, payloadId('nowhere'), payloadId('a'));
    expect(fromNowhere && namesOf(fromNowhere)).toEqual(['a']);
  });
});
