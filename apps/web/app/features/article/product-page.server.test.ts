import type { Article, ArticleSection } from '@vitrine/core/world/content';
import { overlayId } from '@vitrine/core/world/ids';
import type { Product } from '@vitrine/core/world/product';
import { aLocation, aPicture } from '@vitrine/core/testing';
import { expect, test } from 'vitest';
import type { ArticleView } from './article-view.ts';
import { aServerContext, someContent } from '~/testing/a-server-context.ts';
import { buildOverlays } from '~/overlays/build-overlays.server.ts';

function anArticle(id: number, article: Partial<Article> = {}): Article {
  return {
    id: overlayId(id),
    title: `Article ${id}`,
    summary: '',
    tags: [],
    sections: [],
    actionButtons: [],
    ...article,
  };
}

/** The page of article 7. */
function view(article: Partial<Article>, others: readonly Article[] = []): ArticleView {
  return overlayOf(article, others).content;
}

function overlayOf(article: Partial<Article>, others: readonly Article[] = []) {
  const bundle = someContent({ articles: [anArticle(7, article), ...others] });
  const snapshot = bundle.snapshots['en'];
  const [world] = snapshot?.worlds ?? [];
  if (!snapshot || !world) throw new Error('The test has no world.');
  const request = { bundle, snapshot, world, location: aLocation(), canEnter: () => true };
  const [overlay] = buildOverlays(
    aServerContext({ bundle }),
    request,
    new URLSearchParams('article=7'),
  ).overlays;
  if (overlay?.kind !== 'article') throw new Error('The article is not open.');
  return overlay;
}

function aText(title: string): ArticleSection {
  return { kind: 'text', title, text: { format: 'markdown', source: 'Words.' } };
}

const table: ArticleSection = {
  kind: 'table',
  title: 'Technical data',
  rows: [
    ['Property', 'Value'],
    ['Payload', '12 kg'],
    ['Reach', '1,410 mm'],
  ],
};
const sheet = aPicture({ name: 'sheet.pdf', ext: '.pdf', mime: 'application/pdf' });

test('a product page has a chapter for each kind of content, from its beginning', () => {
  const { chapters } = view({
    sections: [
      aText('What it does'),
      table,
      { ...table, title: 'Axes' },
      { kind: 'downloads', title: '', files: [sheet] },
    ],
  });
  expect(chapters).toEqual([
    { id: 'article-top', title: 'Overview' },
    { id: 'article-section-1', title: 'Data' },
    { id: 'article-section-3', title: 'Downloads' },
  ]);
});

test('its headings are its chapters where its content makes too few; a short one has none', () => {
  const { chapters } = view({ sections: [aText('First'), aText('Second')] });
  expect(chapters.map(({ title }) => title)).toEqual(['Overview', 'First', 'Second']);
  expect(view({ sections: [table] }).chapters).toEqual([]);
});

test('it is shared from within, and its tags search', () => {
  const { shareHref, tags } = view({ tags: ['Robot arm'] });
  expect(shareHref).toBe('/showroom/entrance?article=7&share');
  expect(tags).toEqual([{ title: 'Robot arm', href: '/showroom/entrance?article=7&search=Robot%20arm' }]);
});

test('it leads to the next one of its category, and beside one with the same rows', () => {
  const category = { title: 'Robots', priority: 1 };
  const others = [anArticle(8, { category, sections: [table] }), anArticle(9, { category })];
  const { next, comparisons } = view({ category, sections: [table] }, others);
  expect(next).toEqual({
    title: 'Article 8',
    category: 'Robots',
    href: '/showroom/entrance?article=8-article-8',
  });
  expect(comparisons).toEqual([{ title: 'Article 8', href: '/showroom/entrance?article=7&compare=7~8' }]);
});

test('its button opens the contact form with its subject and product', () => {
  const action = { kind: 'openContact', subject: 'A quote', article: overlayId(7) } as const;
  expect(view({ actionButtons: [{ title: 'Quote', action }] }).buttons).toMatchObject([
    { kind: 'openContact', href: '/showroom/entrance?article=7&contact&subject=A%20quote&product=7' },
  ]);
});

const robot: Product = {
  sku: 'NV6-12',
  gtin: '9501101530003',
  price: { amount: 24900, currency: 'EUR', vat: 'excluded' },
  availability: 'made_to_order',
  priceRule: { kind: 'public' },
  passport: 'https://id.norvane.example/01/9501101530003',
  variants: [
    { name: 'Clean room', sku: 'NV6-12-C', price: { amount: 31200.5, currency: 'EUR' } },
    { name: 'Food', sku: 'NV6-12-F', picture: aPicture() },
  ],
};

test('it says what the product costs, whether it is there, and its numbers', () => {
  const { product, chapters } = view({ product: robot, sections: [table, table] });
  expect(product).toMatchObject({
    price: { text: '€24,900', note: 'plus VAT' },
    availability: { text: 'Made to order', tone: 'later' },
    numbers: [
      { name: 'Article number', value: 'NV6-12' },
      { name: 'GTIN', value: '9501101530003' },
    ],
    variants: {
      heads: ['Variant', 'Article number', 'Price'],
      rows: [
        { name: 'Clean room', cells: ['NV6-12-C', '€31,200.50'] },
        { name: 'Food', cells: ['NV6-12-F', ''] },
      ],
    },
    passport: {
      link: { href: 'https://id.norvane.example/01/9501101530003', opensNewWindow: true },
      host: 'id.norvane.example',
    },
  });
  expect(chapters.map(({ title }) => title)).toEqual(['Overview', 'Variants', 'Data']);
});

test('it says nothing of what is not given', () => {
  expect(view({}).product).toBeUndefined();
  expect(view({ product: { priceRule: { kind: 'public' }, variants: [], sku: 'NV6' } }).product).toEqual({
    numbers: [{ name: 'Article number', value: 'NV6' }],
  });
});

test('a passport whose address is too long for a QR code is a link alone', () => {
  const passport = `https://id.norvane.example/${'0'.repeat(2400)}`;
  const { product } = view({ product: { ...robot, passport } });
  expect(product?.passport).toMatchObject({ link: { href: passport }, host: 'id.norvane.example' });
  expect(product?.passport).not.toHaveProperty('qr');
});

test('the price of a product of which only variants have one begins at the lowest', () => {
  const { price: _none, ...unpriced } = robot;
  const variants = [31200, 28900].map((amount) => ({ name: 'One', price: { amount, currency: 'EUR' } }));
  expect(view({ product: { ...unpriced, variants } }).product?.price).toEqual({ text: 'from €28,900' });
});

test('search engines get it where it is whole', () => {
  expect(overlayOf({ product: robot }).preview?.product).toMatchObject({
    '@type': 'ProductGroup',
    name: 'Article 7',
    url: 'https://showroom.example/showroom/entrance?article=7-article-7',
    offers: { price: '24900.00', priceCurrency: 'EUR' },
  });
  expect(overlayOf({ product: { ...robot, isFaulty: true } }).preview).not.toHaveProperty('product');
  expect(overlayOf({}).preview).not.toHaveProperty('product');
});
