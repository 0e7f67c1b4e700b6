import { doorOf } from '@vitrine/core/world/door';
import type { Visitor } from '@vitrine/core/access/may-enter';
import { visibleSnapshot } from '@vitrine/core/access/visible-snapshot';
import { entrancesOf } from '@vitrine/core/links/entrances';
import { payloadId, worldSlug } from '@vitrine/core/world/ids';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import { aLocation, aSnapshot, aWorld, someSettings } from '@vitrine/core/testing';
import { describe, expect, test } from 'vitest';
import { someContent, someDoors } from '~/testing/a-server-context.ts';
import { languageOfPath, resolveAddress } from './resolved-address.server.ts';

const hall = aLocation({
  payloadId: payloadId('robots'),
  slug: 'robots',
  group: { slug: 'hall', title: 'Hall', menuKeys: [] },
});

function resolve(
  path: string,
  overrides: Partial<Snapshot> = {},
  closed: readonly string[] = [],
  /** The whole content; by default what the visitor may see. */
  whole: Partial<Snapshot> = overrides,
) {
  const base = aSnapshot();
  const bundle = someContent({ locations: [...base.locations, hall], ...overrides });
  const url = new URL(path, 'https://showroom.example');
  const closedWorlds = new Map(closed.map((slug) => [slug, 'password' as const]));
  const language = languageOfPath(bundle, url.pathname, closedWorlds);
  const closedLocations = new Set(['showroom/vault']);
  const closedDoors = someDoors(
    new Map([
      [doorOf(payloadId('vault')), 'password'],
      [doorOf(payloadId('suite')), 'login'],
    ]),
  );
  const entrances = entrancesOf(aSnapshot(whole));
  return resolveAddress({
    bundle,
    closedWorlds,
    closedDoors,
    closedLocations,
    entrances,
    language,
    url,
    canEnterWorld,
  });
}

function canEnterWorld() {
  return true;
}

const anonymous: Visitor = {
  isLoggedIn: false,
  scopes: [],
  openedWorlds: new Set(),
  now: '2026-11-21T12:00:00Z',
};

function entering(startHref: string) {
  return { kind: 'entering', startHref };
}

function redirectTo(href: string, isPermanent = false) {
  return { kind: 'redirect', href, isPermanent };
}

describe('the root', () => {
  test('leads to the default world’s start location', () => {
    expect(resolve('/?a=b')).toEqual(entering('/showroom/entrance'));
    expect(resolve('/de')).toEqual(entering('/de/showroom/entrance'));
    expect(resolve('/en')).toEqual(entering('/en/showroom/entrance'));
  });

  test('shows the start page where there is one', () => {
    const startPage = { title: 'Hello', text: '', buttonLabel: '' };
    const worlds = [aWorld({ start: payloadId('entrance'), startPage })];
    expect(resolve('/', { worlds })).toMatchObject({ kind: 'start', enterHref: '/showroom/entrance' });
  });

  test('leads to the world whose alias the host is', () => {
    const start = payloadId('robots');
    const worlds = [
      aWorld({ start: payloadId('entrance') }),
      aWorld({ slug: worldSlug('fair'), start, urlAlias: 'fair.example, SHOWROOM.example' }),
    ];
    const locations = [aLocation({ payloadId: start, world: worldSlug('fair') })];
    expect(resolve('/', { worlds, locations })).toEqual(entering('/fair/robots'));
  });

  test('says so when no default world is set, or it has no start (spec 1.8)', () => {
    expect(resolve('/', { settings: someSettings() })).toEqual({
      kind: 'unset',
      notice: 'error__default_world_missing',
    });
    expect(resolve('/', { worlds: [aWorld()] })).toEqual({
      kind: 'unset',
      notice: 'error__start_location_missing',
    });
  });

  test('asks for the code of a default world that is closed, and of the closed world of a host', () => {
    const whole = {
      worlds: [
        aWorld({ start: payloadId('entrance'), isProtected: true }),
        aWorld({ slug: worldSlug('fair'), isProtected: true, urlAlias: 'showroom.example' }),
      ],
    };
    const seen = visibleSnapshot(aSnapshot(whole), anonymous);
    const closed = ['showroom', 'fair'];
    expect(resolve('/', seen, closed, whole)).toEqual({ kind: 'closed', world: 'fair', lock: 'password' });
    const [showroom] = whole.worlds;
    const alone = { worlds: showroom ? [showroom] : [] };
    const seenAlone = visibleSnapshot(aSnapshot(alone), anonymous);
    expect(resolve('/de', seenAlone, closed, alone)).toEqual({
      kind: 'closed',
      world: 'showroom',
      lock: 'password',
    });
  });
});

describe('a location', () => {
  test.each([
    '/showroom/entrance',
    '/de/showroom/entrance',
    '/en/showroom/entrance',
    '/showroom/hall-robots',
    '/ru/showroom/hall-robots?article=1',
  ])('is found at %s', (path) => {
    expect(resolve(path)).toMatchObject({ kind: 'location' });
  });

  test.each([
    ['/Showroom/Entrance', '/showroom/entrance'],
    ['/showroom/entrance/', '/showroom/entrance'],
    ['/DE/showroom/entrance?article=1', '/de/showroom/entrance?article=1'],
    ['/en/showroom/HALL-robots/', '/en/showroom/hall-robots'],
  ])('that is spelt %s has its one address', (path, href) => {
    expect(resolve(path)).toEqual(redirectTo(href, true));
  });

  test.each(['/showroom/robots', '/showroom/nowhere', '/nope', '/nope/entrance', '/showroom/a/b', '/login'])(
    'is not at %s',
    (path) => {
      expect(resolve(path)).toEqual({ kind: 'notFound' });
    },
  );

  test('that is closed in an open world is told from one that is not there', () => {
    expect(resolve('/showroom/vault')).toEqual({ kind: 'closedLocation' });
    expect(resolve('/de/Showroom/Vault')).toEqual({ kind: 'closedLocation' });
    expect(resolve('/showroom/vaults')).toEqual({ kind: 'notFound' });
  });

  test('of a closed world is closed, whether it exists or not', () => {
    const closed = { kind: 'closed', world: 'lab', lock: 'password' };
    const door = doorOf(payloadId('lab/bench'));
    expect(resolve('/lab/bench', {}, ['lab'])).toEqual({ ...closed, door });
    expect(resolve('/lab', {}, ['lab'])).toEqual(closed);
  });
});

function at(door: string) {
  return resolve(`/de/showroom/entrance?code=${door}`);
}

describe('the code of a door in the address', () => {
  test('requests the code at the location’s address', () => {
    expect(at(`${doorOf(payloadId('vault'))}`)).toMatchObject({ kind: 'location' });
    expect(at('1')).toMatchObject({ kind: 'location' });
    expect(at('x')).toMatchObject({ kind: 'location' });
  });

  test('leads through a door that is open meanwhile', () => {
    expect(at(`${doorOf(payloadId('robots'))}`)).toEqual(redirectTo('/de/showroom/hall-robots'));
  });

  test('leads to the login where that is what is lacking', () => {
    const door = doorOf(payloadId('suite'));
    expect(at(`${door}`)).toEqual(redirectTo(`/de/login?redirect=door-${door}`));
  });
});

test('a world leads to its start location', () => {
  expect(resolve('/showroom')).toEqual(entering('/showroom/entrance'));
  expect(resolve('/de/showroom/')).toEqual(entering('/de/showroom/entrance'));
});
