import { payloadId } from '@vitrine/core/world/ids';
import { aTransition, picturesOf } from '@vitrine/core/testing';
import { describe, expect, test } from 'vitest';
import { flushPromises } from '../player/testing/fakes.ts';
import { setUpShowroom, viewOf } from '../testing/test-showroom.ts';
import type { LocationName } from '../testing/test-showroom.ts';

function to(name: LocationName) {
  return payloadId(name);
}

describe('warming up', () => {
  test('the likeliest clips are primed once there is nothing better to do', async () => {
    const { primed, rest, showroom, playAll } = setUpShowroom();
    showroom.walkTo(to('b'), '/world/b');
    playAll();
    await flushPromises();
    showroom.enterPage(viewOf('b'), { isMobile: false });
    expect(primed).toEqual([]);
    rest();
    expect(primed.at(-1)).toEqual(['/box-api/uploads/b--c.mp4', '/box-api/uploads/b--a.mp4']);
  });

  test('of many clips the two likeliest are primed (spec 9.15)', () => {
    const { primed, rest, showroom } = setUpShowroom();
    const neighbours = (['b', 'c', 'd'] as const).map((name) => ({
      location: { payloadId: to(name), title: '', href: `/world/${name}`, backgrounds: picturesOf(name) },
      transition: aTransition({ from: to('a'), to: to(name) }),
    }));
    showroom.enterPage({ ...viewOf('a'), neighbours }, { isMobile: false });
    rest();
    expect(primed.at(-1)).toHaveLength(2);
  });

  test('a pointer above a link primes its clip first', () => {
    const { primed, showroom } = setUpShowroom();
    showroom.hint(to('b'));
    expect(primed).toEqual([['/box-api/uploads/a--b.mp4']]);
  });

  test('a link that appears under a resting pointer keeps its clip when the page comes to rest', async () => {
    const { primed, rest, showroom, playAll } = setUpShowroom();
    showroom.walkTo(to('b'), '/world/b');
    playAll();
    await flushPromises();
    showroom.enterPage(viewOf('b'), { isMobile: false });
    showroom.hint(to('a'));
    rest();
    expect(primed.at(-1)).toEqual(['/box-api/uploads/b--a.mp4', '/box-api/uploads/b--c.mp4']);
  });

  test('nothing is fetched on suspicion where data is saved (spec 9.15)', () => {
    const { primed, rest, showroom } = setUpShowroom({ isSavingData: () => true });
    rest();
    showroom.hint(to('b'));
    expect(primed).toEqual([]);
  });
});
