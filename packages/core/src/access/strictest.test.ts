import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aLocation, aWorld, anonymous } from '../../testing/index.ts';
import { worldSlug } from '../world/ids.ts';
import type { LocationAccess } from '../world/location.ts';
import type { World } from '../world/world.ts';
import { mayEnterLocation, mayEnterWorld } from './may-enter.ts';
import type { Visitor } from './may-enter.ts';
import {
  codeRuleOf,
  OPEN_LOCATION,
  OPEN_WORLD,
  scopesOf,
  strictestLocationAccess,
  strictestWorldAccess,
} from './strictest.ts';
import type { CodeRule, WorldAccess } from './strictest.ts';

const SCOPES = ['partner', 'press', 'staff'];
const CODES = ['1111', '2222'];

/** Two of them are the same time, and two are no times. */
const DATES = [
  '2026-05-01T10:00:00Z',
  '2026-05-01T12:00:00+02:00',
  '2026-05-01T12:00:00Z',
  '2026-05-01T14:00:00Z',
  'soon',
  'later',
];

const codeRules: fc.Arbitrary<CodeRule> = fc.oneof(
  fc.constant<CodeRule>({ kind: 'none' }),
  fc.constant<CodeRule>({ kind: 'untold' }),
  fc.constantFrom(...CODES).map((code): CodeRule => ({ kind: 'code', code })),
  fc.constantFrom('codesDiffer', 'codeMissing').map((because): CodeRule => ({ kind: 'shut', because })),
);
const worldAccesses: fc.Arbitrary<WorldAccess> = fc.record({ isLoginOnly: fc.boolean(), code: codeRules });

const rules: fc.Arbitrary<LocationAccess['rule']> = fc.oneof(
  fc.constantFrom<LocationAccess['rule']>({ kind: 'public' }, { kind: 'loggedIn' }),
  fc.subarray(SCOPES).map((scopes) => ({ kind: 'scopes' as const, scopes: scopesOf(scopes) })),
);
const dates = fc.constantFrom(...DATES);
const locationAccesses: fc.Arbitrary<LocationAccess> = fc.record(
  { rule: rules, from: dates, until: dates },
  { requiredKeys: ['rule'] },
);

/** Every possible visitor, with the one code they know. */
const visitors = fc.record({
  isLoggedIn: fc.boolean(),
  scopes: fc.subarray(SCOPES),
  code: fc.option(fc.constantFrom(...CODES), { nil: undefined }),
  now: fc.constantFrom('2026-05-01T09:00:00Z', '2026-05-01T11:00:00Z', '2026-05-01T13:00:00Z'),
});
type Coming = typeof visitors extends fc.Arbitrary<infer One> ? One : never;

const lab = worldSlug('lab');

function asVisitor({ code, ...coming }: Coming, rule: CodeRule): Visitor {
  return {
    ...anonymous,
    ...coming,
    openedWorlds: new Set(rule.kind === 'code' && rule.code === code ? [lab] : []),
  };
}

function asWorld({ isLoginOnly, code }: WorldAccess): World {
  return aWorld({
    slug: lab,
    isLoginOnly,
    isProtected: code.kind !== 'none',
    ...(code.kind === 'shut' ? { shutBecause: code.because } : {}),
  });
}

function opensWorld(access: WorldAccess, coming: Coming): boolean {
  return mayEnterWorld(asWorld(access), asVisitor(coming, access.code));
}

function opensLocation(access: LocationAccess, coming: Coming): boolean {
  return mayEnterLocation({
    location: aLocation({ access }),
    world: aWorld(),
    visitor: asVisitor(coming, { kind: 'none' }),
  });
}

describe.each([
  {
    name: 'the access of worlds',
    accesses: worldAccesses as fc.Arbitrary<unknown>,
    join: strictestWorldAccess as (one: unknown, other: unknown) => unknown,
    open: OPEN_WORLD as unknown,
    opens: opensWorld as (access: unknown, coming: Coming) => boolean,
  },
  {
    name: 'the access of locations',
    accesses: locationAccesses as fc.Arbitrary<unknown>,
    join: strictestLocationAccess as (one: unknown, other: unknown) => unknown,
    open: OPEN_LOCATION as unknown,
    opens: opensLocation as (access: unknown, coming: Coming) => boolean,
  },
])('$name', ({ accesses, join, open, opens }) => {
  test('does not depend on the order of languages', () => {
    fc.assert(
      fc.property(accesses, accesses, (one, other) => {
        expect(join(one, other)).toEqual(join(other, one));
      }),
    );
  });

  test('does not depend on how languages are grouped', () => {
    fc.assert(
      fc.property(accesses, accesses, accesses, (one, other, third) => {
        expect(join(join(one, other), third)).toEqual(join(one, join(other, third)));
      }),
      { numRuns: 1_000 },
    );
  });

  test('stays what it is where languages agree, and where one closes nothing', () => {
    fc.assert(
      fc.property(accesses, (one) => {
        expect(join(one, one)).toEqual(one);
        expect(join(one, open)).toEqual(one);
      }),
    );
  });

  test('keeps out every visitor whom one of the languages keeps out', () => {
    fc.assert(
      fc.property(accesses, accesses, visitors, (one, other, coming) => {
        const letsBothIn = opens(one, coming) && opens(other, coming);
        expect(!opens(join(one, other), coming) || letsBothIn).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});

function openedBy(text: string): WorldAccess {
  return { ...OPEN_WORLD, code: { kind: 'code', code: text } };
}

describe('single rules', () => {
  test('reads a switch and a code', () => {
    expect(codeRuleOf(false, '2468')).toEqual({ kind: 'none' });
    expect(codeRuleOf(true, ' 2468 ')).toEqual({ kind: 'code', code: '2468' });
    for (const none of ['', '  ', null, undefined]) {
      expect(codeRuleOf(true, none)).toEqual({ kind: 'shut', because: 'codeMissing' });
    }
  });

  test('keeps the code of a language beside one that asks for none, and shuts where two codes differ', () => {
    expect(strictestWorldAccess(OPEN_WORLD, openedBy('2468'))).toEqual(openedBy('2468'));
    expect(strictestWorldAccess(openedBy('1357'), openedBy('2468')).code).toEqual({
      kind: 'shut',
      because: 'codesDiffer',
    });
  });

  test('asks for a scope that every language names, from the latest beginning to the earliest end', () => {
    const one: LocationAccess = {
      rule: { kind: 'scopes', scopes: ['partner', 'press'] },
      from: '2026-05-01T00:00:00Z',
      until: '2026-06-01T00:00:00Z',
    };
    const other: LocationAccess = {
      rule: { kind: 'scopes', scopes: ['press', 'staff'] },
      from: '2026-05-02T00:00:00Z',
      until: '2026-06-02T00:00:00Z',
    };
    expect(strictestLocationAccess(one, other)).toEqual({
      rule: { kind: 'scopes', scopes: ['press'] },
      from: '2026-05-02T00:00:00Z',
      until: '2026-06-01T00:00:00Z',
    });
    const staff: LocationAccess = { rule: { kind: 'scopes', scopes: ['staff'] } };
    expect(strictestLocationAccess(one, staff).rule).toEqual({ kind: 'scopes', scopes: [] });
    expect(strictestLocationAccess({ rule: { kind: 'loggedIn' } }, OPEN_LOCATION).rule).toEqual({
      kind: 'loggedIn',
    });
  });
});
