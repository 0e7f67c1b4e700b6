import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageAt, pageOfText } from './page-at.ts';

describe('pageAt', () => {
  test('is the first page at the top and follows the scrolling', () => {
    const pages = [0, 1000, 2000].map((top) => ({ top, bottom: top + 980 }));
    expect([0, 500, 700, 1999].map((top) => pageAt(pages, top, 800))).toEqual([1, 1, 2, 3]);
    expect(pageAt([], 0, 800)).toBe(1);
  });

  test('is always a page, and never an earlier one further down', () => {
    const heights = fc.array(fc.integer({ min: 1, max: 2000 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(heights, fc.nat(90_000), fc.nat(5000), (tall, top, more) => {
        let edge = 0;
        const pages = tall.map((height) => ({ top: edge, bottom: (edge += height) }));
        const page = pageAt(pages, top, 900);
        expect(page).toBeGreaterThanOrEqual(1);
        expect(page).toBeLessThanOrEqual(pages.length);
        expect(pageAt(pages, top + more, 900)).toBeGreaterThanOrEqual(page);
      }),
    );
  });
});

describe('pageOfText', () => {
  test('reads numbers into the document, and nothing else', () => {
    expect(['3', ' 12 ', '99', '0', '-4', 'x', ''].map((text) => pageOfText(text, 20))).toEqual([
      3,
      12,
      20,
      1,
      1,
      undefined,
      undefined,
    ]);
  });
});
