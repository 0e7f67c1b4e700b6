import type { Price, Product } from '../world/product.ts';

/** What is written as the price of a product. */
export interface HeadPrice extends Price {
  /** It is the lowest one of the variants, and others cost more. */
  readonly isLowest: boolean;
}

/** The price of a product, or the lowest of its variants where it has none of its own. */
export function headPriceOf({ price, variants }: Product): HeadPrice | undefined {
  if (price !== undefined) return { ...price, isLowest: false };
  const prices = variants.flatMap((variant) => variant.price ?? []);
  const [first, ...others] = prices.toSorted((one, other) => one.amount - other.amount);
  return first && { ...first, isLowest: others.some(({ amount }) => amount !== first.amount) };
}
