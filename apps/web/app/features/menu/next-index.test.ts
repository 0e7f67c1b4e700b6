import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextIndex } from './next-index.ts';

describe('nextIndex', () => {
  test('moves by arrow keys, Home and End, and leaves every other key alone', () => {
    expect(nextIndex('ArrowDown', -1, 3)).toBe(0);
    expect(nextIndex('ArrowDown', 2, 3)).toBe(0);
    expect(nextIndex('ArrowUp', 0, 3)).toBe(2);
    expect(nextIndex('ArrowUp', -1, 3)).toBe(2);
    expect(nextIndex('Home', 2, 3)).toBe(0);
    expect(nextIndex('End', 0, 3)).toBe(2);
    expect(nextIndex('Tab', 0, 3)).toBeUndefined();
    expect(nextIndex('ArrowDown', -1, 0)).toBeUndefined();
  });

  test('undoes a step downwards by a step upwards', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), fc.nat(), (count, start) => {
        const index = start % count;
        expect(nextIndex('ArrowUp', nextIndex('ArrowDown', index, count) ?? -1, count)).toBe(index);
      }),
    );
  });
});
