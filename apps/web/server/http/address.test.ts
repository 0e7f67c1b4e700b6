import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressOf, routeClassOf } from './address.ts';

describe('addressOf', () => {
  test('cuts as the URL parser does', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('/', '?', '#', '.', ':', 'a', '=') }), (rest) => {
        const url = new URL(`http://localhost:3000/${rest}`);
        const { pathname, search } = addressOf(url.href);
        expect(pathname).toBe(url.pathname);
        expect(search === '?' ? '' : search).toBe(url.search);
      }),
    );
  });

  test('does not mistake a slash of the query for a path', () => {
    expect(addressOf('http://localhost?next=/a')).toEqual({ pathname: '/', search: '?next=/a' });
  });
});

describe('routeClassOf', () => {
  test.each([
    ['/', 'page'],
    ['/showroom/entrance', 'page'],
    ['/de/showroom', 'page'],
    ['/version-two', 'page'],
    ['/showroom/entrance.data', 'data'],
    ['/_root.data', 'data'],
    ['/assets/a.js', 'asset'],
    ['/box-api/uploads/a.jpg', 'media'],
    ['/box-api/images/500/a.jpg', 'image'],
    ['/box-api/tiles/0/1/2/a.jpg', 'image'],
    ['/box-api/fonts/faces.css', 'asset'],
    ['/box-api/walk/en', 'walk'],
    ['/box-api/events', 'events'],
    ['/box-api/login', 'access'],
    ['/box-api/unlock', 'access'],
    ['/box-api/unlock/x', 'api'],
    ['/box-api/api/worlds', 'api'],
    ['/-/revalidate', 'operation'],
    ['/healthz', 'operation'],
    ['/robots.txt', 'crawler'],
  ])('%s is a %s', (pathname, expected) => {
    expect(routeClassOf(pathname)).toBe(expected);
  });
});
