import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressPartsOf, alternatingPiecesOf, piecesOf } from './unbroken.ts';

function wholesOf(text: string) {
  return piecesOf(text).flatMap((piece) => (piece.isWhole ? [piece.text] : []));
}

test.each([
  ['The NV-6 up close', ['NV-6']],
  ['Roboter NV-6C und NV-12.', ['NV-6C', 'NV-12']],
  ['12 kg payload, 1,410 mm of reach', ['12 kg', '1,410 mm']],
  ['1 410 mm; 1.6 m/s bei ±0.02 mm', ['1 410 mm', '1.6 m/s', '±0.02 mm']],
  ['80 Kartons in der Minute', ['80 Kartons']],
  ['−31 % at 22 °C', ['−31 %', '22 °C']],
  ['OPC-UA and x-ray, e-mail', []],
  ['Hall 7 and 8 or 9', []],
  ['', []],
])('%s keeps %j whole', (text, wholes) => {
  expect(wholesOf(text)).toEqual(wholes);
});

test('the pieces are the text, character by character', () => {
  const anything = fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[NV6\-, .km±°%a-f]{0,60}$/));
  fc.assert(
    fc.property(anything, (text) => {
      expect(
        piecesOf(text)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
      expect(piecesOf(text).every((piece) => piece.text !== '')).toBe(true);
      const alternating = alternatingPiecesOf(text);
      expect(alternating.join('')).toBe(text);
      expect(alternating.filter((_, index) => index % 2 === 1)).toEqual(wholesOf(text));
      expect(addressPartsOf(text).join('')).toBe(text);
    }),
  );
});

test('no text takes long', () => {
  const long = '1 410 '.repeat(20_000);
  expect(
    piecesOf(long)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(long);
});

test('a long address may be broken after its @ and before its dots', () => {
  expect(addressPartsOf('katrin.halvorsen@norvane.example')).toEqual([
    'katrin',
    '.halvorsen@',
    'norvane',
    '.example',
  ]);
  expect(addressPartsOf('a@b.example')).toEqual(['a@b.example']);
});
