import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageRows, readPage, rowOf, turnedPage } from './page-rows.ts';

const PAIRS = { pageCount: 5, columns: 2, isFirstAlone: false } as const;

const rules = fc.record({
  pageCount: fc.integer({ min: 1, max: 400 }),
  columns: fc.constantFrom(1 as const, 2 as const),
  isFirstAlone: fc.boolean(),
});

describe('rows of pages', () => {
  test('are single pages, pairs, or pairs after a cover', () => {
    expect(pageRows({ ...PAIRS, columns: 1 })).toEqual([[1], [2], [3], [4], [5]]);
    expect(pageRows(PAIRS)).toEqual([[1, 2], [3, 4], [5]]);
    expect(pageRows({ ...PAIRS, isFirstAlone: true })).toEqual([[1], [2, 3], [4, 5]]);
  });

  test('have every page once, in order', () => {
    fc.assert(
      fc.property(rules, (given) => {
        expect(pageRows(given).flat()).toEqual(
          Array.from({ length: given.pageCount }, (_, index) => index + 1),
        );
      }),
    );
  });
});

describe('turning the pages', () => {
  test('goes from row to row, and not beyond the ends', () => {
    const rows = pageRows(PAIRS);
    expect(turnedPage(rows, 2, 1)).toBe(3);
    expect(turnedPage(rows, 4, -1)).toBe(1);
    expect(turnedPage(rows, 5, 1)).toBe(5);
    expect(turnedPage(rows, 2, -1)).toBe(2);
  });

  test('passes every row on its way to the end', () => {
    fc.assert(
      fc.property(rules, (given) => {
        const rows = pageRows(given);
        let page = 1;
        const seen = new Set([rowOf(rows, page)]);
        for (let next = turnedPage(rows, page, 1); next !== page; next = turnedPage(rows, page, 1)) {
          page = next;
          seen.add(rowOf(rows, page));
        }
        expect(seen.size).toBe(rows.length);
      }),
    );
  });

  test('keeps the page that the visitor went to while its row is seen', () => {
    const rows = pageRows(PAIRS);
    expect(readPage(rows, 1, 4)).toBe(4);
    expect(readPage(rows, 1, 2)).toBe(3);
    expect(readPage(rows, 9, 2)).toBe(2);
  });
});
