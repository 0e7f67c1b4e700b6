import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { monthAfter, monthOf, weeksOf } from './month.ts';

test('a month begins on its day of the week', () => {
  expect(weeksOf('2027-01')).toEqual([
    [undefined, undefined, undefined, undefined, '2027-01-01', '2027-01-02', '2027-01-03'],
    ['2027-01-04', '2027-01-05', '2027-01-06', '2027-01-07', '2027-01-08', '2027-01-09', '2027-01-10'],
    ['2027-01-11', '2027-01-12', '2027-01-13', '2027-01-14', '2027-01-15', '2027-01-16', '2027-01-17'],
    ['2027-01-18', '2027-01-19', '2027-01-20', '2027-01-21', '2027-01-22', '2027-01-23', '2027-01-24'],
    ['2027-01-25', '2027-01-26', '2027-01-27', '2027-01-28', '2027-01-29', '2027-01-30', '2027-01-31'],
  ]);
  expect(weeksOf('2027-02')[0]?.[0]).toBe('2027-02-01');
  expect(weeksOf('2027-02')).toHaveLength(4);
});

test('months follow each other over the turn of the year', () => {
  expect([monthAfter('2027-12', 1), monthAfter('2027-01', -1), monthAfter('2027-05', 0)]).toEqual([
    '2028-01',
    '2026-12',
    '2027-05',
  ]);
});

test('each day of a month is there once, on its own day of the week', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 600 }), (months) => {
      const month = monthAfter('2020-01', months);
      const weeks = weeksOf(month);
      const days = weeks.flat().filter((day) => day !== undefined);
      expect(days.every((day) => monthOf(day) === month)).toBe(true);
      expect(new Set(days).size).toBe(days.length);
      expect(days.at(-1)).toBe(
        new Date(Date.parse(`${monthAfter(month, 1)}-01`) - 1).toISOString().slice(0, 10),
      );
      for (const week of weeks) {
        const own = week.map((day) => (day === undefined ? undefined : (new Date(day).getUTCDay() + 6) % 7));
        expect(own.every((day, index) => day === undefined || day === index)).toBe(true);
      }
    }),
  );
});
