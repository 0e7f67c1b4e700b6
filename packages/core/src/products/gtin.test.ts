import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkDigitOf, readGtin } from './gtin.ts';

const LENGTHS = [8, 12, 13, 14];

const gtins = fc.constantFrom(...LENGTHS).chain((length) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length - 1, maxLength: length - 1 })
    .map((digits) => digits.join(''))
    .map((digits) => `${digits}${checkDigitOf(digits)}`),
);

describe('readGtin', () => {
  test.each(['73513537', '036000291452', '4006381333931', '9501101530003', '10614141000415'])(
    'reads %s, which GS1 or a shop has given',
    (gtin) => expect(readGtin(gtin)).toEqual({ gtin }),
  );

  test('reads digits that are grouped as under a bar code', () => {
    expect(readGtin(' 4 006381-333931 ')).toEqual({ gtin: '4006381333931' });
  });

  test('says what is wrong', () => {
    expect(readGtin('4006381333932')).toEqual({ fault: { kind: 'checkDigit', expected: 1 } });
    expect(readGtin('400638133393')).toEqual({ fault: { kind: 'checkDigit', expected: 0 } });
    expect(readGtin('40063813339')).toEqual({ fault: { kind: 'length', digits: 11 } });
    expect(readGtin('NV6-12-S')).toEqual({ fault: { kind: 'characters' } });
    expect(readGtin('')).toEqual({ fault: { kind: 'characters' } });
    expect(readGtin('٤٠٠٦٣٨١٣٣٣٩٣١')).toEqual({ fault: { kind: 'characters' } });
  });

  test('takes what its check digit completes, and refuses any other last digit', () => {
    fc.assert(
      fc.property(gtins, fc.integer({ min: 1, max: 9 }), (gtin, shift) => {
        expect(readGtin(gtin)).toEqual({ gtin });
        const wrong = `${gtin.slice(0, -1)}${(Number(gtin.at(-1)) + shift) % 10}`;
        expect(readGtin(wrong)).toEqual({ fault: { kind: 'checkDigit', expected: Number(gtin.at(-1)) } });
      }),
    );
  });

  test('finds every single digit that is mistyped', () => {
    fc.assert(
      fc.property(gtins, fc.nat(), fc.integer({ min: 1, max: 9 }), (gtin, at, shift) => {
        const index = at % gtin.length;
        const digit = (Number(gtin[index]) + shift) % 10;
        const mistyped = `${gtin.slice(0, index)}${digit}${gtin.slice(index + 1)}`;
        expect(readGtin(mistyped)).toHaveProperty('fault');
      }),
    );
  });
});
