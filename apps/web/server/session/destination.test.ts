import { doorName, doorOf } from '@vitrine/core/world/door';
import { isSafeRedirectPath } from '@vitrine/core/links/redirect-path';
import { payloadId } from '@vitrine/core/world/ids';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createBundle, createLocation } from '../testing/bundle.ts';
import { ANONYMOUS } from '../snapshot/visitor-class.ts';
import { destinationOf, passedQuery } from './destination.ts';
import type { DestinationOptions } from './destination.ts';

const base = createBundle();
const worlds = base.snapshots['en']?.worlds ?? [];
const [open, closed] = worlds;
if (!open || !closed) throw new Error('The bundle has an open and a closed world.');
const partners = {
  ...open,
  slug: 'partners' as typeof open.slug,
  start: payloadId('partners-start'),
  isLoginOnly: true,
};
const bundle = createBundle('v1', {
  worlds: [...worlds, partners],
  locations: [
    ...(base.snapshots['en']?.locations ?? []),
    createLocation('partners-start', 'partners'),
    createLocation('vault', 'open', { access: { rule: { kind: 'scopes', scopes: ['staff'] } } }),
  ],
});
const now = new Date('2026-06-01T12:00:00Z');
const loggedIn = { ...ANONYMOUS, isLoggedIn: true };

function door(id: string) {
  return doorOf(payloadId(id));
}

function go(options: DestinationOptions, visitor = loggedIn) {
  return destinationOf(bundle, { visitor, now }, options);
}

describe('the address to go on at', () => {
  test('is the location that was meant, by its payloadId or its door, in the language of the form', () => {
    expect(go({ location: 'open-hall' })).toBe('/open/open-hall');
    expect(go({ location: 'partners-start' })).toBe('/partners/partners-start');
    expect(go({ location: doorName(door('partners-start')), locale: 'de' })).toBe(
      '/de/partners/partners-start',
    );
    expect(go({ location: 'open-hall', query: 'article=12&iframe=3' })).toBe(
      '/open/open-hall?article=12&iframe=3',
    );
  });

  test('is the start of a world that was opened, or what is behind its door', () => {
    const guest = { ...ANONYMOUS, openedWorlds: ['closed'] };
    expect(go({ world: 'closed' }, guest)).toBe('/closed/closed-start');
    expect(go({ world: 'closed', door: door('open-hall') }, guest)).toBe('/open/open-hall');
    expect(go({ world: 'closed', door: door('nowhere') }, guest)).toBe('/closed/closed-start');
  });

  test('is the next address, and reveals nothing about a location that stays closed', () => {
    const code = `?code=${door('closed-start')}`;
    expect(go({ location: 'closed-start' })).toBe(`/open/open-start${code}`);
    expect(go({ location: doorName(door('closed-start')), locale: 'de' })).toBe(`/de/open/open-start${code}`);
    const shut = createBundle('v1', {
      worlds: [{ ...open, isProtected: true }, closed],
      locations: base.snapshots['en']?.locations ?? [],
    });
    expect(destinationOf(shut, { visitor: loggedIn, now }, { location: 'closed-start' })).toBe(`/${code}`);
    expect(go({ location: 'partners-start' }, ANONYMOUS)).toBe(
      `/login?redirect=door-${door('partners-start')}`,
    );
  });

  test('is home for whatever is not there, or not for this visitor (spec 2.8)', () => {
    for (const location of ['', 'nowhere', 'door-1', 'door-x', '//evil.example', 'vault']) {
      expect(go({ location })).toBe('/');
      expect(go({ location, locale: 'de' })).toBe('/de');
    }
    expect(go({ world: 'nowhere' })).toBe('/');
    expect(go({ location: 'vault' }, { ...loggedIn, scopes: ['staff'] })).toBe('/open/vault');
    for (const locale of ['xx', '__proto__', 'constructor']) expect(go({ location: '', locale })).toBe('/');
  });

  test('is a safe path of ours, whatever was sent', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), fc.boolean(), (location, query, locale, isIn) => {
        const visitor = isIn ? loggedIn : ANONYMOUS;
        const name = location.length % 2 === 0 ? location : 'open-hall';
        expect(isSafeRedirectPath(go({ location: name, query, locale }, visitor))).toBe(true);
      }),
    );
  });
});

describe('a query that is passed along', () => {
  test('loses what only the login page understands, and what is too long', () => {
    expect(passedQuery('article=1&redirect=x&problem=busy&wait=3&code=4')).toBe('article=1');
    expect(passedQuery('a=https://evil.example//x')).toBe('a=https%3A%2F%2Fevil.example%2F%2Fx');
    expect(passedQuery('a='.padEnd(2_000, 'x'))).toBe('');
    expect(passedQuery(undefined)).toBe('');
  });
});
