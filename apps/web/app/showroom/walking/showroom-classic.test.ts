import { payloadId } from '@vitrine/core/world/ids';
import { describe, expect, test } from 'vitest';
import { flushPromises } from '../player/testing/fakes.ts';
import { setUpShowroom, walkGraph } from '../testing/test-showroom.ts';
import type { LocationName } from '../testing/test-showroom.ts';

function to(name: LocationName) {
  return payloadId(name);
}

/** The row of locations, one of which has no background. */
function withClassic(name: LocationName) {
  const graph = walkGraph();
  const locations = graph.locations.map((one) =>
    one.payloadId === name ? { ...one, backgrounds: [] } : one,
  );
  return { ...graph, locations };
}

async function setUp(name: LocationName) {
  const set = setUpShowroom({ loadWalkGraph: async () => withClassic(name) });
  set.rest();
  await flushPromises();
  return {
    ...set,
    /** The pictures that the stage was to show, and their durations in seconds. */
    shown: () =>
      set.played.flatMap(({ kind, request }) =>
        kind === 'show' ? [[request.scene, request.blendingTime]] : [],
      ),
  };
}

describe('a location in the classic layout', () => {
  test('fades in although a clip leads there: no clip ends on its ground', async () => {
    const { showroom, shown, store, playAll } = await setUp('b');
    showroom.walkTo(to('b'), '/world/b');
    playAll();
    expect(shown()).toEqual([[{}, 0.5]]);
    expect(store.getState().navigation).toMatchObject({ status: 'idle', location: 'b' });
  });

  test('lies on a fly path like any other, and the picture at its end comes as ever', async () => {
    const { showroom, shown, stations, playAll } = await setUp('b');
    showroom.walkTo(to('c'), '/world/c');
    playAll();
    expect(stations().at(-1)).toBe('c');
    expect(shown().at(-1)).toEqual([expect.objectContaining({ picture: expect.anything() }), 0]);
  });

  test('is jumped to in power-save mode', async () => {
    const { showroom, shown, playAll } = await setUp('b');
    showroom.allowVideos(false);
    showroom.walkTo(to('b'), '/world/b');
    playAll();
    expect(shown()).toEqual([[{}, 0]]);
  });
});
