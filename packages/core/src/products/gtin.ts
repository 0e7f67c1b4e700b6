/** What is wrong with a typed GTIN. */
export type GtinFault =
  | { readonly kind: 'characters' }
  | { readonly kind: 'length'; readonly digits: number }
  | { readonly kind: 'checkDigit'; readonly expected: number };

/** GTIN-8, GTIN-12 (UPC), GTIN-13 (EAN) and GTIN-14 (GS1 General Specifications, 3.3). */
const LENGTHS: ReadonlySet<number> = new Set([8, 12, 13, 14]);

/** People group the digits as they are printed under a bar code. */
const GROUPING = /[\s-]+/g;

/** Reads a GTIN as it was typed: its digits, or what is wrong with them. */
export function readGtin(typed: string): { readonly gtin: string } | { readonly fault: GtinFault } {
  const digits = typed.replaceAll(GROUPING, '');
  if (!/^[0-9]+$/.test(digits)) return { fault: { kind: 'characters' } };
  if (!LENGTHS.has(digits.length)) return { fault: { kind: 'length', digits: digits.length } };
  const expected = checkDigitOf(digits.slice(0, -1));
  return Number(digits.at(-1)) === expected ? { gtin: digits } : { fault: { kind: 'checkDigit', expected } };
}

/**
 * The check digit of a GTIN without it: the digits weigh 3 and 1 in turn, from the right, and the check digit makes
 * the sum a multiple of ten (GS1 General Specifications, 7.9).
 */
export function checkDigitOf(digits: string): number {
  const sum = Array.from(digits, Number)
    .toReversed()
    .reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}
