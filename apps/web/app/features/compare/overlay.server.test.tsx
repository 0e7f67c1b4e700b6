import type { Article } from '@vitrine/core/world/content';
import { overlayId } from '@vitrine/core/world/ids';
import type { Product } from '@vitrine/core/world/product';
import { aLocation } from '@vitrine/core/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MoreTexts, Translations } from '~/i18n/translations.tsx';
import { buildOverlays } from '~/overlays/build-overlays.server.ts';
import { aServerContext, someContent } from '~/testing/a-server-context.ts';
import CompareBody from './compare-body.tsx';

function anArticle(id: number, reach: string, more: Partial<Article> = {}): Article {
  return {
    id: overlayId(id),
    title: `Robot NV-${id}`,
    summary: '',
    tags: [],
    sections: [
      {
        kind: 'table',
        title: '',
        rows: [
          ['Property', 'Value'],
          ['Reach', reach],
          ['Axes', '6'],
          ...(id === 1 ? [['Weight', '138 kg']] : []),
        ],
      },
    ],
    actionButtons: [],
    ...more,
  };
}

const THREE = [anArticle(1, '1 m'), anArticle(2, '3 m'), anArticle(3, '4 m')];

function open(query: string, articles: readonly Article[] = THREE) {
  const bundle = someContent({ articles });
  const snapshot = bundle.snapshots['en'];
  const [world] = snapshot?.worlds ?? [];
  if (!snapshot || !world) throw new Error('The test has no world.');
  const request = { bundle, snapshot, world, location: aLocation(), canEnter: () => true };
  return buildOverlays(aServerContext({ bundle }), request, new URLSearchParams(query));
}

test('two articles are compared under an address, and others are offered', () => {
  const [comparison] = open('?compare=1~2').overlays;
  if (comparison?.kind !== 'compare') throw new Error('There is no comparison.');
  expect(comparison.content.others).toEqual([
    { title: 'Robot NV-3', href: '/showroom/entrance?compare=1~3' },
  ]);
  const html = renderToStaticMarkup(
    <Translations locale="en" texts={{}}>
      <MoreTexts texts={comparison.texts}>
        <CompareBody content={comparison.content} />
      </MoreTexts>
    </Translations>,
  );
  expect(html).toContain('1 difference, marked');
  expect(html).toMatch(/Reach<span[^>]*>≠ different<\/span>/);
  expect(html).not.toMatch(/Axes<span/);
  expect(html).toContain('not stated');
});

test.each(['?compare=1', '?compare=1~1', '?compare=1~9', '?compare=x~1'])(
  '%s opens nothing, and the page says so',
  (query) => {
    expect(open(query)).toMatchObject({ overlays: [], isAnyMissing: true });
  },
);

function aProduct(sku: string, amount: number): Product {
  return {
    sku,
    price: { amount, currency: 'EUR', vat: 'excluded' },
    availability: 'in_stock',
    variants: [],
    priceRule: { kind: 'public' },
  };
}

function rowsOf(shown: readonly Article[]) {
  const [comparison] = open('?compare=1~2', shown).overlays;
  return comparison?.kind === 'compare' ? comparison.content.rows : [];
}

test('what a buyer asks comes first: the price, the availability, and the numbers, which always differ', () => {
  const articles = [
    anArticle(1, '1 m', { product: aProduct('NV-1', 100) }),
    anArticle(2, '1 m', { product: aProduct('NV-2', 99.5) }),
  ];
  expect(rowsOf(articles).slice(0, 3)).toEqual([
    { label: 'Price', values: ['€100 plus VAT', '€99.50 plus VAT'], isDifferent: true },
    { label: 'Availability', values: ['In stock', 'In stock'], isDifferent: false },
    { label: 'Article number', values: ['NV-1', 'NV-2'], isDifferent: false },
  ]);
  const [first, second] = articles;
  const { product: _none, ...plain } = second ?? anArticle(2, '1 m');
  expect(rowsOf(first ? [first, plain] : [])[0]).toEqual({
    label: 'Price',
    values: ['€100 plus VAT', null],
    isDifferent: false,
  });
  expect(rowsOf([anArticle(1, '1 m'), plain]).map(({ label }) => label)).not.toContain('Price');
});

test('a row that a table has under the same name is not said twice', () => {
  const table = {
    kind: 'table',
    title: '',
    rows: [
      ['Property', 'Value'],
      ['Reach', '1 m'],
      ['Axes', '6'],
      ['Price', 'on request'],
    ],
  } as const;
  const articles = [1, 2].map((id) =>
    anArticle(id, '1 m', { product: aProduct(`NV-${id}`, 100), sections: [table] }),
  );
  expect(rowsOf(articles).filter(({ label }) => label === 'Price')).toMatchObject([
    { values: ['on request', 'on request'] },
  ]);
});
