import { formatMessage } from '@vitrine/core/reports/message';
import { describe, expect, test } from 'vitest';
import { brokenBundle, entryOf, goodBundle } from '../../fixtures/break-world.ts';

type Fields = Readonly<Record<string, unknown>>;

const WHOLE = {
  id: 1,
  sku: ' NV6-12 ',
  gtin: '9 501101 530003',
  price: '24900.50',
  currency: 'eur',
  price_vat: 'excluded',
  price_access: 'public',
  availability: 'made_to_order',
  passport: 'https://id.example/01/9501101530003',
};

/** The product of the first article, in both languages or in each its own. */
function read(
  product: Fields | null,
  variants?: readonly Fields[],
  german: Fields | null = product,
  germanVariants = variants,
) {
  const { snapshots, reports } = brokenBundle((answers) => {
    const languages = [['en', product, variants] as const, ['de', german, germanVariants] as const];
    for (const [locale, own, list] of languages) {
      const article = entryOf(answers, '/api/articles', 0, locale);
      Object.assign(article, { product: own, ...(list && { variants: list }) });
    }
  });
  const before = new Set(goodBundle.reports.map((report) => JSON.stringify(report)));
  const [article] = snapshots['en']?.articles ?? [];
  return {
    product: article?.product,
    german: snapshots['de']?.articles[0]?.product,
    reports: reports
      .filter((report) => !before.has(JSON.stringify(report)))
      .map(({ path, says }) => `${path.replace(/^.*?\./, '')}: ${formatMessage(says)}`),
  };
}

describe('a product', () => {
  test('is read with its numbers, its price and its variants', () => {
    const variant = { id: 1, name: ' Teal ', sku: 'NV6-T', gtin: '', price: 26000, picture: null };
    expect(read(WHOLE, [variant])).toMatchObject({
      product: {
        sku: 'NV6-12',
        gtin: '9501101530003',
        price: { amount: 24900.5, currency: 'EUR', vat: 'excluded' },
        availability: 'made_to_order',
        priceRule: { kind: 'public' },
        passport: 'https://id.example/01/9501101530003',
        variants: [
          { name: 'Teal', sku: 'NV6-T', price: { amount: 26000, currency: 'EUR', vat: 'excluded' } },
        ],
      },
      reports: [],
    });
    expect(read(WHOLE, [variant]).product).not.toHaveProperty('isFaulty');
  });

  test('has the address of its passport in ASCII', () => {
    expect(read({ ...WHOLE, passport: 'https://id.example/größe' })).toMatchObject({
      product: { passport: 'https://id.example/gr%C3%B6%C3%9Fe' },
      reports: [],
    });
  });

  test('is none where nothing is said of it', () => {
    expect(read(null).product).toBeUndefined();
    expect(read({ id: 1, sku: ' ', price: null, currency: 'EUR', price_access: 'scopes' })).toMatchObject({
      product: undefined,
      reports: [],
    });
  });

  test.each<[string, Fields, string]>([
    ['a price without a currency', { currency: '' }, 'product.price: The price has no currency'],
    ['a currency that is none', { currency: 'EURO' }, 'product.price: “EURO” is not the code of a currency'],
    ['a price below zero', { price: -1 }, 'product.price: The price is below zero'],
    ['a wrong check digit', { gtin: '9501101530004' }, 'with these digits the last one would be 3.'],
    ['a GTIN of other digits', { gtin: '950110153' }, 'it has 9 digits'],
    ['a GTIN that is a word', { gtin: 'NV6' }, 'it holds more than digits'],
    ['an unknown availability', { availability: 'soon' }, 'the availability “soon”'],
    [
      'a passport that is too long once it is written in ASCII',
      { passport: `https://id.example/${'ü'.repeat(400)}` },
      'too long for a QR code',
    ],
    ['a passport that runs', { passport: 'javascript:alert(1)' }, 'is not a web address'],
  ])('with %s keeps the rest and is for no machine', (_what, wrong, sentence) => {
    const { product, reports } = read({ ...WHOLE, ...wrong });
    expect(reports).toHaveLength(1);
    expect(reports[0]).toContain(sentence);
    expect(product).toMatchObject({ sku: 'NV6-12', isFaulty: true });
    for (const field of Object.keys(wrong)) {
      expect(product).not.toHaveProperty(field === 'currency' ? 'price' : field);
    }
  });

  test('leaves out a variant that nothing names', () => {
    const { product, reports } = read(WHOLE, [
      { id: 1, name: ' ', price: 12 },
      { id: 2, sku: 'NV6-C' },
    ]);
    expect(product).toMatchObject({ variants: [{ name: 'NV6-C', sku: 'NV6-C' }], isFaulty: true });
    expect(reports).toHaveLength(1);
  });
});

function scoped(scopes: string) {
  return { ...WHOLE, price_access: 'scopes', price_scopes: scopes };
}

describe('who sees the prices', () => {
  test.each<[Fields, object]>([
    [{ price_access: null }, { kind: 'public' }],
    [{ price_access: 'logged_in' }, { kind: 'loggedIn' }],
    [scoped(' staff, partner,staff'), { kind: 'scopes', scopes: ['partner', 'staff'] }],
    [scoped(''), { kind: 'scopes', scopes: [] }],
    [
      { price_access: 'worlds', price_worlds: 'lab, fair' },
      { kind: 'worlds', worlds: ['fair', 'lab'] },
    ],
    [
      { price_access: 'worlds', price_worlds: ' ' },
      { kind: 'scopes', scopes: [] },
    ],
  ])('%j', (fields, rule) => {
    expect(read({ ...WHOLE, ...fields })).toMatchObject({ product: { priceRule: rule }, reports: [] });
  });

  test.each(['partners', '', 7, true])('a rule that cannot be read (%j) asks for a login', (rule) => {
    const { product, reports } = read({ ...WHOLE, price_access: rule });
    expect(product?.priceRule).toEqual({ kind: 'loggedIn' });
    expect(reports).toEqual([expect.stringContaining('product.price_access')]);
  });

  test('is in every language the strictest that one of them says', () => {
    const { product, german } = read(WHOLE, undefined, scoped('partner'));
    expect([product?.priceRule, german?.priceRule]).toEqual([
      { kind: 'scopes', scopes: ['partner'] },
      { kind: 'scopes', scopes: ['partner'] },
    ]);
    const { product: gone } = read(scoped('staff'), undefined, scoped('partner'));
    expect(gone?.priceRule).toEqual({ kind: 'scopes', scopes: [] });
  });
});

test('a language that leaves fields empty has those of the default one', () => {
  const { german } = read(WHOLE, undefined, null);
  expect(german).toMatchObject({ sku: 'NV6-12', price: { amount: 24900.5 } });
});

describe('the variants of a language', () => {
  const differ = [expect.stringContaining('variants: Its variants are not those of the default language')];
  const inGerman = (english: readonly Fields[], german: readonly Fields[]) => {
    const { german: product, reports } = read(WHOLE, english, WHOLE, german);
    const variants = product?.variants.map(({ name, sku, price }) => [name, sku, price?.amount]);
    return { variants, reports };
  };

  test('have the numbers and prices of the default one by article number, and names of their own', () => {
    expect(
      inGerman(
        [
          { id: 1, name: 'Teal', sku: 'T', price: 20 },
          { id: 2, name: 'Grey', sku: 'G', price: null },
        ],
        [
          { id: 3, name: 'Grau', sku: ' G ', price: 9 },
          { id: 4, name: 'Petrol', sku: 'T', price: 9 },
        ],
      ),
    ).toEqual({
      variants: [
        ['Grau', 'G', undefined],
        ['Petrol', 'T', 20],
      ],
      reports: [],
    });
  });

  test('belong together by their place where none has a number', () => {
    const english = [
      { id: 1, name: 'Teal', price: 20 },
      { id: 2, name: 'Grey', price: 30 },
    ];
    const german = { id: 3, name: 'Petrol', price: 9 };
    expect(inGerman(english, [german, { id: 4, name: 'Grau' }])).toEqual({
      variants: [
        ['Petrol', undefined, 20],
        ['Grau', undefined, 30],
      ],
      reports: [],
    });
    expect(inGerman(english, [german])).toEqual({ variants: [['Petrol', undefined, 9]], reports: differ });
  });

  test.each<[string, readonly Fields[], readonly Fields[], readonly unknown[]]>([
    ['has another number', [{ id: 1, sku: 'T', price: 20 }], [{ id: 2, sku: 'X', price: 9 }], ['X', 'X', 9]],
    [
      'has no number',
      [
        { id: 3, sku: 'T' },
        { id: 4, sku: 'G' },
      ],
      [{ id: 5, name: 'Petrol', price: 9 }],
      ['Petrol', undefined, 9],
    ],
    [
      'has a number twice',
      [
        { id: 6, sku: 'T', price: 20 },
        { id: 7, sku: 'T', price: 30 },
      ],
      [{ id: 8, sku: 'T', price: 9 }],
      ['T', 'T', 9],
    ],
  ])('stay as they are where one %s, and are reported', (_what, english, german, expected) => {
    expect(inGerman(english, german)).toEqual({ variants: [expected], reports: differ });
  });
});
