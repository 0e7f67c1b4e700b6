import { describe, expect, test } from 'vitest';
import { keptDays } from '../plugins/showroom/server/activity/kept-days.ts';
import { keptRequestDays } from '../plugins/showroom/server/privacy/retention.ts';

describe('for how many days the activity trail is kept', () => {
  test.each([
    [undefined, 180],
    [' ', 180],
    ['30', 30],
    ['1', 1],
  ])('%j is %j', (given, days) => expect(keptDays({ ACTIVITY_DAYS: given })).toBe(days));

  test.each(['0', '-1', '1.5', 'a month', '36501'])('%j is refused by name', (given) => {
    expect(() => keptDays({ ACTIVITY_DAYS: given })).toThrow(
      'ACTIVITY_DAYS must be a whole number of days from 1 to 36500',
    );
  });
});

test('contact requests can be kept forever, and the error for a wrong number of days names the variable', () => {
  expect(keptRequestDays({ CONTACT_REQUEST_DAYS: '0' })).toBe(0);
  expect(keptRequestDays({})).toBe(365);
  expect(() => keptRequestDays({ CONTACT_REQUEST_DAYS: '-1' })).toThrow(
    'CONTACT_REQUEST_DAYS must be a whole number of days from 0 to 36500',
  );
});
