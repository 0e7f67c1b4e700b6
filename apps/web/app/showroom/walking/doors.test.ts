import { doorName, doorOf } from '@vitrine/core/world/door';
import { payloadId } from '@vitrine/core/world/ids';
import { describe, expect, test } from 'vitest';
import { flushPromises } from '../player/testing/fakes.ts';
import { setUpShowroom, viewOf, walkGraph } from '../testing/test-showroom.ts';

const door = doorOf(payloadId('vault'));
const name = doorName(door);
const keyboard = `/world/a?code=${door}`;

/** A showroom whose location `d` is behind the door, and off the map until it is opened. */
function setUpDoors(address = '/world/a') {
  let isOpen = false;
  const setUp = setUpShowroom({
    address: () => address,
    loadWalkGraph: async ({ version }) => {
      const { locations, transitions } = walkGraph();
      return { version, transitions, locations: isOpen ? locations : locations.slice(0, 3) };
    },
  });
  return {
    ...setUp,
    state: () => setUp.store.getState().navigation?.status,
    /** The code was right, and the page of `a` is loaded again. */
    unlock() {
      isOpen = true;
      setUp.showroom.doorOpened('/world/d');
      setUp.showroom.leaveDoor();
      setUp.showroom.enterPage({ ...viewOf('a'), version: 'v1~rights' }, { isMobile: false });
    },
  };
}

// Specification section 4, Navigation: "If the target's world is locked, it redirects to login or opens the
// password modal."
describe('a locked target', () => {
  test('opens the password keyboard over the page', () => {
    const { showroom, opened, played, state } = setUpDoors();
    showroom.walkTo(name, keyboard);
    expect(opened).toEqual([keyboard]);
    expect(state()).toBe('blocked');
    expect(played).toEqual([]);
  });

  test('redirects to the login', () => {
    const { showroom, opened, state } = setUpDoors();
    showroom.walkTo(name, `/login?redirect=${name}`);
    expect(opened).toEqual([`/login?redirect=${name}`]);
    expect(state()).toBe('blocked');
  });

  test('is walked to once the code was right and the page was loaded again', async () => {
    const { showroom, stations, opened, playAll, rest, unlock } = setUpDoors();
    rest();
    await flushPromises();
    showroom.walkTo(name, keyboard);
    unlock();
    await flushPromises();
    playAll();
    await flushPromises();
    expect(stations()).toEqual(['a--b', 'b--c', 'c--d', 'd']);
    expect(opened).toEqual([keyboard, '/world/d']);
  });

  test('is opened as a page where the map is not available', async () => {
    const { showroom, opened, state } = setUpShowroomWithoutMap();
    showroom.walkTo(name, keyboard);
    showroom.doorOpened('/world/d');
    showroom.enterPage({ ...viewOf('a'), version: 'v1~rights' }, { isMobile: false });
    await flushPromises();
    expect(opened).toEqual([keyboard, '/world/d']);
    expect(state()).toBe('blocked');
  });

  test('that is given up leaves the visitor where they are', () => {
    const { showroom, state, opened } = setUpDoors();
    showroom.walkTo(name, keyboard);
    showroom.leaveDoor();
    expect(state()).toBe('idle');
    expect(opened).toEqual([keyboard]);
  });

  test('tapped on the way opens the keyboard on arrival, over the page of that location', async () => {
    const { showroom, opened, playAll, rest } = setUpDoors();
    rest();
    await flushPromises();
    showroom.walkTo(payloadId('b'), '/world/b');
    showroom.walkTo(name, keyboard);
    expect(opened).toEqual([]);
    playAll();
    await flushPromises();
    expect(opened).toContain(`/world/b?code=${door}`);
  });
});

test.each([
  [`/world/a?code=${door}`, 'replace /world/a'],
  [`/world/a?article=7&code=${door}`, 'replace /world/a?article=7'],
  [`/world/a?code=${door}&problem=code`, 'replace /world/a?problem=code'],
])('the keyboard at %s is closed when a journey begins beneath it', async (address, closed) => {
  const { showroom, opened } = setUpDoors(address);
  showroom.walkTo(name, keyboard);
  showroom.walkTo(payloadId('b'), '/world/b');
  expect(opened).toEqual([keyboard, closed]);
});

function setUpShowroomWithoutMap() {
  const setUp = setUpShowroom({ loadWalkGraph: () => Promise.reject(new Error('gone')) });
  return { ...setUp, state: () => setUp.store.getState().navigation?.status };
}
