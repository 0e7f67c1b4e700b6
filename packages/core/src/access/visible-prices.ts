import type { Article } from '../world/content.ts';
import type { WorldSlug } from '../world/ids.ts';
import type { PriceRule, Product, ProductVariant } from '../world/product.ts';
import type { Snapshot } from '../world/snapshot.ts';
import { meetsRule, mayEnterWorld } from './may-enter.ts';
import type { Visitor } from './may-enter.ts';

/** Whether the prices of an article are for some visitors only. */
export function hasGuardedPrices({ product }: Pick<Article, 'product'>): boolean {
  return product !== undefined && product.priceRule.kind !== 'public';
}

/** A snapshot without the prices that a visitor may not see; itself where there are none. */
export function withVisiblePrices(snapshot: Snapshot, visitor: Visitor): Snapshot {
  if (!snapshot.articles.some(hasGuardedPrices)) return snapshot;
  const open = new Set(
    snapshot.worlds.filter((world) => mayEnterWorld(world, visitor)).map(({ slug }): WorldSlug => slug),
  );
  return withPrices(snapshot, (rule) =>
    rule.kind === 'worlds' ? rule.worlds.some((world) => open.has(world)) : meetsRule(rule, visitor),
  );
}

/** A snapshot with the prices whose rule is met, and without all others. What is left says nothing of their rule. */
export function withPrices(snapshot: Snapshot, isMet: (rule: PriceRule) => boolean): Snapshot {
  if (!snapshot.articles.some(hasGuardedPrices)) return snapshot;
  return {
    ...snapshot,
    articles: snapshot.articles.map((article) => {
      const { product } = article;
      if (product === undefined || !hasGuardedPrices(article)) return article;
      const shown = isMet(product.priceRule) ? product : withoutPrices(product);
      return { ...article, product: { ...shown, priceRule: { kind: 'public' } } };
    }),
  };
}

function withoutPrices({ price: _price, variants, ...rest }: Product): Product {
  return {
    ...rest,
    variants: variants.map(({ price: _own, ...variant }): ProductVariant => variant),
  };
}
