import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { countedText } from './count-up.ts';

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
  expect(countedText(text, part)).toBe(counted);
});

test('arrives at exactly the typed text, and is never longer on its way', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[±−]?\d{1,3}([.,]\d{3}){0,2}([.,]\d{1,2})?$/),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (text, part) => {
        expect(countedText(text, 1)).toBe(text);
        expect(countedText(text, part).length).toBeLessThanOrEqual(text.length + 1);
      },
    ),
  );
});
