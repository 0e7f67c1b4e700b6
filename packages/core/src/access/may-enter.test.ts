import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aLocation, aWorld, anonymous } from '../../testing/index.ts';
import { worldSlug } from '../world/ids.ts';
import type { LocationAccess } from '../world/location.ts';
import { lockOfWorld, mayEnterLocation, mayEnterWorld } from './may-enter.ts';
import type { Visitor } from './may-enter.ts';

const loggedIn: Visitor = { ...anonymous, isLoggedIn: true, scopes: ['partner'] };

function mayEnter(access: LocationAccess, visitor = anonymous, world = aWorld()) {
  return mayEnterLocation({ location: aLocation({ access }), world, visitor });
}

function between(from?: string, until?: string): LocationAccess {
  return {
    rule: { kind: 'public' },
    ...(from === undefined ? {} : { from }),
    ...(until === undefined ? {} : { until }),
  };
}

describe('lockOfWorld', () => {
  const lab = aWorld({ slug: worldSlug('lab'), isProtected: true });
  const withCode: Visitor = { ...anonymous, openedWorlds: new Set([worldSlug('lab')]) };

  test('opens a world without rules to everybody (spec 6.1) (spec 1.1)', () => {
    expect(mayEnterWorld(aWorld(), anonymous)).toBe(true);
  });

  test('wants the code of exactly this world (spec 6.2) (spec 1.1)', () => {
    expect(lockOfWorld(lab, anonymous)).toBe('password');
    expect(lockOfWorld(lab, { ...anonymous, openedWorlds: new Set([worldSlug('other')]) })).toBe('password');
    expect(lockOfWorld(lab, withCode)).toBeUndefined();
  });

  test('wants a login first where both are set (spec 6.2) (spec 5.2) (spec 1.1)', () => {
    const both = { ...lab, isLoginOnly: true };
    expect(lockOfWorld(both, withCode)).toBe('login');
    expect(lockOfWorld(both, loggedIn)).toBe('password');
    expect(lockOfWorld(both, { ...withCode, isLoggedIn: true })).toBeUndefined();
  });
});

describe('a world that no code opens', () => {
  const shut = aWorld({ slug: worldSlug('lab'), isProtected: true, shutBecause: 'codeMissing' });

  test('is closed to everybody, whatever they have, and asks for nothing', () => {
    const everything: Visitor = { ...loggedIn, openedWorlds: new Set([worldSlug('lab')]) };
    for (const visitor of [anonymous, loggedIn, everything]) {
      for (const isLoginOnly of [false, true]) {
        expect(lockOfWorld({ ...shut, isLoginOnly }, visitor)).toBe('shut');
        expect(mayEnterWorld({ ...shut, isLoginOnly }, visitor)).toBe(false);
      }
    }
  });
});

describe('mayEnterLocation', () => {
  test('follows the location’s rule (spec 6.3) (spec 1.1)', () => {
    expect(mayEnter({ rule: { kind: 'public' } })).toBe(true);
    expect(mayEnter({ rule: { kind: 'loggedIn' } })).toBe(false);
    expect(mayEnter({ rule: { kind: 'loggedIn' } }, loggedIn)).toBe(true);
    expect(mayEnter({ rule: { kind: 'scopes', scopes: ['staff', 'partner'] } }, loggedIn)).toBe(true);
    expect(mayEnter({ rule: { kind: 'scopes', scopes: ['staff'] } }, loggedIn)).toBe(false);
    expect(mayEnter({ rule: { kind: 'scopes', scopes: [] } }, loggedIn)).toBe(false);
    const logged = { ...loggedIn, isLoggedIn: false };
    expect(mayEnter({ rule: { kind: 'scopes', scopes: ['partner'] } }, logged)).toBe(false);
  });

  test('is open from its first instant until before its last', () => {
    expect(mayEnter(between('2026-05-01T12:00:00Z'))).toBe(true);
    expect(mayEnter(between('2026-05-01T12:00:00.001Z'))).toBe(false);
    expect(mayEnter(between(undefined, '2026-05-01T12:00:00Z'))).toBe(false);
    expect(mayEnter(between('2026-05-01T13:30:00+02:00', '2026-05-01T14:30:00+02:00'))).toBe(true);
    expect(mayEnter(between('soon'))).toBe(false);
    expect(mayEnter(between(undefined, 'later'))).toBe(false);
  });

  test('needs its world’s access whatever its own rule says', () => {
    const visitors = fc.record({
      isLoggedIn: fc.boolean(),
      scopes: fc.subarray(['staff', 'partner']),
      openedWorlds: fc.subarray([worldSlug('showroom')]).map((worlds) => new Set(worlds)),
      now: fc.constant(anonymous.now),
    });
    const worlds = fc
      .record({ isProtected: fc.boolean(), isLoginOnly: fc.boolean() })
      .map((rules) => aWorld(rules));
    fc.assert(
      fc.property(visitors, worlds, (visitor, world) => {
        expect(mayEnter({ rule: { kind: 'public' } }, visitor, world)).toBe(mayEnterWorld(world, visitor));
      }),
    );
  });
});
