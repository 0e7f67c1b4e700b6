import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPresentationCode, newPresentationCode, readPresentationCode } from './presentation-code.ts';

/** Bytes one after the other, from the beginning again when they are used up. */
function bytes(list: readonly number[]): () => number {
  let index = 0;
  return () => list[index++ % list.length] ?? 0;
}

test('a code has six characters that no one mistakes', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 247 }), { minLength: 6 }), (list) => {
      expect(newPresentationCode(bytes(list))).toMatch(/^[2-9A-HJKMNP-Z]{6}$/);
    }),
  );
});

test('every character comes equally often', () => {
  const counts = new Map<string, number>();
  let byte = 0;
  const next = () => byte++ % 256;
  for (let code = 0; code < 31 * 8; code += 1) {
    for (const character of newPresentationCode(next)) {
      counts.set(character, (counts.get(character) ?? 0) + 1);
    }
  }
  expect(counts.size).toBe(31);
  expect(new Set(counts.values())).toEqual(new Set([48]));
});

test('it is read as people type it', () => {
  const code = newPresentationCode(bytes([1, 2, 3, 4, 5, 6]));
  expect(readPresentationCode(code)).toBe(code);
  expect(readPresentationCode(` ${formatPresentationCode(code).toLowerCase()} `)).toBe(code);
  expect(readPresentationCode([...code].join('-'))).toBe(code);
});

test.each([
  '',
  'K7M2Q',
  'K7M2QXX',
  'K7M2Q0',
  'K7M2QO',
  'K7M2QI',
  'K7M2Q1',
  'K7M2QL',
  'K7M 2QÄ',
  ' '.repeat(1_000),
])('“%s” is none', (text) => {
  expect(readPresentationCode(text)).toBeUndefined();
});
