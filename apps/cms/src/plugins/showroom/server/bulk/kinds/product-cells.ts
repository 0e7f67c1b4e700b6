import type { LineFault } from '../../../contracts/bulk.ts';
import type { Attributes } from '../../../../../content-model/model.ts';
import { currencyFault, gtinFault, passportFault } from '../../../../../rules/product-faults.ts';
import { textFault } from './table-kind.ts';

/** The fields of an article's product, which all languages share. Its variants have names, and are not in a table. */
export const PRODUCT_FIELDS = [
  'sku',
  'gtin',
  'price',
  'currency',
  'price_vat',
  'availability',
  'price_access',
  'price_scopes',
  'price_worlds',
  'passport',
] as const;
export type ProductField = (typeof PRODUCT_FIELDS)[number];

type Cells = Readonly<Record<ProductField, string>>;

/** Digits with at most two decimals, as the database stores them; some spreadsheets write a comma. */
const AMOUNT = /^\d{1,8}(?:[.,]\d{1,2})?$/;

const CHOICES: ReadonlySet<ProductField> = new Set(['price_vat', 'availability', 'price_access']);

export function isProductField(column: string): column is ProductField {
  return PRODUCT_FIELDS.some((field) => field === column);
}

/** The product of an article as cells; all empty where it has none. */
export function productCells(product: Readonly<Record<string, unknown>> | null | undefined): Cells {
  const cell = (field: ProductField): string => {
    const value = product?.[field];
    if (value === null || value === undefined) return '';
    // PostgreSQL sends 24900.50 as a text.
    return field === 'price' ? String(Number(value)) : String(value);
  };
  return Object.fromEntries(PRODUCT_FIELDS.map((field) => [field, cell(field)])) as Record<
    ProductField,
    string
  >;
}

/** A cell as the export writes it. */
export function storedProductCell(field: ProductField, typed: string): string {
  const text = typed.trim();
  if (field === 'price') return text === '' ? '' : String(Number(text.replace(',', '.')));
  return field === 'currency' ? text.toUpperCase() : text;
}

/** Why a cell cannot be stored; undefined if it can. */
export function productCellFault(
  field: ProductField,
  typed: string,
  attributes: Attributes,
): LineFault | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  const wrong = { column: field, what: text };
  const attribute = attributes[field];
  if (CHOICES.has(field)) {
    return attribute?.enum?.includes(text) === true ? undefined : { code: 'unknownValue', ...wrong };
  }
  if (field === 'price') return AMOUNT.test(text) ? undefined : { code: 'notPrice', ...wrong };
  if (field === 'gtin' && gtinFault(text) !== undefined) return { code: 'notGtin', ...wrong };
  if (field === 'currency' && currencyFault(text) !== undefined) return { code: 'notCurrency', ...wrong };
  if (field === 'passport' && passportFault(text) !== undefined) return { code: 'unknownValue', ...wrong };
  return textFault(attribute, field, text);
}

/** What is wrong with a product as a whole, once a line has changed it. */
export function productFaults(before: Cells, changes: ReadonlyMap<string, string>): readonly LineFault[] {
  const changed = [...changes.keys()].some((field) => isProductField(field));
  if (!changed) return [];
  const after = { ...before, ...Object.fromEntries(changes) };
  return [
    ...(after.price !== '' && after.currency === ''
      ? [{ code: 'missing', column: 'currency' } as const]
      : []),
    // Emptied by mistake, it would show the price to everyone.
    ...(after.price_access === '' && before.price_access !== ''
      ? [{ code: 'missing', column: 'price_access' } as const]
      : []),
  ];
}

/** The product as the CMS stores it; null where nothing is left of it. */
export function productOf(cells: Cells): Readonly<Record<string, unknown>> | null {
  if (PRODUCT_FIELDS.every((field) => cells[field] === '' || field === 'price_access')) return null;
  return Object.fromEntries(
    PRODUCT_FIELDS.map((field) => {
      const text = cells[field];
      if (text === '') return [field, field === 'price_access' ? 'public' : null];
      return [field, field === 'price' ? Number(text) : text];
    }),
  );
}
