import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planLocations, slugsFor } from './plan-locations.ts';
import type { ReadPicture } from './plan-locations.ts';

const SIZES = {
  '4x3': { width: 1920, height: 1440 },
  '16x9': { width: 1920, height: 1080 },
  upright: { width: 1080, height: 1920 },
} as const;

function picture(name: string, size: keyof typeof SIZES = '4x3'): ReadPicture {
  return { id: name, name, ...SIZES[size] };
}

/** Title, and each picture with its slot. */
function planned(...pictures: readonly ReadPicture[]) {
  return planLocations(pictures).map(({ title, pictures: own }) => [
    title,
    Object.fromEntries(own.map(({ slot, picture: { name } }) => [slot, name])),
  ]);
}

describe('pictures become locations', () => {
  test('two of one name and different shapes are one location', () => {
    expect(
      planned(picture('lobby.jpg'), picture('Lobby.png', '16x9'), picture('hall.jpg', 'upright')),
    ).toEqual([
      ['Hall', { mobile: 'hall.jpg' }],
      ['Lobby', { default_background_4x3: 'lobby.jpg', default_background_16x9: 'Lobby.png' }],
    ]);
  });

  test('the end of a name says what a picture is for, also against its shape', () => {
    expect(
      planned(picture('1 lobby_wide.jpg'), picture('1 lobby_4x3.jpg'), picture('1 lobby_phone.jpg', '16x9')),
    ).toEqual([
      [
        'Lobby',
        {
          default_background_4x3: '1 lobby_4x3.jpg',
          default_background_16x9: '1 lobby_wide.jpg',
          mobile: '1 lobby_phone.jpg',
        },
      ],
    ]);
  });

  test('two for the same screen are two locations, and a name goes before a shape', () => {
    expect(
      planned(picture('lobby.jpg'), picture('lobby_4x3.jpg'), picture('lobby_16x9.jpg', '16x9')),
    ).toEqual([
      ['Lobby', { default_background_4x3: 'lobby_4x3.jpg', default_background_16x9: 'lobby_16x9.jpg' }],
      ['Lobby 2', { default_background_4x3: 'lobby.jpg' }],
    ]);
  });

  test('they are in the order of the numbers before their names', () => {
    expect(
      planned(picture('10_roof.jpg'), picture('2_hall.jpg'), picture('1_door.jpg')).map(([title]) => title),
    ).toEqual(['Door', 'Hall', 'Roof']);
  });

  test('two numbers are two locations of one title', () => {
    expect(planned(picture('1_room.jpg'), picture('2_room.jpg', '16x9')).map(([title]) => title)).toEqual([
      'Room',
      'Room',
    ]);
  });
});

const anyPicture = fc.record({
  name: fc
    .tuple(
      fc.constantFrom('lobby', '01_lobby', 'hall', 'Lobby East', '会議室'),
      fc.constantFrom('', '_4x3', '-16x9', '_wide', ' phone', '_1920x1080'),
      fc.constantFrom('.jpg', '.png'),
    )
    .map((parts) => parts.join('')),
  width: fc.integer({ min: 1, max: 8000 }),
  height: fc.integer({ min: 1, max: 8000 }),
});
const anyPictures = fc
  .array(anyPicture, { maxLength: 25 })
  .map((pictures) => pictures.map((one, index): ReadPicture => ({ id: `file-${index}`, ...one })));

test('every picture is used once, and no location has two for one screen', () => {
  fc.assert(
    fc.property(anyPictures, (pictures) => {
      const plan = planLocations(pictures);
      const used = plan.flatMap(({ pictures: own }) => own.map(({ picture: { id } }) => id));
      expect(used.toSorted()).toEqual(pictures.map(({ id }) => id).toSorted());
      expect(new Set(plan.map(({ id }) => id)).size).toBe(plan.length);
      for (const { pictures: own, title } of plan) {
        expect(title).not.toBe('');
        expect(new Set(own.map(({ slot }) => slot)).size).toBe(own.length);
      }
    }),
  );
});

test('the order in which files are dropped makes no difference', () => {
  fc.assert(
    fc.property(anyPictures, (pictures) => {
      expect(planLocations(pictures.toReversed())).toEqual(planLocations(pictures));
    }),
  );
});

test('slugs are addresses, and each exists once', () => {
  const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: 'grapheme' })),
      fc.array(fc.constantFrom('lobby', 'location')),
      (titles, taken) => {
        const slugs = slugsFor([...titles, 'Lobby', 'lobby'], new Set(taken));
        for (const one of slugs) expect(one).toMatch(slug);
        expect(new Set([...slugs, ...taken]).size).toBe(slugs.length + new Set(taken).size);
      },
    ),
  );
});
