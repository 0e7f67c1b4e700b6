import { payloadId } from '@vitrine/core/world/ids';
import {
  array,
  assert as assertProperty,
  asyncProperty,
  constantFrom,
  integer,
  oneof,
  record,
} from 'fast-check';
import { describe, expect, test } from 'vitest';
import { flushPromises } from '../player/testing/fakes.ts';
import { locationAhead, travelOf } from './store.ts';
import { setUpShowroom, viewOf, walkGraph } from '../testing/test-showroom.ts';
import type { LocationName } from '../testing/test-showroom.ts';

function to(name: LocationName) {
  return payloadId(name);
}

describe('walking', () => {
  test('a tap on a neighbour starts its clip inside the tap, without the walk graph', () => {
    const { showroom, stations, store } = setUpShowroom();
    showroom.walkTo(to('b'), '/world/b');
    expect(stations()).toEqual(['a--b']);
    expect(travelOf(store.getState())).toBe('moving');
  });

  test('the address follows once, on arrival at the end of the journey', async () => {
    const { showroom, stations, opened, prefetched, store, playAll, rest } = setUpShowroom();
    rest();
    await flushPromises();
    showroom.walkTo(to('d'), '/world/d');
    expect(opened).toEqual([]);
    expect(prefetched).toEqual(['/world/d']);
    playAll();
    await flushPromises();
    expect(stations()).toEqual(['a--b', 'b--c', 'c--d', 'd']);
    expect(opened).toEqual(['/world/d']);
    expect(travelOf(store.getState())).toBe('moving');
    showroom.enterPage(viewOf('d'), { isMobile: false });
    expect(travelOf(store.getState())).toBe('idle');
    expect(stations()).toHaveLength(4);
  });

  test('hooks run when a journey begins and when the current location has changed', async () => {
    const { showroom, hooks, playAll, rest } = setUpShowroom();
    rest();
    await flushPromises();
    showroom.walkTo(to('b'), '/world/b');
    expect(hooks).toEqual(['target_location_changed b']);
    playAll();
    // "On a current-location change, the current-location hooks run." (specification section 4, Navigation)
    expect(hooks).toEqual(['target_location_changed b', 'current_location_changed b']);
  });

  test('when the page of the arrival is not available the stage goes back to the page, and the next try walks', async () => {
    const { showroom, store, opened, stations, playAll, rest } = setUpShowroom();
    rest();
    await flushPromises();
    showroom.walkTo(to('b'), '/world/b');
    playAll();
    expect(travelOf(store.getState())).toBe('moving');
    showroom.returnToPage();
    playAll();
    expect(travelOf(store.getState())).toBe('idle');
    expect(stations().at(-1)).toBe('a');
    expect(opened).toEqual(['/world/b']);
    // The router opens the page that can be loaded now.
    showroom.enterPage(viewOf('b'), { isMobile: false });
    expect(stations().at(-1)).toBe('a--b');
    playAll();
    expect(travelOf(store.getState())).toBe('idle');
  });

  test('a far target fetches the walk graph at once', async () => {
    const { showroom, stations } = setUpShowroom();
    showroom.walkTo(to('c'), '/world/c');
    expect(stations()).toEqual([]);
    await flushPromises();
    expect(stations()).toEqual(['a--b']);
  });

  test('a far target is opened by its address when there is no walk graph', async () => {
    const { showroom, opened } = setUpShowroom({ loadWalkGraph: () => Promise.reject(new Error('offline')) });
    showroom.walkTo(to('c'), '/world/c');
    await flushPromises();
    expect(opened).toEqual(['/world/c']);
  });

  test('a far target is awaited, visibly, until the walk begins', async () => {
    const { showroom, store } = setUpShowroom();
    showroom.walkTo(to('c'), '/world/c');
    expect(store.getState()).toMatchObject({ awaitedTarget: 'c', navigation: { status: 'idle' } });
    await flushPromises();
    expect(store.getState()).toMatchObject({
      awaitedTarget: undefined,
      navigation: { status: 'travelling' },
    });
  });

  test('a target that is taken out meanwhile is said to be gone, until the next one is chosen', async () => {
    let graph = walkGraph();
    const { showroom, store, playAll, rest } = setUpShowroom({ loadWalkGraph: async () => graph });
    rest();
    await flushPromises();
    showroom.walkTo(to('d'), '/world/d');
    graph = {
      ...graph,
      locations: graph.locations.filter((location) => location.payloadId !== 'd'),
      transitions: graph.transitions.filter(({ from, to: end }) => from !== 'd' && end !== 'd'),
    };
    showroom.enterPage({ ...viewOf('a'), version: 'v2' }, { isMobile: false });
    await flushPromises();
    playAll();
    await flushPromises();
    expect(store.getState()).toMatchObject({ isTargetGone: true, navigation: { status: 'idle' } });
    showroom.walkTo(to('a'), '/world/a');
    expect(store.getState().isTargetGone).toBe(false);
  });

  test('of two far targets in a row the last one wins', async () => {
    const { showroom, store } = setUpShowroom();
    showroom.walkTo(to('c'), '/world/c');
    showroom.walkTo(to('e'), '/world/e');
    await flushPromises();
    const { navigation } = store.getState();
    expect(navigation?.status === 'travelling' && navigation.destination.location).toBe('e');
  });
});

describe('pages', () => {
  test('a page that the browser went back to is walked to, and its address is left alone', async () => {
    const { showroom, stations, opened, playAll } = setUpShowroom();
    showroom.enterPage(viewOf('b'), { isMobile: false });
    expect(stations()).toEqual(['a--b']);
    playAll();
    await flushPromises();
    expect(opened).toEqual([]);
  });

  test('the same location in another language moves nothing, and the next address is in that language', async () => {
    const { showroom, stations, opened, playAll, rest } = setUpShowroom();
    rest();
    await flushPromises();
    showroom.enterPage(viewOf('a', 'de'), { isMobile: false });
    expect(stations()).toEqual([]);
    showroom.walkTo(to('b'), '/de/world/b');
    playAll();
    await flushPromises();
    expect(opened).toEqual(['/de/world/b']);
  });

  test('a page that comes while the next journey is on its way does not turn it around', async () => {
    const { showroom, stations, opened, playAll } = setUpShowroom();
    showroom.walkTo(to('b'), '/world/b');
    playAll();
    await flushPromises();
    showroom.walkTo(to('a'), '/world/a');
    showroom.enterPage(viewOf('b'), { isMobile: false });
    await flushPromises();
    playAll();
    await flushPromises();
    expect(opened).toEqual(['/world/b', '/world/a']);
    expect(stations()).toEqual(['a--b', 'b', 'b--a', 'a']);
  });

  test('content that was published meanwhile refreshes the picture in place', () => {
    const { showroom, scenes, stations } = setUpShowroom();
    scenes.length = 0;
    showroom.enterPage({ ...viewOf('a'), version: 'v2' }, { isMobile: false });
    expect(scenes).toEqual(['/box-api/uploads/a.jpg']);
    expect(stations()).toEqual([]);
  });
});

test('in power-save mode the way is a jump', async () => {
  const { showroom, stations, playAll, rest, store } = setUpShowroom();
  rest();
  await flushPromises();
  showroom.walkTo(to('d'), '/world/d');
  showroom.allowVideos(false);
  playAll();
  expect(stations()).toEqual(['a--b', 'd']);
  expect(store.getState().navigation).toMatchObject({ status: 'idle', location: 'd' });
});

test('with videos again the next way is a clip, and what the device refused is forgotten', () => {
  const { showroom, stations, forgotten } = setUpShowroom();
  showroom.allowVideos(false);
  expect(forgotten).toEqual([]);
  showroom.allowVideos(true);
  expect(forgotten).toEqual([true]);
  showroom.walkTo(to('b'), '/world/b');
  expect(stations()).toEqual(['a--b']);
});

test('the power-save page takes the place of the journey, in the language of the page', async () => {
  const { showroom, opened, playAll } = setUpShowroom();
  expect(showroom.addressAhead()).toBeUndefined();
  showroom.walkTo(to('b'), '/world/b?a=b');
  expect(showroom.addressAhead()).toBe('/world/b');
  showroom.allowVideos(false);
  showroom.openPowerSavePage('/world/b');
  playAll();
  await flushPromises();
  expect(opened).toEqual(['/power-save-mode?to=%2Fworld%2Fb']);
  const german = viewOf('a', 'de');
  const world = { ...german.world, href: '/de/world' };
  showroom.enterPage({ ...german, world }, { isMobile: false });
  showroom.openPowerSavePage('/de/world/a?menu');
  expect(opened.at(-1)).toBe('/de/power-save-mode?to=%2Fde%2Fworld%2Fa%3Fmenu');
});

test('without a stage the visitor arrives all the same', async () => {
  const { showroom, detachStage, opened } = setUpShowroom();
  detachStage();
  showroom.walkTo(to('b'), '/world/b');
  await flushPromises();
  expect(opened).toEqual(['/world/b']);
});

test('whatever is tapped, opened and reported, in whatever order: the visitor arrives where asked last', async () => {
  const name = constantFrom<LocationName>('a', 'b', 'c', 'd', 'e');
  const step = oneof(
    record({ kind: constantFrom('tap' as const, 'open' as const, 'hint' as const), name }),
    record({
      kind: constantFrom('end' as const, 'fail' as const, 'start' as const),
      item: integer({ min: 0, max: 12 }),
    }),
    record({ kind: constantFrom('rest' as const, 'powerSave' as const, 'resize' as const) }),
  );
  await assertProperty(
    asyncProperty(array(step, { maxLength: 25 }), name, async (steps, last) => {
      const set = setUpShowroom({ loadWalkGraph: async () => walkGraph() });
      for (const next of steps) {
        if (next.kind === 'tap') set.showroom.walkTo(to(next.name), `/world/${next.name}`);
        if (next.kind === 'open') set.showroom.enterPage(viewOf(next.name), { isMobile: false });
        if (next.kind === 'hint') set.showroom.hint(to(next.name));
        if (next.kind === 'start') set.played[next.item]?.request.onStarted();
        if (next.kind === 'end') set.played[next.item]?.request.onOutcome('ended');
        if (next.kind === 'fail') set.played[next.item]?.request.onOutcome('failed');
        if (next.kind === 'rest') set.rest();
        if (next.kind === 'powerSave') set.showroom.allowVideos(false);
        if (next.kind === 'resize') set.showroom.resized({ isMobile: false });
        await flushPromises();
      }
      set.showroom.walkTo(to(last), `/world/${last}`);
      await flushPromises();
      set.playAll();
      await flushPromises();
      expect(set.store.getState().navigation).toMatchObject({ status: 'idle', location: last });
      expect(set.played.at(-1)?.kind ?? 'show').toBe('show');
    }),
    { numRuns: 200 },
  );
});

describe('a visitor in a hurry', () => {
  test('asks for the station after the next in mid-walk, as often as they like', async () => {
    const { showroom, store, stations, playAll, rest } = setUpShowroom();
    rest();
    await flushPromises();
    showroom.walkTo(to('b'), '/world/b');
    for (const expected of ['c', 'd', 'e']) {
      const next = showroom.onMap(showroom.onMap(locationAhead(store.getState()))?.next);
      expect(next?.payloadId).toBe(expected);
      if (next !== undefined) showroom.walkTo(next.payloadId, next.href);
    }
    playAll();
    expect(stations().at(-1)).toBe('e');
  });

  test('is in the destination after a tap on the picture, without the clips between', async () => {
    const { showroom, stations, opened, playAll, rest } = setUpShowroom();
    rest();
    await flushPromises();
    showroom.walkTo(to('d'), '/world/d');
    showroom.finish();
    expect(stations()).toEqual(['a--b', 'd']);
    playAll();
    await flushPromises();
    expect(opened).toEqual(['/world/d']);
  });

  test('finds the arrows of the way ahead as soon as the map is there', async () => {
    const { showroom, store, rest } = setUpShowroom();
    let isTold = false;
    showroom.walkTo(to('b'), '/world/b');
    store.subscribe(() => (isTold = true));
    rest();
    await showroom.autoWalkHost.source.complete();
    expect(isTold).toBe(true);
    expect(showroom.onMap(to('b'))?.next).toBe('c');
  });
});
