import { isCurrency } from '@vitrine/core/products/currencies';
import { readGtin } from '@vitrine/core/products/gtin';
import type { GtinFault } from '@vitrine/core/products/gtin';
import { isWebAddress } from './addresses.ts';

/** The showroom leaves a longer one out. */
const MAX_ADDRESS = 2000;

type Fields = Readonly<Record<string, unknown>>;

/** What is wrong with a GTIN, for editors; undefined where it is empty or right. */
export function gtinFault(typed: unknown): string | undefined {
  const text = textOf(typed);
  if (text === '') return undefined;
  const read = readGtin(text);
  return 'fault' in read ? `“${text}” is not a GTIN: ${reasonOf(read.fault)}` : undefined;
}

function reasonOf(fault: GtinFault): string {
  switch (fault.kind) {
    case 'characters':
      return 'it holds more than digits.';
    case 'length':
      return `it has ${fault.digits} digits, and a GTIN has 8, 12, 13 or 14.`;
    case 'checkDigit':
      return `with these digits the last one would be ${fault.expected}. Compare it with the number under the bar code.`;
    default:
      return fault satisfies never;
  }
}

/** What is wrong with the code of a currency; undefined where it is empty or right. */
export function currencyFault(typed: unknown): string | undefined {
  const text = textOf(typed);
  return text === '' || isCurrency(text.toUpperCase())
    ? undefined
    : `“${text}” is not the code of a currency: write its three letters by ISO 4217, such as EUR or USD.`;
}

/** What is wrong with the address of a product passport; undefined where it is empty or right. */
export function passportFault(typed: unknown): string | undefined {
  const text = textOf(typed);
  if (text === '') return undefined;
  if (!isWebAddress(text) || !/^https?:\/\//i.test(text)) {
    return `“${text}” is not a web address: write the whole address of the passport, beginning with https://.`;
  }
  return URL.canParse(text) && new URL(text).href.length > MAX_ADDRESS
    ? 'This address is too long for a QR code: letters such as ä count several times. Write a shorter one.'
    : undefined;
}

/** The first fault of a component `article.product`. */
export function productFault(
  product: Fields,
): { readonly field: string; readonly sentence: string } | undefined {
  const { gtin, currency, passport, price } = product;
  const faults = {
    gtin: gtinFault(gtin),
    currency: currencyFault(currency),
    passport: passportFault(passport),
  };
  const found = Object.entries(faults).flatMap(([field, sentence]) =>
    sentence === undefined ? [] : [{ field, sentence }],
  );
  const isPriced = price !== null && price !== undefined && price !== '';
  return (
    found[0] ??
    (isPriced && textOf(currency) === ''
      ? { field: 'currency', sentence: 'A price needs its currency: write its three letters, such as EUR.' }
      : undefined)
  );
}

/** The first fault of a component `article.variant`. */
export function variantFault({
  gtin,
}: Fields): { readonly field: string; readonly sentence: string } | undefined {
  const sentence = gtinFault(gtin);
  return sentence === undefined ? undefined : { field: 'gtin', sentence };
}

function textOf(typed: unknown): string {
  return typeof typed === 'string' ? typed.trim() : '';
}
