import { expect, test } from 'vitest';
import type { Article } from '../world/content.ts';
import { overlayId } from '../world/ids.ts';
import { nextArticle } from './next-article.ts';

function anArticle(id: number, category?: string): Article {
  return {
    id: overlayId(id),
    title: '',
    summary: '',
    tags: [],
    sections: [],
    actionButtons: [],
    ...(category !== undefined && { category: { title: category, priority: 0 } }),
  };
}

const one = anArticle(1, 'Robots');
const two = anArticle(2, 'Robots');
const alone = anArticle(3, 'Energy');
const articles = [one, alone, two, anArticle(4)];

test('the next article is of the same category, and the last one leads to the first', () => {
  expect(nextArticle(one, articles)).toBe(two);
  expect(nextArticle(two, articles)).toBe(one);
});

test('no article follows one that is alone in its category, or in none', () => {
  expect(nextArticle(alone, articles)).toBeUndefined();
  expect(nextArticle(anArticle(4), articles)).toBeUndefined();
});
