import { payloadId } from '@vitrine/core/world/ids';
import { describe, expect, test } from 'vitest';
import { flushPromises } from '../player/testing/fakes.ts';
import { travelOf } from './store.ts';
import { setUpShowroom, viewOf } from '../testing/test-showroom.ts';
import type { LocationName } from '../testing/test-showroom.ts';

function to(name: LocationName) {
  return payloadId(name);
}

/** Long enough for a promise that waits for others. */
async function settled() {
  for (let turn = 0; turn < 5; turn += 1) await flushPromises();
}

describe('hooks', () => {
  test('do not run during a walk that no visitor requested', async () => {
    const { showroom, hooks, playAll } = setUpShowroom();
    const arrival = showroom.autoWalkTo(to('c'));
    await settled();
    playAll();
    await arrival;
    showroom.restore();
    expect(hooks).toEqual([]);
    showroom.walkTo(to('b'), '/world/b');
    expect(hooks).not.toEqual([]);
  });

  test('run for the location where a visitor takes over', async () => {
    const { showroom, hooks, playAll } = setUpShowroom();
    const arrival = showroom.autoWalkTo(to('b'));
    await settled();
    playAll();
    await arrival;
    showroom.settle();
    expect(hooks).toEqual(['current_location_changed b']);
  });
});

describe('autoWalk', () => {
  test('the stage walks while the page and its address stay', async () => {
    const { showroom, stations, opened, playAll, store } = setUpShowroom();
    const arrival = showroom.autoWalkTo(to('c'));
    await settled();
    playAll();
    expect(await arrival).toBe(true);
    expect(stations()).toEqual(['a--b', 'b--c', 'c']);
    expect(opened).toEqual([]);
    expect(store.getState()).toMatchObject({ page: 'a', navigation: { location: 'c' } });
  });

  test('a visitor who takes over stays where the stage is, and the page replaces the old one', async () => {
    const { showroom, opened, playAll, stations, store } = setUpShowroom();
    const arrival = showroom.autoWalkTo(to('b'));
    await settled();
    playAll();
    await arrival;
    const before = stations().length;
    showroom.settle();
    await settled();
    expect(opened).toEqual(['replace /world/b']);
    showroom.enterPage(viewOf('b'), { isMobile: false });
    expect(travelOf(store.getState())).toBe('idle');
    expect(stations()).toHaveLength(before);
  });

  test('a visitor who takes over during a transition arrives at its destination', async () => {
    const { showroom, opened, playAll } = setUpShowroom();
    void showroom.autoWalkTo(to('b'));
    await settled();
    showroom.settle();
    expect(opened).toEqual([]);
    playAll();
    await settled();
    expect(opened).toEqual(['replace /world/b']);
  });

  test('the stage comes back to the page at once', async () => {
    const { showroom, opened, playAll, store, stations } = setUpShowroom();
    const arrival = showroom.autoWalkTo(to('b'));
    await settled();
    playAll();
    await arrival;
    showroom.restore();
    expect(stations().at(-1)).toBe('a');
    expect(travelOf(store.getState())).toBe('idle');
    expect(opened).toEqual([]);
  });

  test('nothing moves where the page is already shown', async () => {
    const { showroom, stations, opened } = setUpShowroom();
    expect(await showroom.autoWalkTo(to('a'))).toBe(true);
    showroom.settle();
    showroom.restore();
    expect(stations()).toEqual([]);
    expect(opened).toEqual([]);
  });

  test('a location that is not on the map is not reached, and no visitor is sent anywhere', async () => {
    const { showroom, stations, opened } = setUpShowroom();
    expect(await showroom.autoWalkTo(payloadId('gone'))).toBe(false);
    expect(stations()).toEqual([]);
    expect(opened).toEqual([]);
  });

  test('a walk that is called off before the map is there never begins', async () => {
    const { showroom, stations } = setUpShowroom();
    const arrival = showroom.autoWalkTo(to('c'));
    showroom.restore();
    expect(await arrival).toBe(false);
    expect(stations()).toEqual([]);
  });

  test('of two walks only the last one counts', async () => {
    const { showroom, playAll } = setUpShowroom();
    const first = showroom.autoWalkTo(to('b'));
    await settled();
    const second = showroom.autoWalkTo(to('c'));
    await settled();
    playAll();
    await settled();
    expect([await first, await second]).toEqual([false, true]);
  });
});
