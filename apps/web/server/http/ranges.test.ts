import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseRange } from './ranges.ts';

describe('parseRange', () => {
  test.each([
    ['bytes=0-99', 1000, { start: 0, end: 99 }],
    ['bytes=900-', 1000, { start: 900, end: 999 }],
    ['bytes=-100', 1000, { start: 900, end: 999 }],
    ['bytes=-5000', 1000, { start: 0, end: 999 }],
    ['bytes=0-5000', 1000, { start: 0, end: 999 }],
    ['bytes=1000-', 1000, 'unsatisfiable'],
    ['bytes=-0', 1000, 'unsatisfiable'],
    ['bytes=0-', 0, 'unsatisfiable'],
    ['bytes=5-2', 1000, undefined],
    ['bytes=-', 1000, undefined],
    ['bytes=0-1,5-6', 1000, undefined],
    ['lines=0-1', 1000, undefined],
    ['', 1000, undefined],
    [null, 1000, undefined],
  ])('%s of %i', (header, size, expected) => {
    expect(parseRange(header, size)).toEqual(expected);
  });

  test('never leaves the file', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.tuple(fc.nat(), fc.nat()).map(([a, b]) => `bytes=${a}-${b}`),
        ),
        fc.nat(),
        (header, size) => {
          const range = parseRange(header, size);
          if (range === undefined || range === 'unsatisfiable') return;
          expect(range.start).toBeGreaterThanOrEqual(0);
          expect(range.start).toBeLessThanOrEqual(range.end);
          expect(range.end).toBeLessThan(size);
        },
      ),
    );
  });
});
