import { payloadId } from '@vitrine/core/world/ids';
import { describe, expect, test } from 'vitest';
import { flushPromises } from '../player/testing/fakes.ts';
import { travelOf } from './store.ts';
import { createAutoWalk } from './auto-walk.ts';
import { setUpShowroom, viewOf } from '../testing/test-showroom.ts';
import type { LocationName } from '../testing/test-showroom.ts';

function to(name: LocationName) {
  return payloadId(name);
}

function setUp() {
  const set = setUpShowroom();
  return { ...set, autoWalk: createAutoWalk(set.showroom.autoWalkHost) };
}

/** Long enough for a promise that waits for others. */
async function settled() {
  for (let turn = 0; turn < 5; turn += 1) await flushPromises();
}

describe('hooks', () => {
  test('do not run during a walk that no visitor requested', async () => {
    const { autoWalk, showroom, hooks, playAll } = setUp();
    const arrival = autoWalk.autoWalkTo(to('c'));
    await settled();
    playAll();
    await arrival;
    autoWalk.restore();
    expect(hooks).toEqual([]);
    showroom.walkTo(to('b'), '/world/b');
    expect(hooks).not.toEqual([]);
  });

  test('run for the location where a visitor takes over', async () => {
    const { autoWalk, hooks, playAll } = setUp();
    const arrival = autoWalk.autoWalkTo(to('b'));
    await settled();
    playAll();
    await arrival;
    autoWalk.settle();
    expect(hooks).toEqual(['current_location_changed b']);
  });
});

describe('autoWalk', () => {
  test('the stage walks while the page and its address stay', async () => {
    const { autoWalk, stations, opened, playAll, store } = setUp();
    const arrival = autoWalk.autoWalkTo(to('c'));
    await settled();
    playAll();
    expect(await arrival).toBe(true);
    expect(stations()).toEqual(['a--b', 'b--c', 'c']);
    expect(opened).toEqual([]);
    expect(store.getState()).toMatchObject({ page: 'a', navigation: { location: 'c' } });
  });

  test('a visitor who takes over stays where the stage is, and the page replaces the old one', async () => {
    const { autoWalk, showroom, opened, playAll, stations, store } = setUp();
    const arrival = autoWalk.autoWalkTo(to('b'));
    await settled();
    playAll();
    await arrival;
    const before = stations().length;
    autoWalk.settle();
    await settled();
    expect(opened).toEqual(['replace /world/b']);
    showroom.enterPage(viewOf('b'), { isMobile: false });
    expect(travelOf(store.getState())).toBe('idle');
    expect(stations()).toHaveLength(before);
  });

  test('a visitor who takes over during a transition arrives at its destination', async () => {
    const { autoWalk, opened, playAll } = setUp();
    void autoWalk.autoWalkTo(to('b'));
    await settled();
    autoWalk.settle();
    expect(opened).toEqual([]);
    playAll();
    await settled();
    expect(opened).toEqual(['replace /world/b']);
  });

  test('the stage comes back to the page at once', async () => {
    const { autoWalk, opened, playAll, store, stations } = setUp();
    const arrival = autoWalk.autoWalkTo(to('b'));
    await settled();
    playAll();
    await arrival;
    autoWalk.restore();
    expect(stations().at(-1)).toBe('a');
    expect(travelOf(store.getState())).toBe('idle');
    expect(opened).toEqual([]);
  });

  test('does nothing when the page is already shown', async () => {
    const { autoWalk, stations, opened } = setUp();
    expect(await autoWalk.autoWalkTo(to('a'))).toBe(true);
    autoWalk.settle();
    autoWalk.restore();
    expect(stations()).toEqual([]);
    expect(opened).toEqual([]);
  });

  test('a location that is not on the map is not reached, and no visitor is sent anywhere', async () => {
    const { autoWalk, stations, opened } = setUp();
    expect(await autoWalk.autoWalkTo(payloadId('gone'))).toBe(false);
    expect(stations()).toEqual([]);
    expect(opened).toEqual([]);
  });

  test('a walk that is called off before the map is there never begins', async () => {
    const { autoWalk, stations } = setUp();
    const arrival = autoWalk.autoWalkTo(to('c'));
    autoWalk.restore();
    expect(await arrival).toBe(false);
    expect(stations()).toEqual([]);
  });

  test('of two walks only the last one counts', async () => {
    const { autoWalk, playAll } = setUp();
    const first = autoWalk.autoWalkTo(to('b'));
    await settled();
    const second = autoWalk.autoWalkTo(to('c'));
    await settled();
    playAll();
    await settled();
    expect([await first, await second]).toEqual([false, true]);
  });
});
