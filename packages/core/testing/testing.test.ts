import { expect, test } from 'vitest';
import { aLargeShowroom, aWalkGraph, walkGraphOf } from './index.ts';

test('a large showroom is the same for the same seed and another for another', () => {
  expect(aLargeShowroom({ locations: 60, seed: 7 })).toEqual(aLargeShowroom({ locations: 60, seed: 7 }));
  expect(aLargeShowroom({ locations: 60, seed: 7 })).not.toEqual(aLargeShowroom({ locations: 60, seed: 8 }));
});

test('a large showroom has as many locations as asked for, unique transitions and no loose end', () => {
  const { locations, transitions } = walkGraphOf(aLargeShowroom({ locations: 500, seed: 1 }));
  const ids = new Set(locations.map(({ payloadId }) => payloadId));
  expect(ids.size).toBe(500);
  expect(new Set(transitions.map(({ payloadId }) => payloadId)).size).toBe(transitions.length);
  expect(transitions.every(({ from, to }) => ids.has(from) && ids.has(to) && from !== to)).toBe(true);
});

test('a walk graph knows both ends of each link', () => {
  const graph = aWalkGraph({ links: [['entrance', 'reception', 15]], isBidirectional: true });
  expect(graph.locations.map(({ payloadId }) => payloadId)).toEqual(['entrance', 'reception']);
  expect(graph.transitions.map(({ payloadId, weight }) => [payloadId, weight])).toEqual([
    ['entrance--reception', 15],
    ['reception--entrance', 15],
  ]);
});
