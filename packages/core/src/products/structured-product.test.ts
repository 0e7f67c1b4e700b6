import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { AVAILABILITIES, VAT_TERMS } from '../world/product.ts';
import type { Price, Product, ProductVariant } from '../world/product.ts';
import { headPriceOf } from './head-price.ts';
import { structuredProduct } from './structured-product.ts';
import type { StructuredData } from './structured-product.ts';

const setting = {
  name: 'Robot NV-6',
  description: 'Six axes.',
  url: 'https://showroom.example/hall?article=1-robot-nv-6',
  pictureOf: () => undefined,
};
const robot: Product = {
  sku: 'NV6-12',
  gtin: '9501101530003',
  price: { amount: 24900, currency: 'EUR', vat: 'excluded' },
  availability: 'made_to_order',
  priceRule: { kind: 'public' },
  variants: [],
};

const prices: fc.Arbitrary<Price> = fc.record(
  {
    amount: fc.integer({ min: 0, max: 9_999_999_999 }).map((cents) => cents / 100),
    currency: fc.constantFrom('EUR', 'USD', 'JPY'),
    vat: fc.constantFrom(...VAT_TERMS),
  },
  { requiredKeys: ['amount', 'currency'] },
);
const variants: fc.Arbitrary<ProductVariant> = fc.record(
  { name: fc.string(), sku: fc.string({ minLength: 1 }), gtin: fc.constant('9501101530003'), price: prices },
  { requiredKeys: ['name'] },
);
const products: fc.Arbitrary<Product> = fc.record(
  {
    sku: fc.string({ minLength: 1 }),
    gtin: fc.constant('9501101530003'),
    price: prices,
    availability: fc.constantFrom(...AVAILABILITIES),
    priceRule: fc.constant<Product['priceRule']>({ kind: 'public' }),
    variants: fc.array(variants, { maxLength: 3 }),
    isFaulty: fc.constant(true as const),
  },
  { requiredKeys: ['priceRule', 'variants'] },
);

/** What Google's merchant listings require of a product. */
function expectWhole(data: StructuredData | undefined): void {
  const offer = data?.['offers'] as StructuredData | undefined;
  expect(data?.['name']).not.toBe('');
  expect([data?.['sku'], data?.['gtin']].some((number) => typeof number === 'string')).toBe(true);
  expect(offer?.['price']).toMatch(/^\d+\.\d\d$/);
  expect(offer?.['priceCurrency']).toMatch(/^[A-Z]{3}$/);
}

test('a whole product is an offer with its number, price and availability', () => {
  expect(structuredProduct(robot, { ...setting, brand: 'Norvane' })).toEqual({
    '@type': 'Product',
    name: 'Robot NV-6',
    description: 'Six axes.',
    url: setting.url,
    brand: { '@type': 'Brand', name: 'Norvane' },
    sku: 'NV6-12',
    gtin: '9501101530003',
    offers: {
      '@type': 'Offer',
      price: '24900.00',
      priceCurrency: 'EUR',
      url: setting.url,
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: '24900.00',
        priceCurrency: 'EUR',
        valueAddedTaxIncluded: false,
      },
      availability: 'https://schema.org/MadeToOrder',
    },
  });
});

test('variants make a group of products', () => {
  const data = structuredProduct(
    {
      ...robot,
      variants: [
        { name: 'clean room', sku: 'NV6-12-C', price: { amount: 31200, currency: 'EUR' } },
        { name: 'without a price', sku: 'NV6-12-F' },
        { name: 'without a number', price: { amount: 31200, currency: 'EUR' } },
      ],
    },
    setting,
  );
  expect(data).toMatchObject({
    '@type': 'ProductGroup',
    productGroupID: 'NV6-12',
    hasVariant: [{ name: 'Robot NV-6, clean room', sku: 'NV6-12-C', offers: { price: '31200.00' } }],
  });
  expect(data?.['hasVariant']).toHaveLength(1);
});

test('is whole or absent', () => {
  fc.assert(
    fc.property(products, (product) => {
      const data = structuredProduct(product, setting);
      const isWhole = product.price !== undefined && (product.sku ?? product.gtin) !== undefined;
      const priced = product.variants.filter(
        ({ sku, gtin, price }) => price !== undefined && (sku ?? gtin) !== undefined,
      );
      expect(data !== undefined).toBe(product.isFaulty !== true && (isWhole || priced.length > 0));
      if (data?.['offers'] !== undefined) expectWhole(data);
      const within = (data?.['hasVariant'] ?? []) as readonly StructuredData[];
      expect(within).toHaveLength(data === undefined ? 0 : priced.length);
      for (const variant of within) expectWhole(variant);
    }),
  );
});

function pricedAt(amount: number): ProductVariant {
  return { name: 'One', price: { amount, currency: 'EUR' } };
}

test('the price of a product without one of its own is the lowest of its variants', () => {
  const { price: _none, ...unpriced } = robot;
  expect(headPriceOf(robot)).toMatchObject({ amount: 24900, isLowest: false });
  expect(headPriceOf({ ...unpriced, variants: [pricedAt(30), pricedAt(20)] })).toMatchObject({
    amount: 20,
    isLowest: true,
  });
  for (const equal of [[pricedAt(30)], [pricedAt(30), pricedAt(30)]]) {
    expect(headPriceOf({ ...unpriced, variants: equal })).toMatchObject({ amount: 30, isLowest: false });
  }
  expect(headPriceOf(unpriced)).toBeUndefined();
});
