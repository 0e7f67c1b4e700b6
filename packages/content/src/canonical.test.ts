import { expect, test } from 'vitest';
import { derivedNumber } from './canonical.ts';

test('a number derived for an entry without one is from 1000 to 9,999,000, the same each time (spec 9.17)', () => {
  const names = Array.from({ length: 100_000 }, (_, index) => `location ${index}`);
  const numbers = names.map((name) => derivedNumber(name));
  const { min, max } = numbers.reduce(
    (range, number) => ({ min: Math.min(range.min, number), max: Math.max(range.max, number) }),
    { min: Infinity, max: -Infinity },
  );
  expect(min).toBeGreaterThanOrEqual(1000);
  expect(min).toBeLessThan(2000);
  expect(max).toBeGreaterThan(9_998_000);
  expect(max).toBeLessThanOrEqual(9_999_000);
  expect(numbers.every(Number.isInteger)).toBe(true);
  expect(derivedNumber('location 7')).toBe(numbers[7]);
});
