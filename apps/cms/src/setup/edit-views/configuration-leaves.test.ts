import { expect, test } from 'vitest';
import { isAsSet } from './configuration-leaves.ts';

const [event, locations, actions, name] = ['event', 'locations', 'actions', 'name'].map((field) => ({
  name: field,
  size: 6,
}));
const BEFORE = [[event, locations], [actions]];

test.each([
  ['what was set', BEFORE, true],
  ['what Strapi has added since, at the end', [...BEFORE, [name]], true],
  [
    'what Strapi has added since, in the last row',
    [
      [event, locations],
      [actions, name],
    ],
    true,
  ],
  ['a row that an editor has moved', [[actions], [event, locations], [name]], false],
  ['a field that an editor has taken out', [[event], [actions]], false],
  ['a width that an editor has changed', [[{ ...event, size: 12 }], [locations], [actions]], false],
  ['a label', 'When', false],
])('%s', (_, now, isUntouched) => expect(isAsSet(now, BEFORE)).toBe(isUntouched));

test('texts and lists of columns are compared as they are', () => {
  expect(isAsSet('When', 'When')).toBe(true);
  expect(isAsSet('Our label', 'When')).toBe(false);
  expect(isAsSet(['id', 'event', 'name'], ['id', 'event'])).toBe(false);
  expect(isAsSet([], [])).toBe(true);
});
