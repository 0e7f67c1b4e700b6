import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadedUntil } from './buffered.ts';

test('is the end of what is loaded around the position', () => {
  const ranges = [
    { start: 20, end: 30 },
    { start: 0, end: 10 },
  ];
  expect(loadedUntil(ranges, 4)).toBe(10);
  expect(loadedUntil(ranges, 25)).toBe(30);
  expect(loadedUntil(ranges, 15)).toBe(15);
  expect(loadedUntil([], 3)).toBe(3);
});

test('closes gaps of a few frames', () => {
  const ranges = [
    { start: 0.04, end: 10 },
    { start: 10.1, end: 12 },
  ];
  expect(loadedUntil(ranges, 0)).toBe(12);
});

test('never lies before the position, and no loaded range makes it smaller', () => {
  const range = fc
    .tuple(fc.nat(1000), fc.nat(1000))
    .map(([start, length]) => ({ start, end: start + length }));
  fc.assert(
    fc.property(fc.array(range), range, fc.nat(2000), (ranges, more, position) => {
      const until = loadedUntil(ranges, position);
      expect(until).toBeGreaterThanOrEqual(position);
      expect(loadedUntil([...ranges, more], position)).toBeGreaterThanOrEqual(until);
    }),
  );
});
