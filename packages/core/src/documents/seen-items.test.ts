import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { existingItems, scrollToItem } from './seen-items.ts';

const LIST = { count: 1000, itemHeight: 100, scrollTop: 5000, windowHeight: 600 };
const lists = fc.record({
  count: fc.integer({ min: 1, max: 5000 }),
  itemHeight: fc.integer({ min: 1, max: 400 }),
  scrollTop: fc.integer({ min: 0, max: 100_000 }),
  windowHeight: fc.integer({ min: 0, max: 3000 }),
});

describe('existingItems', () => {
  test('are those that are seen, a few around them, and the current one', () => {
    const items = existingItems(LIST, 1);
    expect(items[0]).toBe(1);
    expect(items.slice(1)).toEqual(Array.from({ length: 12 }, (_, index) => 48 + index));
    expect(existingItems(LIST, 52)).toHaveLength(12);
    expect(existingItems(LIST, 999).at(-1)).toBe(999);
  });

  test('are one before the height is known', () => {
    expect(existingItems({ ...LIST, itemHeight: 0 }, 7)).toEqual([7]);
    expect(existingItems({ ...LIST, itemHeight: Number.NaN }, 7000)).toEqual([1000]);
  });

  test('are in order, different, in the list, and no more than a window of them', () => {
    fc.assert(
      fc.property(lists, fc.integer({ min: 1, max: 5000 }), (list, current) => {
        const items = existingItems(list, Math.min(current, list.count));
        expect(items.toSorted((one, other) => one - other)).toEqual([...new Set(items)]);
        expect(items.every((item) => item >= 1 && item <= list.count)).toBe(true);
        expect(items.length).toBeLessThanOrEqual(list.windowHeight / list.itemHeight + 10);
        expect(items).toContain(Math.min(current, list.count));
      }),
    );
  });
});

test('scrolling to an item shows it, and moves nothing where it is seen', () => {
  expect(scrollToItem(LIST, 52)).toBe(5000);
  expect(scrollToItem(LIST, 10)).toBe(900);
  expect(scrollToItem(LIST, 100)).toBe(9400);
  fc.assert(
    fc.property(lists, fc.integer({ min: 1, max: 5000 }), (list, item) => {
      const scrollTop = scrollToItem(list, item);
      expect(scrollToItem({ ...list, scrollTop }, item)).toBe(scrollTop);
    }),
  );
});
