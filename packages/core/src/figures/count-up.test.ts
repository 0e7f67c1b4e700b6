import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { countedBetween } from './count-up.ts';

function countedUp(text: string, part: number): string {
  return countedBetween('0', text, part);
}

test.each([
  ['18,000', 0.5, '9,000'],
  ['18.000', 0.5, '9.000'],
  ['1\u202F200\u202F000', 0.5, '600\u202F000'],
  ['±0.02', 0.5, '±0.01'],
  ['0.125', 0.5, '0.063'],
  ['1.234,5', 0.1, '123,5'],
  ['−31', 0, '−0'],
  ['42', 0.25, '11'],
  ['IP67', 0.5, 'IP34'],
  ['none', 0.5, 'none'],
])('%s at %d is %s', (text, part, counted) => {
  expect(countedUp(text, part)).toBe(counted);
});

test('arrives at exactly the typed text, and is never longer on its way', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[±−]?\d{1,3}([.,]\d{3}){0,2}([.,]\d{1,2})?$/),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (text, part) => {
        expect(countedUp(text, 1)).toBe(text);
        expect(countedUp(text, part).length).toBeLessThanOrEqual(text.length + 1);
      },
    ),
  );
});

test.each([
  ['18,000', '18,400', 0.5, '18,200'],
  ['18,400', '18,000', 0.25, '18,300'],
  ['99,2 %', '99,6 %', 0.5, '99,4 %'],
  ['−31', '−33', 0.5, '−32'],
  ['−3', '5', 0.5, '3'],
  ['none', '10', 0.5, '5'],
  ['+2', '+4', 0.5, '+3'],
  ['4', 'none', 0.5, 'none'],
])('from %s to %s, %d of it is %s', (from, to, part, counted) => {
  expect(countedBetween(from, to, part)).toBe(counted);
});

function numberOf(text: string): number {
  return Number(text.replaceAll(',', ''));
}

test('begins at the old number, arrives at the new text, and leaves neither behind', () => {
  const typed = fc.integer({ min: 0, max: 999_999 }).map((number) => number.toLocaleString('en'));
  fc.assert(
    fc.property(typed, typed, fc.double({ min: 0, max: 1, noNaN: true }), (from, to, part) => {
      const [low, high] = [Math.min(numberOf(from), numberOf(to)), Math.max(numberOf(from), numberOf(to))];
      expect(numberOf(countedBetween(from, to, 0))).toBe(numberOf(from));
      expect(countedBetween(from, to, 1)).toBe(to);
      const counted = numberOf(countedBetween(from, to, part));
      expect(counted).toBeGreaterThanOrEqual(low);
      expect(counted).toBeLessThanOrEqual(high);
    }),
  );
});
