import { typedNumber, writtenLike } from './typed-number.ts';

/**
 * A figure on its way from one value to the next, written as the next one is: from `18,000` to `18,400`, `18,200` is
 * half way; from `0` to `±0.02`, `±0.01`. The first number of a text counts, and keeps its decimals and separators. One
 * that changes its sign is counted from nought.
 *
 * @param part from 0 to 1; at 1 the new text comes back as it is.
 */
export function countedBetween(from: string, to: string, part: number): string {
  const number = typedNumber(to);
  if (part >= 1 || number === undefined) return to;
  const earlier = typedNumber(from);
  const start = earlier?.isNegative === number.isNegative ? earlier.amount : 0;
  const amount = start + (number.amount - start) * Math.max(0, part);
  const sign = number.isNegative ? to.charAt(number.before.length) : number.hasPlus ? '+' : '';
  return `${number.before}${sign}${writtenLike(amount, number)}${number.after}`;
}
