import { headPriceOf } from '@vitrine/core/products/head-price';
import { message } from '@vitrine/core/reports/message';
import type { Product } from '@vitrine/core/world/product';
import type { Examined } from '../examined.ts';
import type { Finding } from '../finding.ts';

/** Prices whose rule admits no one, by mistake rather than by intent. */
export function findPricesSeenByNoOne({ snapshot }: Examined): readonly Finding[] {
  const worlds = new Set(snapshot.worlds.map(({ slug }) => slug));
  return snapshot.articles.flatMap(({ id, title, product }): readonly Finding[] => {
    if (product === undefined || headPriceOf(product) === undefined) return [];
    const { priceRule: rule } = product;
    const isClosed =
      rule.kind === 'worlds'
        ? !rule.worlds.some((world) => worlds.has(world))
        : rule.kind === 'scopes' && rule.scopes.length === 0;
    if (!isClosed) return [];
    return [
      {
        severity: 'warning',
        code: 'pricesSeenByNoOne',
        subject: { kind: 'article', id: String(id), field: 'product.price_access' },
        sentence: message('pricesSeenByNoOne', { article: title }),
        fix: message('fix.pricesSeenByNoOne'),
      },
    ];
  });
}

/** Products with a public price that search engines get no data of, because nothing names them. */
export function findProductsWithoutNumber({ snapshot }: Examined): readonly Finding[] {
  return snapshot.articles.flatMap(({ id, title, product }): readonly Finding[] =>
    product === undefined || isNamed(product) || headPriceOf(product) === undefined
      ? []
      : [
          {
            severity: 'hint',
            code: 'productWithoutNumber',
            subject: { kind: 'article', id: String(id), field: 'product.sku' },
            sentence: message('productWithoutNumber', { article: title }),
            fix: message('fix.productWithoutNumber'),
          },
        ],
  );
}

/** Of a faulty product the faults are reported, and of others than public prices nothing is for machines. */
function isNamed({ sku, gtin, variants, priceRule, isFaulty }: Product): boolean {
  return (
    priceRule.kind !== 'public' ||
    isFaulty === true ||
    [{ sku, gtin }, ...variants].some((each) => (each.sku ?? each.gtin) !== undefined)
  );
}
