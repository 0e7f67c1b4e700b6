import { doorOf } from '@vitrine/core/world/door';
import type { WorldLock } from '@vitrine/core/access/may-enter';
import { contentVersionOf } from '@vitrine/core/access/rights-mark';
import { entrancesOf } from '@vitrine/core/links/entrances';
import { payloadId } from '@vitrine/core/world/ids';
import type { LocationAccess } from '@vitrine/core/world/location';
import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { SessionVisitor } from '../../app/contract/server-context.ts';
import { hideFrom } from './access.ts';
import { createBundle, createLocation } from '../testing/bundle.ts';
import { accessInstants, createVisibleContents, passedOf } from './visible-content.ts';
import type { FindLocks, HideFrom } from './visible-content.ts';

const anonymous: SessionVisitor = { isLoggedIn: false, scopes: [], openedWorlds: [] };
const guest: SessionVisitor = { ...anonymous, openedWorlds: ['closed'] };
const noon = Date.parse('2026-06-01T12:00:00Z');

const hideClosed = vi.fn<HideFrom>((snapshot, visitor) => ({
  ...snapshot,
  locations: snapshot.locations.filter(
    ({ world }) => world !== 'closed' || visitor.openedWorlds.includes('closed'),
  ),
}));

const findLocks: FindLocks = (_snapshot, visitor) =>
  new Map(visitor.openedWorlds.includes('closed') ? [] : [['closed', 'password']]);

/** The closed locations of a showroom with one public location that is open for a while. */
function dated(window: { readonly from?: string; readonly until?: string }): readonly string[] {
  const hall = createLocation('dated', 'open', { access: { rule: { kind: 'public' }, ...window } });
  const visible = createVisibleContents({ hide: hideFrom, findLocks });
  return [...visible(createBundle('v1', { locations: [hall] }), anonymous, noon).closedLocations];
}

/** Whether a login shows more of a showroom with one location that requires one, or has the given rule. */
function showsMore(
  access: Partial<LocationAccess>,
  visitor: SessionVisitor = anonymous,
  locks: ReadonlyMap<string, WorldLock> = new Map(),
): boolean {
  const hall = createLocation('dated', 'open', { access: { rule: { kind: 'loggedIn' }, ...access } });
  const visible = createVisibleContents({ hide: hideFrom, findLocks: () => locks });
  return visible(createBundle('v1', { locations: [hall] }), visitor, noon).loginShowsMore;
}

describe('a login', () => {
  test('shows more where it opens a world or a location', () => {
    expect(showsMore({})).toBe(true);
    expect(showsMore({ rule: { kind: 'scopes', scopes: ['press'] } })).toBe(true);
    expect(showsMore({ rule: { kind: 'public' } })).toBe(false);
    expect(showsMore({ rule: { kind: 'public' } }, anonymous, new Map([['partners', 'login']]))).toBe(true);
  });

  test('shows nothing more to a logged-in visitor outside the dates of access or behind another lock', () => {
    expect(showsMore({}, { ...anonymous, isLoggedIn: true })).toBe(false);
    expect(showsMore({ from: '2026-06-01T12:00:01Z' })).toBe(false);
    expect(showsMore({ until: '2026-06-01T12:00:00Z' })).toBe(false);
    expect(showsMore({ from: '2026-06-01T12:00:00Z', until: '2026-06-01T12:00:01Z' })).toBe(true);
    expect(showsMore({}, anonymous, new Map([['open', 'password']]))).toBe(false);
  });
});

describe('visible content', () => {
  test('is computed once for a version and a class of visitors', () => {
    hideClosed.mockClear();
    const visible = createVisibleContents({ hide: hideClosed, findLocks });
    const bundle = createBundle();
    const first = visible(bundle, anonymous, noon);
    expect(visible({ ...bundle }, { ...anonymous }, noon + 1)).toBe(first);
    expect(hideClosed).toHaveBeenCalledTimes(2);
    expect(first.content.snapshots['en']?.locations.map(({ slug }) => slug)).not.toContain('closed-start');
    const other = visible(bundle, guest, noon);
    expect(other.key).not.toBe(first.key);
    expect(other.content.snapshots['en']?.locations).toHaveLength(3);
    expect([...first.closedWorlds]).toEqual([['closed', 'password']]);
    expect([...other.closedWorlds]).toEqual([]);
  });

  test('never hands out what only the server may know', () => {
    const { content } = createVisibleContents({ hide: hideClosed, findLocks })(
      createBundle(),
      anonymous,
      noon,
    );
    expect(JSON.stringify(content)).not.toContain('2468');
  });

  test('is named by its version, and by the rights of who has some', () => {
    const visible = createVisibleContents({ hide: hideClosed, findLocks });
    const bundle = createBundle('v1');
    expect(visible(bundle, anonymous, noon).content.version).toBe('v1');
    const other = visible(bundle, guest, noon).content.version;
    expect(other).toMatch(/^v1~[0-9a-f]+$/);
    expect(contentVersionOf(other)).toBe('v1');
    expect(visible(bundle, { ...guest, openedWorlds: [], isLoggedIn: true }, noon).content.version).not.toBe(
      other,
    );
  });

  test('knows the doors of closed worlds, and has a number for every address in them', () => {
    const visible = createVisibleContents({ hide: hideClosed, findLocks });
    const { closedDoors } = visible(createBundle(), anonymous, noon);
    const door = doorOf(payloadId('closed-start'));
    expect(closedDoors.lockOf(door)).toBe('password');
    expect(closedDoors.at('closed/closed-start')).toBe(door);
    expect(closedDoors.lockOf(doorOf(payloadId('open-start')))).toBeUndefined();
    expect(closedDoors.at('closed/nothing')).not.toBe(door);
    expect(closedDoors.lockOf(closedDoors.at('closed/nothing'))).toBeUndefined();
    expect(visible(createBundle(), guest, noon).closedDoors.lockOf(door)).toBeUndefined();
  });

  test('is computed again for a new version', () => {
    const visible = createVisibleContents({ hide: hideClosed, findLocks });
    const first = visible(createBundle('v1'), anonymous, noon);
    expect(visible(createBundle('v2'), anonymous, noon).key).not.toBe(first.key);
  });

  test('knows the closed locations of open worlds, by address, and none of a closed world', () => {
    const vault = createLocation('vault', 'open', {
      access: { rule: { kind: 'loggedIn' } },
      group: { slug: 'Hall', title: 'Hall', menuKeys: [] },
    });
    const base = createBundle().snapshots['en']?.locations ?? [];
    const bundle = createBundle('v1', { locations: [...base, vault] });
    const visible = createVisibleContents({ hide: hideFrom, findLocks });
    const { closedLocations, content } = visible(bundle, anonymous, noon);
    expect([...closedLocations]).toEqual(['open/hall-vault']);
    expect(JSON.stringify(content)).not.toContain('vault');
    expect(visible(bundle, { ...anonymous, isLoggedIn: true }, noon).closedLocations.size).toBe(0);
  });

  test('leaves out a location before it opens, and has it again after it closes', () => {
    expect(dated({ from: '2026-06-01T13:00:00Z' })).toEqual([]);
    expect(dated({ from: 'some day' })).toEqual([]);
    expect(dated({ from: '2026-06-01T10:00:00Z', until: '2026-06-01T11:00:00Z' })).toEqual(['open/dated']);
  });

  test('changes when the access window of a location opens', () => {
    const opening = createLocation('soon', 'open', {
      access: { rule: { kind: 'public' }, from: '2026-06-01T13:00:00Z' },
    });
    const bundle = createBundle('v1', { locations: [opening] });
    expect(accessInstants(bundle)).toEqual([noon + 3_600_000]);
    const visible = createVisibleContents({ hide: hideClosed, findLocks });
    const before = visible(bundle, anonymous, noon);
    expect(visible(bundle, anonymous, noon + 3_599_999)).toBe(before);
    const after = visible(bundle, anonymous, noon + 3_600_000);
    // A shared cache may keep that name for years: other content needs another name.
    expect(before.content.version).toBe('v1');
    expect(after.content.version).toMatch(/^v1~[0-9a-f]+$/);
    expect(visible(bundle, guest, noon + 3_600_000).content.version).not.toBe(
      visible(bundle, guest, noon).content.version,
    );
  });

  test('keeps what everybody sees, however many see more', () => {
    const visible = createVisibleContents({ hide: hideClosed, findLocks });
    const bundle = createBundle('v1');
    const everybodys = visible(bundle, anonymous, noon);
    const first = visible(bundle, { ...guest, scopes: ['0'] }, noon);
    for (let scope = 1; scope <= 64; scope += 1) visible(bundle, { ...guest, scopes: [`${scope}`] }, noon);
    expect(visible(bundle, { ...anonymous }, noon)).toBe(everybodys);
    expect(visible(bundle, { ...guest, scopes: ['0'] }, noon)).not.toBe(first);
  });

  test('has the entrances of all worlds, the closed ones among them', () => {
    const bundle = createBundle('v1');
    const { entrances } = createVisibleContents({ hide: hideFrom, findLocks })(bundle, anonymous, noon);
    expect(entrances).toEqual(entrancesOf(bundle.snapshots['en'] ?? { worlds: [], settings: {} }));
  });
});

test('counts the instants that have passed as a walk over all of them does', () => {
  const few = fc.integer({ min: -20, max: 20 });
  fc.assert(
    fc.property(fc.uniqueArray(few), few, (instants, now) => {
      const ascending = instants.toSorted((a, b) => a - b);
      expect(passedOf(ascending, now)).toBe(ascending.filter((instant) => instant <= now).length);
    }),
  );
});
