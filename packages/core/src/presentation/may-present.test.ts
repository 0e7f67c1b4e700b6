import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anonymous, aSnapshot, someSettings } from '../../testing/index.ts';
import { visibleSnapshot } from '../access/visible-snapshot.ts';
import type { PresenterRule } from '../world/settings/presenters.ts';
import type { Visitor } from '../access/may-enter.ts';
import { mayPresent } from './may-present.ts';

const loggedIn: Visitor = { ...anonymous, isLoggedIn: true };
const staff: Visitor = { ...loggedIn, scopes: ['staff'] };
/** A login that has ended keeps no scope. */
const ended: Visitor = { ...anonymous, scopes: ['staff'] };

function showroomWith(presenters: PresenterRule | undefined) {
  return aSnapshot({ settings: someSettings(presenters && { presenters }) });
}

const SCOPES = ['partner', 'sales', 'staff'];
const rules: fc.Arbitrary<PresenterRule | undefined> = fc.oneof(
  fc.constantFrom<PresenterRule | undefined>(
    undefined,
    { kind: 'public' },
    { kind: 'loggedIn' },
    { kind: 'noOne' },
  ),
  fc.subarray(SCOPES).map((scopes): PresenterRule => ({ kind: 'scopes', scopes })),
);
const visitors: fc.Arbitrary<Visitor> = fc.record({
  isLoggedIn: fc.boolean(),
  scopes: fc.subarray(SCOPES),
  openedWorlds: fc.constant(anonymous.openedWorlds),
  now: fc.constant(anonymous.now),
});

describe('mayPresent', () => {
  test.each<[string, PresenterRule | undefined, readonly boolean[]]>([
    ['no rule', undefined, [false, true, true, false]],
    ['a login', { kind: 'loggedIn' }, [false, true, true, false]],
    ['everyone', { kind: 'public' }, [true, true, true, true]],
    ['no one', { kind: 'noOne' }, [false, false, false, false]],
    ['a scope', { kind: 'scopes', scopes: ['sales', 'staff'] }, [false, false, true, false]],
    ['another scope', { kind: 'scopes', scopes: ['sales'] }, [false, false, false, false]],
    ['scopes that are not named', { kind: 'scopes', scopes: [] }, [false, false, false, false]],
  ])('with %s', (_which, rule, may) => {
    const asked = [anonymous, loggedIn, staff, ended];
    expect(asked.map((visitor) => mayPresent([showroomWith(rule)], visitor))).toEqual(may);
  });

  test('needs the rules of all languages', () => {
    fc.assert(
      fc.property(fc.array(rules, { minLength: 1, maxLength: 4 }), visitors, (given, visitor) => {
        const showrooms = given.map((rule) => showroomWith(rule));
        expect(mayPresent(showrooms, visitor)).toBe(
          showrooms.every((showroom) => mayPresent([showroom], visitor)),
        );
      }),
    );
  });

  test('never lets a visitor with fewer rights do what one with more may not', () => {
    fc.assert(
      fc.property(rules, visitors, (rule, visitor) => {
        const all = { ...loggedIn, scopes: SCOPES };
        const showrooms = [showroomWith(rule)];
        expect(mayPresent(showrooms, visitor) && !mayPresent(showrooms, all)).toBe(false);
      }),
    );
  });
});

describe('the rule in what a visitor may see', () => {
  test('means the same to this visitor, and names no scope', () => {
    fc.assert(
      fc.property(rules, visitors, (rule, visitor) => {
        const whole = showroomWith(rule);
        const visible = visibleSnapshot(whole, visitor);
        expect(mayPresent([visible], visitor)).toBe(mayPresent([whole], visitor));
        expect(JSON.stringify(visible)).not.toMatch(/partner|sales|staff/);
      }),
    );
  });

  test('is left as it is where it names no scope', () => {
    const whole = showroomWith({ kind: 'public' });
    expect(visibleSnapshot(whole, anonymous)).toBe(whole);
  });
});
