import type { Article } from '../world/content.ts';
import { lineWith } from './excerpt.ts';
import { articleHit } from './search-entry.ts';
import type { SearchHit } from './search-entry.ts';

/** The most articles that are shown before anything is typed: two rows of three. */
const MAX_POPULAR = 6;

/** The most topics, so that they stay a row or two. */
const MAX_TOPICS = 12;

/** What the search shows before anything is typed. */
export interface SearchStart {
  readonly popular: readonly SearchHit[];
  /** The titles of categories; searching for one finds its articles. */
  readonly topics: readonly string[];
}

/**
 * The first article of each category, the categories with the greatest priority first, then the second of each, and so
 * on: a showroom with twenty robots has other things, too.
 */
export function searchStartOf(articles: readonly Article[]): SearchStart {
  const categories = [...Map.groupBy(articles, ({ category }) => category?.title)].toSorted(
    ([, [one]], [, [other]]) => priorityOf(other) - priorityOf(one),
  );
  const ranked = categories.flatMap(([, members], rank) =>
    members.map((article, turn) => ({ article, turn, rank })),
  );
  return {
    popular: ranked
      .toSorted((one, other) => one.turn - other.turn || one.rank - other.rank)
      .slice(0, MAX_POPULAR)
      .map(({ article }) => withBeginning(article)),
    topics: categories.flatMap(([title]) => title ?? []).slice(0, MAX_TOPICS),
  };
}

/** Articles without a category come last. */
function priorityOf(article: Article | undefined): number {
  return article?.category?.priority ?? Number.NEGATIVE_INFINITY;
}

/** An article as a hit, with the beginning of its summary. */
function withBeginning(article: Article): SearchHit {
  const excerpt = lineWith(article.summary, new Set());
  return { ...articleHit(article), ...(excerpt.length > 0 && { excerpt }) };
}
