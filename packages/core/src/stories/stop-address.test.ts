import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatLocationPath } from '../links/path.ts';
import { formatOverlayStack, NUMBERED_OVERLAYS } from '../overlays/overlay-stack.ts';
import { localeCode, overlayId, worldSlug } from '../world/ids.ts';
import { readStopAddress } from './stop-address.ts';

const hall = { world: 'showroom', segment: 'east-hall' };

describe('the address of a stop', () => {
  test.each([
    '/showroom/east-hall',
    ' /showroom/east-hall/ ',
    '/de/showroom/east-hall',
    '/DE/showroom/east-hall#top',
    'https://show.example.com/showroom/east-hall',
    'http://localhost:3000/fr/showroom/east-hall?kiosk',
    'show.example.com/showroom/east-hall',
    // What leads elsewhere is part of no story.
    '/showroom/east-hall?menu=main&places=map&search=robot&contact&share&keys',
  ])('is read with or without origin and language: %s', (typed) => {
    expect(readStopAddress(typed)).toEqual({ ...hall, open: [] });
  });

  test('is found in a world with the name of a language, as pages are', () => {
    expect(readStopAddress('/it/hall')).toEqual({ world: 'it', segment: 'hall', open: [] });
    expect(readStopAddress('/de/it/hall')).toEqual({ world: 'it', segment: 'hall', open: [] });
  });

  test('says what is open, the lowest first, and which page', () => {
    expect(readStopAddress('/de/showroom/east-hall?article=12-robot&pdf=5&item=2&page=3&share')).toEqual({
      ...hall,
      open: [
        { kind: 'article', id: 12 },
        { kind: 'pdf', id: 5, item: 2, page: 3 },
      ],
    });
    expect(readStopAddress('/showroom/east-hall?compare=1~4')?.open).toEqual([
      { kind: 'compare', articles: [1, 4] },
    ]);
  });

  test.each([
    '',
    '/',
    '/showroom',
    '/de/showroom/hall/more',
    '?article=12',
    'east-hall',
    'mailto:sales@example.com',
    'https://',
  ])('has to be that of a location: “%s” is not', (typed) => {
    expect(readStopAddress(typed)).toBeUndefined();
  });

  test('is what the showroom writes, in every language and at every host', () => {
    const slug = fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    const world = slug.filter((text) => !['en', 'de', 'fr', 'es', 'it', 'pt', 'ru'].includes(text));
    const overlay = fc
      .record({
        kind: fc.constantFrom(...NUMBERED_OVERLAYS),
        id: fc.nat().map((number) => overlayId(number)),
      })
      .map((given) => given);
    fc.assert(
      fc.property(
        world,
        slug,
        fc.uniqueArray(overlay, { selector: ({ kind }) => kind, maxLength: 4 }),
        fc.constantFrom('en', 'de', 'ru'),
        fc.constantFrom('', 'https://show.example.com', 'http://127.0.0.1:3000'),
        (name, location, open, locale, origin) => {
          const path = formatLocationPath({
            locale: localeCode(locale),
            defaultLocale: localeCode('en'),
            world: worldSlug(name),
            location: { slug: location },
          });
          const typed = `${origin}${path}${formatOverlayStack(open)}`;
          expect(readStopAddress(typed)).toEqual({ world: name, segment: location, open });
        },
      ),
    );
  });

  test('is refused without an error whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const address = readStopAddress(typed);
        expect(address === undefined || address.segment !== '').toBe(true);
      }),
    );
  });
});
