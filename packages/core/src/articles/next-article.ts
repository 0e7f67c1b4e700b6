import type { Article } from '../world/content.ts';

/**
 * The article that follows another one in its category, in the order of the list; after the last one the first.
 * Undefined for an article without a category, or alone in it.
 */
export function nextArticle(article: Article, articles: readonly Article[]): Article | undefined {
  if (article.category === undefined) return undefined;
  const { title } = article.category;
  const siblings = articles.filter(({ category }) => category?.title === title);
  const at = siblings.findIndex(({ id }) => id === article.id);
  const next = siblings[(at + 1) % siblings.length];
  return next?.id === article.id ? undefined : next;
}
