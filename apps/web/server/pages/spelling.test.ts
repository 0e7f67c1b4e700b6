import { localeCode } from '@vitrine/core/world/ids';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBundle, place } from '../testing/bundle.ts';
import { spellingOf, toSpelling } from './spelling.ts';

const bundle = createBundle('v1', {
  locations: [place('hall', 'open'), place('Grüne Halle', 'open'), place('open-start', 'open')],
});

const pageOf = (pathname: string) => spellingOf(bundle, pathname, false);
const dataOf = (pathname: string) => spellingOf(bundle, pathname, true).pathname;

const encoded = (letter: string): string => `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`;

/** Writes a path in another way that leads to the same page. */
const spelledOtherwise = (pathname: string): fc.Arbitrary<string> => {
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
};

describe('the one spelling of an address', () => {
  it.each([
    ['/', '/', true],
    ['/open/hall', '/open/hall', true],
    ['/%6Fpen/h%61ll', '/open/hall', true],
    ['/OPEN/Hall/', '/open/hall', true],
    ['//open/./x/..//hall', '/open/hall', true],
    ['/Open', '/open', true],
    ['/DE/open/HALL', '/de/open/hall', true],
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

  it.each([
    ['/_.data', '/_.data'],
    ['/open/hall.data', '/open/hall.data'],
    ['/open/hall/_.data', '/open/hall.data'],
    ['/OPEN/h%61ll.data', '/open/hall.data'],
    ['/de.data', '/de.data'],
  ])('of the data %s is %s', (pathname, spelling) => {
    expect(dataOf(pathname)).toBe(spelling);
  });

  it('is found from every other spelling', () => {
    for (const page of ['/open/hall', '/de/open/hall', '/en/open/open-start', '/open/open-start']) {
      fc.assert(
        fc.property(spelledOtherwise(page), (pathname) => {
          expect(pageOf(pathname)).toEqual({ page, isOurs: true, pathname: page });
        }),
      );
    }
  });

  it('is its own spelling, and a path of this showroom, whatever was asked', () => {
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

  it('belongs to every language of the content', () => {
    for (const { code } of bundle.locales) {
      const prefix = code === localeCode('en') ? '' : `/${code}`;
      expect(pageOf(`${prefix}/open/hall`)).toMatchObject({ page: `${prefix}/open/hall`, isOurs: true });
    }
  });
});

describe('the way to it', () => {
  const spelling = pageOf('/OPEN/hall');

  it('keeps the query of a page', () => {
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

  it('tells the router where the page of its data is', () => {
    const answer = toSpelling(spelling, { search: '?article=3&_routes=place', isData: true, isForAll: true });
    expect([answer.status, answer.headers.get('x-remix-redirect')]).toEqual([204, '/open/hall?article=3']);
  });
});
