import { describe, expect, test } from 'vitest';
import { worldSlug } from '@vitrine/core/world/ids';
import type { Product } from '@vitrine/core/world/product';
import { anArticle, brokenWorld, foundIn, sound } from '../testing/broken-world.ts';

const robot: Product = {
  sku: 'NV6-12',
  price: { amount: 24900, currency: 'EUR' },
  priceRule: { kind: 'public' },
  variants: [],
};

function withProduct(product: Product) {
  return { ...sound, articles: [anArticle({ product })] };
}

const { sku: _sku, ...unnamed } = robot;
const { price: _price, ...unpriced } = robot;
const [first] = sound.worlds;

describe('the checks of products', () => {
  test.each([
    brokenWorld(
      'prices for scopes without one',
      withProduct({ ...robot, priceRule: { kind: 'scopes', scopes: [] } }),
      'warning pricesSeenByNoOne 1',
    ),
    brokenWorld(
      'prices for a world that is gone',
      withProduct({ ...robot, priceRule: { kind: 'worlds', worlds: [worldSlug('gone')] } }),
      'warning pricesSeenByNoOne 1',
    ),
    brokenWorld('a price of something without a number', withProduct(unnamed), 'hint productWithoutNumber 1'),
  ])('find exactly $name', (showroom) => {
    expect(foundIn(showroom)).toEqual([showroom.found]);
  });

  test.each<[string, Product]>([
    ['is whole', robot],
    ['has no price', { ...unpriced, priceRule: { kind: 'scopes', scopes: [] } }],
    [
      'is for those who may enter a world',
      { ...robot, priceRule: { kind: 'worlds', worlds: first ? [first.slug] : [] } },
    ],
    ['is named by a variant', { ...unnamed, variants: [{ name: 'Teal', gtin: '9501101530003' }] }],
    ['has faults that are reported', { ...unnamed, isFaulty: true }],
    ['has prices that no machine sees', { ...unnamed, priceRule: { kind: 'loggedIn' } }],
  ])('find nothing about a product that %s', (_which, product) => {
    expect(foundIn(brokenWorld('sound', withProduct(product), ''))).toEqual([]);
  });
});
