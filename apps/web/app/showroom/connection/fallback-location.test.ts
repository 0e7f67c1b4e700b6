import { payloadId } from '@vitrine/core/world/ids';
import { expect, test } from 'vitest';
import { fallbackLocationIn } from './fallback-location.ts';
import { viewOf, walkGraph } from '../testing/test-showroom.ts';

function graphWithout(...gone: readonly string[]) {
  const graph = walkGraph();
  return { ...graph, locations: graph.locations.filter((one) => !gone.includes(one.payloadId)) };
}

test('a location with another address is the same location', () => {
  const graph = walkGraph();
  const moved = graph.locations.map((one) =>
    one.payloadId === payloadId('c') ? { ...one, href: '/world/new-c' } : one,
  );
  expect(fallbackLocationIn({ ...graph, locations: moved }, viewOf('c'))).toEqual({
    href: '/world/new-c',
    isSameLocation: true,
  });
});

test('the nearest location is one step away, the previous one first', () => {
  expect(fallbackLocationIn(graphWithout('c'), viewOf('c'))).toEqual({
    href: '/world/d',
    isSameLocation: false,
  });
  expect(fallbackLocationIn(graphWithout('c', 'd'), viewOf('c')).href).toBe('/world/b');
  const previous = { payloadId: payloadId('e'), title: 'E', href: '/world/e' };
  expect(fallbackLocationIn(graphWithout('c'), { ...viewOf('c'), previous }).href).toBe('/world/e');
});

test('without a neighbour it is the world’s start, without a world the home page', () => {
  expect(fallbackLocationIn(graphWithout('b', 'c', 'd'), viewOf('c')).href).toBe('/world');
  expect(fallbackLocationIn(graphWithout('a', 'b', 'c', 'd', 'e'), viewOf('c')).href).toBe('/');
  expect(fallbackLocationIn(undefined, viewOf('c')).href).toBe('/');
});
