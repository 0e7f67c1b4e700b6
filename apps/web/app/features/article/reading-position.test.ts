import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { positionAt, scrolledTo } from './reading-position.ts';
import type { ReadArticle } from './reading-position.ts';

const LAPTOP: ReadArticle = { sections: [900, 1_500, 2_700], end: 4_000, line: 160 };
const PHONE: ReadArticle = { sections: [1_100, 2_300, 4_000], end: 7_000, line: 120 };

test('the beginning of an article is its beginning in every window', () => {
  expect(positionAt(0, LAPTOP)).toEqual({ section: -1, part: 0 });
  expect(scrolledTo({ section: -1, part: 0 }, PHONE)).toBe(0);
});

test('a section that begins at the reading line begins there in every window', () => {
  const read = positionAt(1_500 - 160, LAPTOP);
  expect(read).toEqual({ section: 1, part: 0 });
  expect(scrolledTo(read, PHONE)).toBe(2_300 - 120);
  expect(positionAt(2_300 - 120 - 0.6, PHONE).section).toBe(1);
});

test('of a section that is longer elsewhere as much has been read', () => {
  const read = positionAt(2_100 - 160, LAPTOP);
  expect(read).toEqual({ section: 1, part: 0.5 });
  expect(scrolledTo(read, PHONE)).toBe((2_300 + 4_000) / 2 - 120);
});

test('a section that an article does not have is its last one', () => {
  expect(scrolledTo({ section: 9, part: 0 }, PHONE)).toBe(4_000 - 120);
  expect(scrolledTo({ section: 9, part: 0 }, { sections: [], end: 800, line: 100 })).toBe(0);
});

const articles = fc
  .record({
    heights: fc.array(fc.integer({ min: 5, max: 3_000 }), { minLength: 1, maxLength: 12 }),
    line: fc.integer({ min: 0, max: 200 }),
  })
  .map(({ heights, line }): ReadArticle => {
    const edges = [line + 10];
    for (const height of heights) edges.push((edges.at(-1) ?? 0) + height);
    return { sections: edges.slice(0, -1), end: edges.at(-1) ?? 0, line };
  });

test('who goes where another one reads, reads the same section', () => {
  fc.assert(
    fc.property(articles, fc.nat({ max: 20_000 }), (article, scrolled) => {
      const read = positionAt(scrolled, article);
      expect(positionAt(scrolledTo(read, article), article).section).toBe(read.section);
    }),
  );
});
