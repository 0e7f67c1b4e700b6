import { toClientMedia } from '@vitrine/core/media/client-media';
import { comparableWith, compareArticles } from '@vitrine/core/articles/compare';
import type { ComparedRow } from '@vitrine/core/articles/compare';
import type { Article } from '@vitrine/core/world/content';
import type { ComparedArticle, CompareView } from './compare-view.ts';
import { productView } from '~/page-data/product-view.server.ts';
import type { ProductView } from '~/page-data/product-view.ts';
import { indexOf } from '~/page-data/snapshot-index.server.ts';
import type {
  OverlayBuilder,
  OverlayDefinition,
  OverlayRequest,
} from '~/page-data/overlay-definition.server.ts';

/** Two articles side by side, by their tables. */
const build: OverlayBuilder<'compare', CompareView> = ({ articles: [left, right] }, request) => {
  const { articles } = indexOf(request.snapshot);
  const [one, other] = [articles.get(left), articles.get(right)];
  if (one === undefined || other === undefined || one === other) return undefined;
  return {
    frame: { title: `${one.title} – ${other.title}`, eyebrow: request.t('compare__title'), size: 'm' },
    content: {
      articles: [compared(one, request), compared(other, request)],
      rows: rowsOf(one, other, request),
      others: comparableWith(one, request.snapshot.articles)
        .filter(({ id }) => id !== other.id)
        .map(({ id, title }) => ({
          title,
          href: request.hrefTo({ kind: 'compare', articles: [one.id, id] }),
        })),
      shareHref: request.hrefTo({ kind: 'share' }),
    },
  };
};

export const definition: OverlayDefinition<'compare', CompareView> = {
  kind: 'compare',
  texts: ['compare', 'product'],
  build,
};

/** What a buyer asks first, and then the tables, unless a table says it itself. */
function rowsOf(one: Article, other: Article, request: OverlayRequest): readonly ComparedRow[] {
  const { t } = request;
  const rows = compareArticles(one, other);
  const own = new Set(rows.map(({ label }) => label));
  const [left, right] = [one, other].map(({ product }) => product && productView(product, request));
  const facts = [
    { label: t('product__price'), values: [priceOf(left), priceOf(right)] as const },
    {
      label: t('product__availability'),
      values: [left?.availability?.text ?? null, right?.availability?.text ?? null] as const,
    },
  ];
  const stated = facts.filter(
    ({ label, values }) => !own.has(label) && values.some((value) => value !== null),
  );
  return [
    ...stated.map(({ label, values }) => ({
      label,
      values,
      isDifferent: !values.includes(null) && values[0] !== values[1],
    })),
    // Two articles never share their number: to say so of each pair would be noise.
    ...numberRow(one, other, t('product__article_number')).filter(({ label }) => !own.has(label)),
    ...rows,
  ];
}

function priceOf(product: ProductView | undefined): string | null {
  return product?.price ? [product.price.text, product.price.note].filter(Boolean).join(' ') : null;
}

function numberRow(one: Article, other: Article, label: string): readonly ComparedRow[] {
  const values = [one.product?.sku ?? null, other.product?.sku ?? null] as const;
  return values.every((value) => value === null) ? [] : [{ label, values, isDifferent: false }];
}

function compared(article: Article, { hrefTo }: OverlayRequest): ComparedArticle {
  const { id, title, cover } = article;
  return {
    title,
    href: hrefTo({ kind: 'article', id, title }),
    ...(cover && { cover: toClientMedia(cover) }),
  };
}
