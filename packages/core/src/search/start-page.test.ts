import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Article } from '../world/content.ts';
import { overlayId } from '../world/ids.ts';
import { searchStartOf } from './start-page.ts';

function anArticle(id: number, title?: string, priority = 0): Article {
  return {
    id: overlayId(id),
    title: String(id),
    summary: '',
    tags: [],
    sections: [],
    actionButtons: [],
    ...(title !== undefined && { category: { title, priority } }),
  };
}

test('shows one article of each category in turn, by their priority, and those without one last', () => {
  const articles = [
    anArticle(1),
    anArticle(2, 'Energy', 1),
    anArticle(3, 'Robots', 5),
    anArticle(4, 'Robots', 5),
  ];
  const { popular, topics } = searchStartOf(articles);
  expect(popular.map(({ title }) => title)).toEqual(['3', '2', '1', '4']);
  expect(topics).toEqual(['Robots', 'Energy']);
});

test('shows no article twice, and a few of many', () => {
  const categories = fc.constantFrom(undefined, 'Robots', 'Energy', 'Logistics');
  fc.assert(
    fc.property(fc.array(categories), (titles) => {
      const { popular } = searchStartOf(titles.map((title, id) => anArticle(id, title)));
      expect(new Set(popular.map(({ href }) => href)).size).toBe(Math.min(titles.length, 6));
    }),
  );
});
