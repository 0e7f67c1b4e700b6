import { nearGraph, pathGraph } from '@vitrine/core/navigation/near-graph';
import type { WalkGraph } from '@vitrine/core/navigation/walk-graph';
import { createWalkMap } from '@vitrine/core/navigation/walk-map';
import { payloadId } from '@vitrine/core/world/ids';
import { expect, test } from 'vitest';
import { viewOf, walkGraph } from '../testing/test-showroom.ts';
import type { LocationName } from '../testing/test-showroom.ts';
import type { WalkGraphRequest } from './load-walk-graph.ts';
import { createWalkSource } from './walk-source.ts';

const [a, c, e] = [payloadId('a'), payloadId('c'), payloadId('e')];

/** The row of five as a large showroom: at most two locations are near. */
function aLargeSource(load?: (request: WalkGraphRequest) => Promise<WalkGraph>) {
  const whole = createWalkMap(walkGraph());
  const requests: WalkGraphRequest[] = [];
  const answer = async ({ near, path }: WalkGraphRequest): Promise<WalkGraph> => {
    if (path !== undefined) {
      const found = pathGraph(whole, path.from, path.to);
      if (found === undefined) throw new Error('The target is unknown.');
      return found;
    }
    return nearGraph(whole, near?.locations[0] ?? a, 2);
  };
  const source = createWalkSource({
    load: (request) => {
      requests.push(request);
      return (load ?? answer)(request);
    },
    onChange: () => undefined,
  });
  const enter = (name: LocationName) => source.enter({ ...viewOf(name), isLarge: true });
  enter('a');
  return { source, requests, enter };
}

test('of a large showroom the browser fetches what is near the page', async () => {
  const { source, requests } = aLargeSource();
  await source.complete();
  expect(requests).toMatchObject([{ near: { locations: ['a', 'b'], world: 'world' } }]);
  expect([...source.map().locations.keys()].toSorted()).toEqual(['a', 'b']);
});

test('a small showroom is fetched whole, and only once', async () => {
  const requests: WalkGraphRequest[] = [];
  const source = createWalkSource({
    load: async (request) => {
      requests.push(request);
      return walkGraph();
    },
    onChange: () => undefined,
  });
  source.enter(viewOf('a'));
  await Promise.all([source.complete(), source.complete()]);
  expect(await source.reach(a, e)).toBe(true);
  expect(requests).toEqual([{ locale: 'en', version: 'v1' }]);
  expect(source.knowsPath(c, e)).toBe(true);
});

test('a far journey is planned by the server, once, and walked on its whole path', async () => {
  const { source, requests } = aLargeSource();
  expect(source.knowsPath(a, e)).toBe(false);
  expect(await source.reach(a, e)).toBe(true);
  expect(requests.at(-1)?.path).toEqual({ from: 'a', to: 'e' });
  expect(source.knowsPath(a, e)).toBe(true);
  expect([...source.map().transitions.keys()]).toEqual(
    expect.arrayContaining(['a--b', 'b--c', 'c--d', 'd--e']),
  );
  expect(source.hrefOf(e)).toBe('/world/e');
  await source.reach(a, e);
  expect(requests).toHaveLength(2);
});

test('a journey to what is near needs no request; from elsewhere the same target does', async () => {
  const { source, requests } = aLargeSource();
  await source.complete();
  expect(await source.reach(a, payloadId('b'))).toBe(true);
  expect(requests).toHaveLength(1);
  expect(source.knowsPath(c, payloadId('b'))).toBe(false);
});

test('at the edge of what is near, the surroundings of the new page are fetched', async () => {
  const { source, requests, enter } = aLargeSource();
  await source.complete();
  await source.complete();
  expect(requests).toHaveLength(1);
  enter('b');
  await source.complete();
  expect(requests).toHaveLength(2);
  expect(requests[1]?.near?.locations[0]).toBe('b');
  expect(source.map().locations.has(a)).toBe(true);
});

test('without a connection a far target is not found, and what is known can still be walked', async () => {
  const { source, enter } = aLargeSource(() => Promise.reject(new Error('There is no connection.')));
  expect(await source.reach(a, e)).toBe(false);
  enter('b');
  expect([...source.map().locations.keys()]).toEqual(['a', 'b', 'c']);
});

test('new content forgets the paths of the old', async () => {
  const { source } = aLargeSource();
  await source.reach(a, e);
  source.enter({ ...viewOf('a'), version: 'v2', isLarge: true });
  expect(source.knowsPath(a, e)).toBe(false);
});
