import type { Article } from '../world/content.ts';
import { labelledRowsOf } from './table-rows.ts';

/** One property of two articles; null where one of them does not name it. */
export interface ComparedRow {
  readonly label: string;
  readonly values: readonly [string | null, string | null];
  readonly isDifferent: boolean;
}

/**
 * The rows of two articles, matched by their labels in the order of the left one: first those that both have, then what
 * the left one has alone, then the right one. Only values that both have can differ.
 */
export function compareArticles(left: Article, right: Article): readonly ComparedRow[] {
  const [lefts, rights] = [labelledRowsOf(left), labelledRowsOf(right)];
  const keys = new Set([
    ...[...lefts.keys()].filter((key) => rights.has(key)),
    ...lefts.keys(),
    ...rights.keys(),
  ]);
  return [...keys].map((key) => {
    const [one, other] = [lefts.get(key), rights.get(key)];
    return {
      label: (one ?? other)?.label ?? key,
      values: [one?.value ?? null, other?.value ?? null],
      isDifferent:
        one !== undefined && other !== undefined && plainValue(one.value) !== plainValue(other.value),
    };
  });
}

/** Values that differ in space and case alone are the same. */
function plainValue(value: string): string {
  return value.normalize('NFKC').replaceAll(/\s+/g, '').toLowerCase();
}

/** With fewer common rows, two articles are not of one kind. */
const FEWEST_COMMON = 2;

/** The articles that can be compared with one, those with the most in common first. */
export function comparableWith(article: Article, articles: readonly Article[]): readonly Article[] {
  const own = labelledRowsOf(article);
  if (own.size < FEWEST_COMMON) return [];
  return articles
    .filter(({ id }) => id !== article.id)
    .map((other) => {
      const common = [...labelledRowsOf(other).keys()].filter((key) => own.has(key)).length;
      const isSibling = other.category !== undefined && other.category.title === article.category?.title;
      return { other, common, isSibling };
    })
    .filter(({ common }) => common >= FEWEST_COMMON)
    .toSorted((one, two) => Number(two.isSibling) - Number(one.isSibling) || two.common - one.common)
    .map(({ other }) => other);
}
