import { describe, expect, test } from 'vitest';
import { aTransition, aWalkGraph } from '../../testing/index.ts';
import type { WalkGraphPlan } from '../../testing/index.ts';
import { payloadId, worldSlug } from '../world/ids.ts';
import { findPath } from './find-path.ts';
import { createWalkMap, transitionsFrom } from './walk-map.ts';

function path(plan: WalkGraphPlan, from: string, to: string, closed: readonly string[] = []) {
  const found = findPath(createWalkMap(aWalkGraph(plan)), {
    from: payloadId(from),
    to: payloadId(to),
    canPass: (location) => !closed.includes(location),
  });
  return found?.map((transition) => transition.payloadId);
}

const square = {
  links: [
    ['a', 'b', 10],
    ['b', 'd', 10],
    ['a', 'c', 11],
    ['c', 'd', 11],
  ],
} as const;

describe('finding a path', () => {
  test('takes the least total weight (spec 4.11)', () => {
    expect(path(square, 'a', 'd')).toEqual(['a--b', 'b--d']);
    const shortcut = { links: [...square.links, ['a', 'd', 21]] } as const;
    expect(path(shortcut, 'a', 'd')).toEqual(['a--b', 'b--d']);
  });

  test('walks around a closed location, but into and out of one', () => {
    expect(path(square, 'a', 'd', ['b'])).toEqual(['a--c', 'c--d']);
    expect(path(square, 'a', 'd', ['b', 'c'])).toBeUndefined();
    expect(path(square, 'a', 'd', ['a', 'b', 'd'])).toEqual(['a--c', 'c--d']);
  });

  test('takes the fewest transitions among equal weights', () => {
    const links = [
      ['a', 'b', 0],
      ['b', 'c', 5],
      ['a', 'c', 5],
    ] as const;
    expect(path({ links }, 'a', 'c')).toEqual(['a--c']);
  });

  test('takes the lightest of parallel transitions and never an inactive one', () => {
    const between = { from: payloadId('a'), to: payloadId('b') };
    const transitions = [
      { ...between, payloadId: payloadId('heavy'), weight: 50 },
      { ...between, payloadId: payloadId('light'), weight: 7 },
      {
        ...between,
        payloadId: payloadId('off'),
        weight: 1,
        options: { active: false, directTransition: false },
      },
    ];
    expect(path({ transitions }, 'a', 'b')).toEqual(['light']);
  });

  test('follows the direction of a transition (spec 1.2)', () => {
    expect(path(square, 'd', 'a')).toBeUndefined();
    const graph = createWalkMap(aWalkGraph(square));
    expect(transitionsFrom(graph, payloadId('a')).map(({ to }) => to)).toEqual(['b', 'c']);
    expect(transitionsFrom(graph, payloadId('nowhere'))).toEqual([]);
  });

  test('leads into another world by a portal, and back (spec 4.18)', () => {
    const worlds = {
      links: [
        ['door', 'lab', 10],
        ['lab', 'bench', 10],
        ['bench', 'door', 10],
      ],
      locations: [
        { payloadId: payloadId('lab'), world: worldSlug('laboratory') },
        { payloadId: payloadId('bench'), world: worldSlug('laboratory') },
      ],
    } as const;
    expect(path(worlds, 'door', 'bench')).toEqual(['door--lab', 'lab--bench']);
    expect(path(worlds, 'lab', 'door')).toEqual(['lab--bench', 'bench--door']);
  });

  test('needs no transition to stay and knows no way to the unknown', () => {
    expect(path(square, 'a', 'a')).toEqual([]);
    expect(path(square, 'a', 'nowhere')).toBeUndefined();
    expect(path(square, 'nowhere', 'a')).toBeUndefined();
  });

  test('survives broken entries: a self transition, a dangling end, a weight that is no weight', () => {
    const graph = aWalkGraph({
      locations: [{ payloadId: payloadId('a') }, { payloadId: payloadId('b') }],
    });
    const map = createWalkMap({
      ...graph,
      transitions: [aLink('a', 'a', 1), aLink('a', 'gone', 1), aLink('a', 'b', Number.NaN)],
    });
    expect(map.edgeTransitions.map(({ payloadId: id }) => id)).toEqual(['a--b']);
    expect(map.graph.outgoing.weights).toEqual(Float64Array.of(100));
  });
});

function aLink(from: string, to: string, weight: number) {
  return aTransition({ from: payloadId(from), to: payloadId(to), weight });
}
