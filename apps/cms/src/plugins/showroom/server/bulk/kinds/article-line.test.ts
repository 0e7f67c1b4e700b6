import { expect, test } from 'vitest';
import { changesOf, readArticle } from './article-line.ts';
import { productCells, productFaults, productOf } from './product-cells.ts';
import type { Targets } from './targets.ts';

const categories: Targets = {
  nameOf: (documentId) => (documentId === 'c1' ? 'Robots' : documentId),
  find: (name) => (name === 'Robots' || name === 'c1' ? 'c1' : undefined),
  existsIn: (_, locale) => locale === 'en',
};
const attributes = {
  title: { type: 'string', required: true },
  summary: { type: 'text' },
  cover_focus: { type: 'enumeration', enum: ['top', 'centre', 'bottom'] },
};
const stored = {
  title: 'Robot',
  summary: 'One\ntwo',
  category: 'Robots',
  cover_focus: '',
  shown_unlinked: 'true',
  ...productCells({ sku: 'NV6', gtin: null, price: '24900.50', currency: 'EUR', price_access: 'scopes' }),
};
const productAttributes = {
  sku: { type: 'string', maxLength: 64 },
  price_access: { type: 'enumeration', enum: ['public', 'logged_in', 'scopes', 'worlds'] },
  availability: { type: 'enumeration', enum: ['in_stock', 'sold_out'] },
  price_vat: { type: 'enumeration', enum: ['included', 'excluded'] },
};

function read(cells: Readonly<Record<string, unknown>>, locale = 'en') {
  return readArticle(new Map(Object.entries(cells)), { attributes, productAttributes, categories, locale });
}

test('what is stored is no change, however a spreadsheet or a program writes it', () => {
  const { values, faults } = read({
    title: 'Robot',
    summary: 'One\r\ntwo',
    category: ' c1 ',
    cover_focus: '',
    shown_unlinked: 'WAHR',
  });
  expect(faults).toEqual([]);
  expect(changesOf(values, stored)).toEqual([]);
  expect(changesOf(read({ shown_unlinked: true }).values, stored)).toEqual([]);
});

test('a missing column leaves its field, an empty cell empties it', () => {
  expect(changesOf(read({ title: 'Robot' }).values, stored)).toEqual([]);
  expect(changesOf(read({ summary: '', category: '' }).values, stored)).toEqual([
    { column: 'summary', before: 'One\ntwo', after: '' },
    { column: 'category', before: 'Robots', after: '' },
  ]);
});

test('names every cell that cannot be stored', () => {
  const cells = {
    title: ' ',
    summary: '\u0000',
    category: 'Arms',
    cover_focus: 'left',
    shown_unlinked: 'maybe',
  };
  expect(read(cells).faults).toEqual([
    { code: 'missing', column: 'title' },
    { code: 'unstorable', column: 'summary' },
    { code: 'unknownTarget', column: 'category', what: 'Arms' },
    { code: 'unknownValue', column: 'cover_focus', what: 'left' },
    { code: 'unknownValue', column: 'shown_unlinked', what: 'maybe' },
  ]);
  expect(read({ title: 'x'.repeat(256) }).faults).toEqual([
    { code: 'tooLong', column: 'title', what: '255' },
  ]);
  expect(read({ category: 'Robots' }, 'de').faults).toMatchObject([{ code: 'noTargetThere' }]);
});

test('the cells of a product are read as spreadsheets write them', () => {
  const { values, faults } = read({ sku: 'NV6 ', price: '24900,50', currency: 'eur', gtin: '4006381333931' });
  expect(faults).toEqual([]);
  expect(changesOf(values, stored)).toEqual([{ column: 'gtin', before: '', after: '4006381333931' }]);
});

test('names every cell of a product that cannot be stored', () => {
  const cells = {
    gtin: '4.00638E+12',
    price: '24.900,00 €',
    currency: 'EURO',
    price_vat: 'ja',
    availability: 'soon',
    price_access: 'partner',
    passport: 'javascript:alert(1)',
    sku: 'x'.repeat(65),
  };
  expect(read(cells).faults.map(({ code, column }) => `${code} ${column}`)).toEqual([
    'tooLong sku',
    'notGtin gtin',
    'notPrice price',
    'notCurrency currency',
    'unknownValue price_vat',
    'unknownValue availability',
    'unknownValue price_access',
    'unknownValue passport',
  ]);
});

function faultsOf(changes: Readonly<Record<string, string>>) {
  return productFaults(stored, new Map(Object.entries(changes)));
}

test('a line never opens a price by an empty cell, and leaves none without its currency', () => {
  expect(faultsOf({ price_access: '' })).toEqual([{ code: 'missing', column: 'price_access' }]);
  expect(faultsOf({ currency: '' })).toEqual([{ code: 'missing', column: 'currency' }]);
  expect(faultsOf({ price_access: 'public' })).toEqual([]);
  expect(faultsOf({ price: '', currency: '' })).toEqual([]);
  expect(faultsOf({ title: 'Other' })).toEqual([]);
});

test('a product is stored whole, and not at all where nothing is left of it', () => {
  expect(productOf({ ...stored, price: '12.5' })).toMatchObject({
    sku: 'NV6',
    gtin: null,
    price: 12.5,
    price_access: 'scopes',
  });
  expect(productOf({ ...productCells(null), price_access: 'scopes' })).toBeNull();
  expect(productOf({ ...productCells(null), sku: 'NV6' })).toMatchObject({ price_access: 'public' });
});
