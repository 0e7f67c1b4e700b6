import { payloadId, type Background } from '@vitrine/core';
import { aTransition, picturesOf } from '@vitrine/core/testing';
import { describe, expect, test } from 'vitest';
import { heard } from './player/testing/fakes.ts';
import { film, picture, setUpShowroom, viewOf, type Place } from './testing/test-showroom.ts';

const to = (place: Place) => payloadId(place);

describe('warming up', () => {
  test('the likeliest clips are primed once there is nothing better to do', async () => {
    const { primed, rest, showroom, playAll } = setUpShowroom();
    showroom.walkTo(to('b'), '/world/b');
    playAll();
    await heard();
    showroom.enterPage(viewOf('b'), { isMobile: false });
    expect(primed).toEqual([]);
    rest();
    expect(primed.at(-1)).toEqual(['/box-api/uploads/b--c.mp4', '/box-api/uploads/b--a.mp4']);
  });

  test('of many clips the two likeliest are primed (spec 9.15)', () => {
    const { primed, rest, showroom } = setUpShowroom();
    const neighbours = (['b', 'c', 'd'] as const).map((place) => ({
      location: { payloadId: to(place), title: '', href: `/world/${place}`, backgrounds: picturesOf(place) },
      transition: aTransition({ from: to('a'), to: to(place) }),
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
    await heard();
    showroom.enterPage(viewOf('b'), { isMobile: false });
    showroom.hint(to('a'));
    rest();
    expect(primed.at(-1)).toEqual(['/box-api/uploads/b--a.mp4', '/box-api/uploads/b--c.mp4']);
  });

  test('the picture of a transition is at hand where no clip of it plays, and is given to the stage', () => {
    const { warmed, showroom, played } = setUpShowroom();
    const view = viewOf('a');
    const shown = (backgrounds: readonly Background[]) => ({
      ...view,
      neighbours: view.neighbours.map((one) => ({
        ...one,
        transition: { ...one.transition, backgrounds },
      })),
    });
    showroom.enterPage(shown([film('a--b'), picture('doorway')]), { isMobile: false });
    showroom.hint(to('b'));
    expect(warmed).toEqual(['b']);
    showroom.enterPage(shown([picture('doorway')]), { isMobile: false });
    showroom.hint(to('b'));
    expect(warmed).toEqual(['b', 'doorway', 'b']);
    showroom.walkTo(to('b'), '/world/b');
    expect(played.at(-1)).toMatchObject({
      kind: 'move',
      request: { clip: undefined, wayPicture: { id: '/box-api/uploads/doorway.jpg' } },
    });
  });

  test('nothing is fetched on suspicion where data is saved (spec 9.15)', () => {
    const { primed, rest, showroom } = setUpShowroom({ isSavingData: () => true });
    rest();
    showroom.hint(to('b'));
    expect(primed).toEqual([]);
  });
});
