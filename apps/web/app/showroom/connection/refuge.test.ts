import { payloadId } from '@vitrine/core/world/ids';
import { expect, test, vi } from 'vitest';
import { viewOf, walkGraph } from '../testing/test-showroom.ts';

// Only where the content is fetched; what is tested here is given it.
vi.mock('../walking/browser-showroom.ts', () => ({ loadWalkGraph: () => undefined }));

const { refugeIn } = await import('./refuge.ts');

function graphWithout(...gone: readonly string[]) {
  const graph = walkGraph();
  return { ...graph, locations: graph.locations.filter((one) => !gone.includes(one.payloadId)) };
}

test('a place with another address is the same place', () => {
  const graph = walkGraph();
  const moved = graph.locations.map((one) =>
    one.payloadId === payloadId('c') ? { ...one, href: '/world/new-c' } : one,
  );
  expect(refugeIn({ ...graph, locations: moved }, viewOf('c'))).toEqual({
    href: '/world/new-c',
    isSamePlace: true,
  });
});

test('the nearest place is one step away, the previous one first', () => {
  expect(refugeIn(graphWithout('c'), viewOf('c'))).toEqual({ href: '/world/d', isSamePlace: false });
  expect(refugeIn(graphWithout('c', 'd'), viewOf('c')).href).toBe('/world/b');
  const previous = { payloadId: payloadId('e'), title: 'E', href: '/world/e' };
  expect(refugeIn(graphWithout('c'), { ...viewOf('c'), previous }).href).toBe('/world/e');
});

test('without a neighbour it is the world’s start, without a world the home page', () => {
  expect(refugeIn(graphWithout('b', 'c', 'd'), viewOf('c')).href).toBe('/world');
  expect(refugeIn(graphWithout('a', 'b', 'c', 'd', 'e'), viewOf('c')).href).toBe('/');
  expect(refugeIn(undefined, viewOf('c')).href).toBe('/');
});
