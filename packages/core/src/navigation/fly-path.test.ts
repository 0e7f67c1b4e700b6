import { describe, expect, test } from 'vitest';
import { aTransition } from '../../testing/index.ts';
import { payloadId } from '../world/ids.ts';
import { FLY_MODE_DEFAULTS } from '../world/settings/fly-mode.ts';
import type { FlyModeSettings } from '../world/settings/fly-mode.ts';
import type { Transition } from '../world/transition.ts';
import { flyPath } from './fly-path.ts';

/** A path through the named locations, written as a list such as `a--b x2`, `c`, `d direct 0.4`. */
function fly(
  places: readonly string[],
  flyMode: Partial<FlyModeSettings> = {},
  overrides: readonly Partial<Transition>[] = [],
) {
  return send(plan(places, flyMode, overrides));
}

function plan(
  places: readonly string[],
  flyMode: Partial<FlyModeSettings> = {},
  overrides: readonly Partial<Transition>[] = [],
) {
  const path = places.slice(1).map((to, index) =>
    aTransition({
      from: payloadId(places[index] ?? ''),
      to: payloadId(to),
      options: { active: true, directTransition: false },
      ...overrides[index],
    }),
  );
  const target = payloadId(places.at(-1) ?? '');
  return flyPath({ path, target, flyMode: { ...FLY_MODE_DEFAULTS, ...flyMode } });
}

/** Where visitors look at each item of a path of two steps. */
function views(...overrides: readonly Partial<Transition>[]) {
  return plan(['a', 'b', 'c'], {}, overrides).map((item) => ('arrival' in item ? item.arrival : undefined));
}

function send(items: ReturnType<typeof flyPath>): readonly string[] {
  return items.map((item) => {
    if (item.kind === 'transition') return `${item.payloadId} x${item.playbackRate}`;
    return item.isDirect ? `${item.payloadId} direct ${item.blendingTime}` : item.payloadId;
  });
}

describe('the fly path', () => {
  test('has the view of a transition on what it is made of, with a clip or without, and on nothing else', () => {
    const arrival = { yaw: 90, pitch: 0 };
    expect(views({}, { arrival })).toEqual([undefined, arrival, arrival]);
    expect(views({}, { arrival, backgrounds: [] })).toEqual([undefined, arrival]);
    expect(views({ arrival }, {})).toEqual([arrival, undefined, undefined]);
    expect(views({ arrival, backgrounds: [] }, {})).toEqual([arrival, undefined, undefined]);
  });

  test('flies three steps at twice the speed by default, locations left out (spec 4.12) (spec 9.6)', () => {
    expect(fly(['entrance', 'reception', 'atrium', 'lounge'])).toEqual([
      'entrance--reception x2',
      'reception--atrium x2',
      'atrium--lounge x2',
      'lounge',
    ]);
  });

  test('shows the locations between when the setting does not skip them (spec 4.12)', () => {
    expect(fly(['a', 'b', 'c'], { skipLocations: false, playbackRate: 3 })).toEqual([
      'a--b x3',
      'b',
      'b--c x3',
      'c',
    ]);
  });

  test('plays all items of a path longer than the maximum of 6 at normal speed (spec 4.14) (spec 9.6)', () => {
    const all = ['a--b x1', 'b', 'b--c x1', 'c', 'c--d x1', 'd'];
    expect(fly(['a', 'b', 'c', 'd'], { maximumItems: 5 })).toEqual(all);
    expect(fly(['a', 'b', 'c', 'd', 'e'])).toEqual([...all, 'd--e x1', 'e']);
    expect(fly(['a', 'b', 'c', 'd', 'e'], { maximumItems: 8 })).toHaveLength(5);
  });

  test('goes directly to the end of a path longer than the maximum where the settings want it', () => {
    const beyondMaximum = 'goDirectly';
    expect(fly(['a', 'b', 'c', 'd', 'e'], { beyondMaximum })).toEqual(['e direct 0.5']);
    expect(fly(['a', 'b', 'c', 'd'], { beyondMaximum, maximumItems: 5 })).toEqual(['d direct 0.5']);
    expect(fly(['a', 'b', 'c'], { beyondMaximum })).toEqual(['a--b x2', 'b--c x2', 'c']);
    expect(fly(['a', 'b'], { beyondMaximum, maximumItems: 1 })).toEqual(['a--b x1', 'b']);
  });

  test('goes directly to the end of a longer path with fly mode off (spec 4.13)', () => {
    expect(fly(['a', 'b', 'c'], { isActive: false })).toEqual(['c direct 0.5']);
  });

  test.each([true, false])('plays a single step at normal speed, fly mode on: %s (spec 4.14)', (isActive) => {
    expect(fly(['a', 'b'], { isActive, maximumItems: 1 })).toEqual(['a--b x1', 'b']);
  });

  test('crosses a transition directly when the editor wants it so or there is no clip', () => {
    const direct = { options: { active: true, directTransition: true, blendingTime: 1.5 } };
    expect(fly(['a', 'b'], {}, [direct])).toEqual(['b direct 1.5']);
    expect(fly(['a', 'b', 'c'], {}, [{ backgrounds: [] }])).toEqual(['b direct 0.6', 'b--c x2', 'c']);
    expect(fly(['a', 'b', 'c'], {}, [{}, direct])).toEqual(['a--b x2', 'c direct 1.5']);
  });

  test('always has a result: a direct move without a path, and the location alone with an empty one', () => {
    const target = payloadId('a');
    expect(send(flyPath({ path: undefined, target, flyMode: FLY_MODE_DEFAULTS }))).toEqual(['a direct 0.5']);
    expect(send(flyPath({ path: [], target, flyMode: FLY_MODE_DEFAULTS }))).toEqual(['a']);
  });

  test('fades for 0.5 s where no clip is meant to play, unless it flies or the editor says otherwise (spec 9.2)', () => {
    const fading = { options: { active: true, directTransition: true } };
    expect(fly(['a', 'b'], {}, [fading])).toEqual(['b direct 0.5']);
    expect(
      fly(['a', 'b'], {}, [{ backgrounds: [], options: { active: true, directTransition: false } }]),
    ).toEqual(['b direct 0.5']);
    expect(fly(['a', 'b', 'c'], {}, [fading])).toEqual(['b direct 0.6', 'b--c x2', 'c']);
  });

  test('fades for 0.6 s in place of a clip that fails while flying, and for 0.4 s otherwise (spec 9.6)', () => {
    expect(blendingTimes(['a', 'b'])).toEqual([0.4]);
    expect(blendingTimes(['a', 'b', 'c'])).toEqual([0.6, 0.6]);
    expect(blendingTimes(['a', 'b', 'c', 'd', 'e'])).toEqual([0.4, 0.4, 0.4, 0.4]);
  });
});

function blendingTimes(places: readonly string[]) {
  return plan(places)
    .filter(({ kind }) => kind === 'transition')
    .map(({ blendingTime }) => blendingTime);
}
