import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localeCode } from '@vitrine/core/world/ids';
import { createBundle, createLocation } from '../testing/bundle.ts';
import { earlierAddress } from './earlier-address.ts';
import { spellingOf } from './spelling.ts';

const plain = createBundle('v1', {
  locations: [
    createLocation('cinema', 'open', { earlierSegments: ['theatre', 'hall'] }),
    createLocation('hall', 'open', { earlierSegments: ['kitchen', 'vault'] }),
    createLocation('Grüne Halle', 'open', { earlierSegments: ['gelbe halle'] }),
  ],
});

/** The same content, whose open world was called “fair” and “secret”. */
const content = {
  ...plain,
  snapshots: Object.fromEntries(
    Object.entries(plain.snapshots).map(([code, snapshot]) => [
      code,
      {
        ...snapshot,
        worlds: snapshot.worlds
          .filter(({ slug }) => slug === 'open')
          .map((world) => Object.assign({ earlierSlugs: ['fair', 'secret', 'open'] }, world)),
      },
    ]),
  ),
};

const nothingClosed = { content, closedWorlds: new Map(), closedLocations: new Set<string>() };

describe('an earlier address', () => {
  test.each([
    ['/open/theatre', '/open/cinema'],
    ['/OPEN/Theatre', '/open/cinema'],
    ['/de/open/theatre', '/de/open/cinema'],
    ['/en/open/theatre', '/en/open/cinema'],
    ['/open/gelbe%20halle', '/open/Gr%C3%BCne%20Halle'],
    ['/fair', '/open'],
    ['/de/fair', '/de/open'],
    ['/fair/cinema', '/open/cinema'],
    ['/de/fair/theatre', '/de/open/cinema'],
  ])('%s leads to %s', (earlier, today) => {
    expect(earlierAddress(nothingClosed, earlier)).toBe(today);
  });

  test.each([
    ['/', 'the start'],
    ['/open', 'a world of today'],
    ['/nowhere', 'what never was'],
    ['/open/nowhere', 'what never was'],
    ['/fair/nowhere', 'what never was'],
    ['/open/theatre/more', 'what lies deeper'],
    ['/fr/open/theatre', 'a language that the showroom has not'],
    ['/theatre', 'a location without its world'],
  ])('%s leads nowhere: %s', (pathname) => {
    expect(earlierAddress(nothingClosed, pathname)).toBeUndefined();
  });

  test('of a location that another one has today is that other one’s', () => {
    expect(earlierAddress(nothingClosed, '/fair/hall')).toBe('/open/hall');
  });

  test('of what is closed to the visitor leads nowhere, and a closed name leads to nothing else', () => {
    const closed = {
      content,
      closedWorlds: new Map([['Secret', { code: true } as never]]),
      closedLocations: new Set(['open/vault']),
    };
    expect(earlierAddress(closed, '/secret')).toBeUndefined();
    expect(earlierAddress(closed, '/secret/cinema')).toBeUndefined();
    expect(earlierAddress(closed, '/open/vault')).toBeUndefined();
    expect(earlierAddress(closed, '/fair/vault')).toBeUndefined();
    expect(earlierAddress(closed, '/open/kitchen')).toBe('/open/hall');
    const withoutHall = Object.fromEntries(
      Object.entries(content.snapshots).map(([code, snapshot]) => [
        code,
        { ...snapshot, locations: snapshot.locations.filter(({ slug }) => slug !== 'hall') },
      ]),
    );
    const hidden = { ...nothingClosed, content: { ...content, snapshots: withoutHall } };
    expect(earlierAddress(hidden, '/open/kitchen')).toBeUndefined();
  });

  test('leads to a page that is there, at once, and stays in the showroom', () => {
    const segment = fc.constantFrom(
      'de',
      'en',
      'open',
      'fair',
      'secret',
      'theatre',
      'hall',
      'kitchen',
      'x',
      '%2F',
    );
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 4 }), (segments) => {
        const path = earlierAddress(nothingClosed, `/${segments.join('/')}`);
        if (path === undefined) return;
        expect(spellingOf(content, path, false)).toMatchObject({ page: path, isOurs: true });
        expect(new URL(path, 'https://show.example').host).toBe('show.example');
      }),
      { numRuns: 300 },
    );
    expect(content.locales.map(({ code }) => code)).toContain(localeCode('de'));
  });
});
