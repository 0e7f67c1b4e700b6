import { localeCode, overlayId, payloadId } from '@vitrine/core/world/ids';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createBundle, createLocation } from '../testing/bundle.ts';
import { spellingOf, toSpelling } from './spelling.ts';

const bundle = createBundle('v1', {
  locations: [
    createLocation('hall', 'open'),
    createLocation('Grüne Halle', 'open'),
    createLocation('open-start', 'open'),
  ],
  stories: [
    {
      id: overlayId(1),
      slug: 'tour',
      title: 'Tour',
      stops: [{ location: payloadId('hall'), open: [], seconds: 20 }],
    },
  ],
});

function pageOf(pathname: string) {
  return spellingOf(bundle, pathname, false);
}

function dataOf(pathname: string) {
  return spellingOf(bundle, pathname, true).pathname;
}

function encoded(letter: string): string {
  return `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`;
}

/** Spells a path differently, such that it leads to the same page. */
function spelledOtherwise(pathname: string): fc.Arbitrary<string> {
  const letters = [...decodeURIComponent(pathname.slice(1)).replaceAll(/[^/\w-]/g, '-')].map((letter) =>
    letter === '/'
      ? fc.constantFrom('/', '//', '/./', '/x/../', '/%2e/', '///')
      : fc.constantFrom(letter, letter.toUpperCase(), encoded(letter), encoded(letter).toUpperCase()),
  );
  const ends = fc.constantFrom('', '/', '//', '/.', '/x/..');
  const starts = fc.constantFrom('/', '//', '/./', '/../', '/%2E%2E/');
  return fc
    .tuple(starts, fc.tuple(...letters), ends)
    .map(([start, parts, end]) => start + parts.join('') + end);
}

describe('the one spelling of an address', () => {
  test.each([
    ['/', '/', true],
    ['/open/hall', '/open/hall', true],
    ['/%6Fpen/h%61ll', '/open/hall', true],
    ['/OPEN/Hall/', '/open/hall', true],
    ['//open/./x/..//hall', '/open/hall', true],
    ['/Open', '/open', true],
    ['/DE/open/HALL', '/de/open/hall', true],
    ['/stories/Tour/', '/stories/tour', true],
    ['/DE/stories/tour', '/de/stories/tour', true],
    ['/en/stories/tour', '/en/stories/tour', true],
    ['/stories/gone', '/stories/gone', false],
    ['/en/open/hall', '/en/open/hall', true],
    ['/open/gr%c3%bcne halle', '/open/Gr%C3%BCne%20Halle', true],
    ['/login', '/login', true],
    ['/open/nowhere/', '/open/nowhere', false],
    ['/closed/closed-start', '/closed/closed-start', false],
    ['/a%2fb', '/a%2Fb', false],
    ['/%252e%252e/x', '/%252e%252e/x', false],
    ['//evil.example/%5c', '/evil.example/%5C', false],
  ])('of %s is %s', (pathname, page, isOurs) => {
    expect(pageOf(pathname)).toEqual({ page, isOurs, pathname: page });
  });

  test.each([
    ['/_.data', '/_.data'],
    ['/open/hall.data', '/open/hall.data'],
    ['/open/hall/_.data', '/open/hall.data'],
    ['/OPEN/h%61ll.data', '/open/hall.data'],
    ['/de.data', '/de.data'],
  ])('of the data %s is %s', (pathname, spelling) => {
    expect(dataOf(pathname)).toBe(spelling);
  });

  test('is found from every other spelling', () => {
    for (const page of ['/open/hall', '/de/open/hall', '/en/open/open-start', '/open/open-start']) {
      fc.assert(
        fc.property(spelledOtherwise(page), (pathname) => {
          expect(pageOf(pathname)).toEqual({ page, isOurs: true, pathname: page });
        }),
      );
    }
  });

  test('is its own spelling, and a path of this showroom, whatever was asked', () => {
    const unit = fc.constantFrom(
      '/',
      '.',
      '%2e',
      '%2F',
      '%5c',
      '%25',
      '\\',
      ':',
      '@',
      "'",
      'open',
      'hall',
      'ü',
      'de',
      ' ',
    );
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 10 }), (text) => {
        const { page } = pageOf(`/${text}`);
        expect(pageOf(page).page).toBe(page);
        expect(page).toMatch(/^\/(?!\/)/);
        const url = new URL(page, 'https://show.example');
        expect([url.origin, url.pathname]).toEqual(['https://show.example', page]);
      }),
    );
  });

  test('belongs to every language of the content', () => {
    for (const { code } of bundle.locales) {
      const prefix = code === localeCode('en') ? '' : `/${code}`;
      expect(pageOf(`${prefix}/open/hall`)).toMatchObject({ page: `${prefix}/open/hall`, isOurs: true });
    }
  });
});

describe('the way to it', () => {
  const spelling = pageOf('/OPEN/hall');

  test('keeps the query of a page', () => {
    const asked = { search: '?article=3&utm_source=mail', isData: false, isForAll: true };
    const answer = toSpelling(spelling, asked);
    expect([answer.status, answer.headers.get('location')]).toEqual([
      308,
      '/open/hall?article=3&utm_source=mail',
    ]);
    expect(toSpelling(spelling, { ...asked, isForAll: false }).headers.get('cache-control')).toMatch(
      /private/,
    );
  });

  test('is another status where the page has moved', () => {
    const asked = { search: '?article=3', isForAll: true, status: 301 } as const;
    const answer = toSpelling({ page: '/open/hall' }, { ...asked, isData: false });
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/open/hall?article=3']);
    const data = toSpelling({ page: '/open/hall' }, { ...asked, isData: true });
    expect(data.headers.get('x-remix-status')).toBe('301');
  });

  test('redirects the router’s data request to the page', () => {
    const answer = toSpelling(spelling, { search: '?article=3&_routes=page', isData: true, isForAll: true });
    expect([answer.status, answer.headers.get('x-remix-redirect')]).toEqual([204, '/open/hall?article=3']);
  });
});
