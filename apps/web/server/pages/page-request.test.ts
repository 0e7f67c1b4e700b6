import * as fc from 'fast-check';
import { localeCode } from '@vitrine/core/world/ids';
import { describe, expect, test } from 'vitest';
import { acceptedLanguages, pageAddressesOf, pageRequestOf } from './page-request.ts';

const locales = ['en', 'de', 'fr'].map(localeCode);

const origin = 'https://show.example.com';

function ask(address: string, headers: Record<string, string> = {}) {
  const [pathname = '/', search] = address.split('?');
  const page = pageRequestOf({
    pathname,
    search: search === undefined ? '' : `?${search}`,
    headers: new Headers(headers),
    origin,
    locales,
  });
  return { ...page, addresses: pageAddressesOf(page, { pathname, origin }) };
}

describe('pageRequestOf', () => {
  test('does not look at campaign tags, and keeps the order in which overlays are stacked', () => {
    const plain = ask('/showroom/entrance?article=3-drive&iframe=2');
    const tagged = ask('/showroom/entrance?utm_source=mail&article=3-drive&fbclid=x&iframe=2');
    expect(tagged.key).toBe(plain.key);
    expect(tagged.addresses.page.href).toBe(
      'https://show.example.com/showroom/entrance?article=3-drive&iframe=2',
    );
    expect(tagged.droppedSearch).toBe('utm_source=mail&fbclid=x');
  });

  test('distinguishes requests for different pages', () => {
    const keys = [
      ask('/a').key,
      ask('/b').key,
      ask('/a?article=1').key,
      ask('/a?article=2').key,
      ask('/a.data').key,
      ask('/a.data?_routes=page').key,
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('is the same for every device', () => {
    const phone = { 'sec-ch-ua-mobile': '?1', 'user-agent': 'Mozilla/5.0 (iPhone) Mobile/15E148' };
    expect(ask('/a', phone)).toEqual(ask('/a'));
  });

  test('distinguishes the page’s own address from its data’s', () => {
    const data = ask('/de/showroom/entrance.data?_routes=page&article=3');
    expect(data.isData).toBe(true);
    expect(data.addresses.router.pathname).toBe('/de/showroom/entrance.data');
    expect(data.addresses.page.href).toBe('https://show.example.com/de/showroom/entrance?article=3');
    expect(ask('/_.data').addresses.page.pathname).toBe('/');
    expect(ask('/showroom/_.data').addresses.page.pathname).toBe('/showroom/');
  });

  test('reads the accepted languages only at the root', () => {
    const german = { 'accept-language': 'de-AT,en;q=0.5', cookie: 'vitrine_language=fr' };
    expect(ask('/showroom', german).key).toBe(ask('/showroom').key);
    expect(ask('/', german).key).not.toBe(ask('/').key);
    expect(ask('/_.data', german).isRoot).toBe(true);
  });

  test('stays on the public origin whatever the path', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('/', '.', '\\', '@', ':', 'a', '%2f') }), (path) => {
        const request = { pathname: `/${path}`, origin };
        for (const isData of [true, false]) {
          const addresses = pageAddressesOf({ search: '', isData }, request);
          expect(addresses.page.origin).toBe(origin);
          expect(addresses.router.origin).toBe(origin);
        }
      }),
    );
  });
});

describe('the languages of a request', () => {
  test.each([
    ['de-AT,de;q=0.9,en;q=0.5', '', ';de,en'],
    ['en;q=0.5,fr', '', ';fr,en'],
    ['ja,*', '', ';'],
    ['de;q=0', '', ';'],
    ['en', 'a=b; vitrine_language=de', 'de;en'],
    ['en', 'vitrine_language=xx', ';en'],
  ])('%s with cookie "%s" is %s', (accept, cookie, expected) => {
    expect(acceptedLanguages(new Headers({ 'accept-language': accept, cookie }), locales)).toBe(expected);
  });
});
