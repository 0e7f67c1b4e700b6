import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson, derivedNumber } from './canonical.ts';

/** The same value with the members of every object in the opposite order. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([name, member]) => [name, reversed(member)]),
  );
}

test('canonical JSON is the same value in one order, whatever its keys are', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(0, 2), (value, indent) => {
      const text = canonicalJson(value, indent);
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      expect(canonicalJson(reversed(value), indent)).toBe(text);
    }),
  );
  expect(canonicalJson({ b: [{ d: 1, c: undefined }], a: 'x', é: 0, Z: null })).toBe(
    '{"Z":null,"a":"x","b":[{"d":1}],"é":0}',
  );
  expect(canonicalJson(JSON.parse('{"b":1,"__proto__":{"d":2,"c":3}}'))).toBe(
    '{"__proto__":{"c":3,"d":2},"b":1}',
  );
});

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
