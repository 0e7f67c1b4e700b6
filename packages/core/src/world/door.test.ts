import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  aLocation,
  aNavigationHotspot,
  aPicture,
  aSnapshot,
  aWorld,
  anonymous,
} from '../../testing/index.ts';
import type { Action } from './action.ts';
import { payloadId, worldSlug } from './ids.ts';
import type { LocationAccess } from './location.ts';
import type { Snapshot } from './snapshot.ts';
import type { World } from './world.ts';
import { doorName, doorOf, doorTarget, readDoor, readDoorName } from './door.ts';
import { visibleSnapshot } from '../access/visible-snapshot.ts';

const [entrance, vault] = [payloadId('entrance'), payloadId('vault')];
const lab = worldSlug('lab');
const navigate: Action = { kind: 'navigate', target: vault };

function doorTo(lock: 'password' | 'login'): Action {
  return {
    kind: 'openDoor',
    door: { id: doorOf(vault), lock },
  };
}

/** An entrance whose hotspot, menu, hook and group logo lead to a vault in another world. */
function showroom(plan: {
  readonly world?: Partial<World>;
  readonly access?: LocationAccess;
  readonly title?: string;
}): Snapshot {
  return aSnapshot({
    worlds: [aWorld({ start: entrance }), aWorld({ slug: lab, ...plan.world })],
    locations: [
      aLocation({
        payloadId: entrance,
        next: vault,
        hotspots: [aNavigationHotspot('vault', { title: plan.title ?? 'Our lab', action: navigate })],
        group: {
          slug: 'g',
          title: 'Group',
          menuKeys: [],
          logo: { image: aPicture(), title: 'Logo', subtitle: '', navigateTo: vault },
        },
      }),
      aLocation({
        payloadId: vault,
        world: lab,
        title: 'Vault',
        ...(plan.access && { access: plan.access }),
      }),
    ],
    transitions: [],
    menus: [
      {
        key: 'application-main',
        title: '',
        items: [{ component: 'menu-items.navigation', title: plan.title ?? 'Our lab', actions: [navigate] }],
      },
    ],
    boxHooks: [{ id: 'greeting', event: 'app_loaded', locations: [], actions: [navigate] }],
  });
}

describe('a door', () => {
  test('is the same in every language and after every restart', () => {
    expect(doorOf(payloadId('entrance'))).toBe(3_072_281_363);
  });

  test('is read back from its name and from an address, and from nothing else', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const door = doorOf(payloadId(text));
        expect(readDoorName(doorName(door))).toBe(door);
        expect(readDoor(String(door))).toBe(door);
      }),
    );
    for (const text of ['', 'door-', 'door-x', 'door--1', 'door-1.5', 'door-12345678901', '12']) {
      expect(readDoorName(text)).toBeUndefined();
    }
    for (const text of ['', '-1', '1.5', '0x1', '99999999999', ' 1']) expect(readDoor(text)).toBeUndefined();
  });

  test('finds its location once that is among those that may be entered', () => {
    const [open, closed] = [aLocation({ payloadId: entrance }), aLocation({ payloadId: vault })];
    expect(doorTarget([open, closed], doorOf(vault))).toBe(closed);
    expect(doorTarget([open], doorOf(vault))).toBeUndefined();
  });
});

describe('what leads into a closed world', () => {
  // Specification section 4, Navigation: "If the target's world is locked, it redirects to login or opens the
  // password modal."
  test.each([
    [{ isProtected: true }, 'password'],
    [{ isLoginOnly: true }, 'login'],
    [{ isProtected: true, isLoginOnly: true }, 'login'],
  ] as const)('of a world with %j opens a door that wants a %s', (world, lock) => {
    const visible = visibleSnapshot(showroom({ world }), anonymous);
    const [location] = visible.locations;
    expect(location?.hotspots).toMatchObject([{ title: 'Our lab', action: doorTo(lock) }]);
    expect(visible.menus[0]?.items).toMatchObject([{ title: 'Our lab', actions: [doorTo(lock)] }]);
    expect(visible.boxHooks).toMatchObject([{ actions: [doorTo(lock)] }]);
    expect(location?.group?.logo).toMatchObject({ title: 'Logo', door: { id: doorOf(vault), lock } });
    expect(location?.group?.logo).not.toHaveProperty('navigateTo');
    expect(location).not.toHaveProperty('next');
  });

  test('has no title where it would be the closed location’s own', () => {
    const visible = visibleSnapshot(showroom({ world: { isProtected: true }, title: 'Vault' }), anonymous);
    expect(visible.locations[0]?.hotspots).toMatchObject([{ title: '', action: doorTo('password') }]);
    expect(visible.menus[0]?.items).toMatchObject([{ title: '' }]);
    expect(JSON.stringify(visible)).not.toContain('Vault');
  });

  test.each<[string, LocationAccess, Partial<World>]>([
    ['its own rule', { rule: { kind: 'loggedIn' } }, {}],
    ['its own rule too', { rule: { kind: 'loggedIn' } }, { isProtected: true }],
    ['its scopes', { rule: { kind: 'scopes', scopes: ['staff'] } }, { isLoginOnly: true }],
    ['its dates', { rule: { kind: 'public' }, from: '2026-06-01T00:00:00Z' }, { isProtected: true }],
  ])('is gone where the location is closed by %s', (_name, access, world) => {
    const visible = visibleSnapshot(showroom({ access, world }), anonymous);
    expect(visible.locations[0]?.hotspots).toEqual([]);
    expect(visible.menus[0]?.items).toEqual([]);
    expect(visible.boxHooks).toEqual([]);
    expect(visible.locations[0]?.group?.logo).not.toHaveProperty('door');
    expect(JSON.stringify(visible)).not.toContain('openDoor');
  });

  test('is gone where no code opens the world', () => {
    const world: Partial<World> = { isProtected: true, isLoginOnly: true, shutBecause: 'codesDiffer' };
    const visible = visibleSnapshot(showroom({ world, title: 'Vault' }), anonymous);
    expect(visible.locations[0]?.hotspots).toEqual([]);
    expect(visible.menus[0]?.items).toEqual([]);
    expect(JSON.stringify(visible)).not.toMatch(/openDoor|Vault/);
  });

  test('is a door to the login where the location requires that as well', () => {
    const plan = { access: { rule: { kind: 'loggedIn' } }, world: { isLoginOnly: true } } as const;
    const visible = visibleSnapshot(showroom(plan), anonymous);
    expect(visible.locations[0]?.hotspots).toMatchObject([{ action: doorTo('login') }]);
  });

  test('leads to the location itself once the world is open', () => {
    const snapshot = showroom({ world: { isProtected: true } });
    expect(visibleSnapshot(snapshot, { ...anonymous, openedWorlds: new Set([lab]) })).toBe(snapshot);
  });
});
