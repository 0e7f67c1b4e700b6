import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deriveSessionKeys } from './keys.ts';
import { seal, unseal } from './seal.ts';

const keys = deriveSessionKeys('a-secret-of-more-than-thirty-two-characters');
const others = deriveSessionKeys('another-secret-of-more-than-thirty-two-characters');

const context = fc.string({ maxLength: 30 });
const text = fc.string({ unit: 'grapheme', maxLength: 500 });

describe('the keys', () => {
  test('are the same for the same secret, and another for each use', () => {
    expect(deriveSessionKeys('s')).toEqual(deriveSessionKeys('s'));
    expect(deriveSessionKeys('s')).not.toEqual(deriveSessionKeys('t'));
    const { login, world, digest } = keys;
    expect(new Set([login, world, digest].map((key) => Buffer.from(key).toString('hex'))).size).toBe(3);
    for (const key of [login, world, digest]) expect(key).toHaveLength(32);
  });
});

describe('what is sealed', () => {
  test('opens with the key and the context that it was sealed with, whatever it is', () => {
    fc.assert(
      fc.property(context, text, (use, words) => {
        const sealed = seal(keys.login, use, words);
        expect(sealed).toMatch(/^1\.[\w-]+$/);
        expect(unseal(keys.login, use, sealed)).toBe(words.toWellFormed());
      }),
    );
  });

  test('opens with no other key and in no other context', () => {
    fc.assert(
      fc.property(context, context, text, (use, other, words) => {
        fc.pre(use.toWellFormed() !== other.toWellFormed());
        const sealed = seal(keys.login, use, words);
        expect(unseal(keys.login, other, sealed)).toBeUndefined();
        expect(unseal(keys.world, use, sealed)).toBeUndefined();
        expect(unseal(others.login, use, sealed)).toBeUndefined();
      }),
    );
  });

  test('does not open with a single bit flipped, wherever', () => {
    fc.assert(
      fc.property(text, fc.nat(), (words, position) => {
        const [version = '', encoded = ''] = seal(keys.login, 'a', words).split('.');
        const bytes = Buffer.from(encoded, 'base64url');
        const bit = position % (bytes.length * 8);
        bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7));
        expect(unseal(keys.login, 'a', `${version}.${bytes.toString('base64url')}`)).toBeUndefined();
      }),
    );
  });

  test('does not open when a character is changed, cut off or added', () => {
    fc.assert(
      fc.property(text, fc.nat(), fc.string({ minLength: 1, maxLength: 3 }), (words, position, added) => {
        const sealed = seal(keys.login, 'a', words);
        const cut = sealed.slice(0, position % sealed.length);
        expect(unseal(keys.login, 'a', cut)).toBeUndefined();
        expect(unseal(keys.login, 'a', `${sealed}${added}`)).toBeUndefined();
        expect(unseal(keys.login, 'a', `${added}${sealed}`)).toBeUndefined();
        const at = position % sealed.length;
        const changed = `${sealed.slice(0, at)}${sealed[at] === 'A' ? 'B' : 'A'}${sealed.slice(at + 1)}`;
        expect(unseal(keys.login, 'a', changed)).toBeUndefined();
      }),
    );
  });

  test('does not open when parts of two are put together', () => {
    const [one, two] = [seal(keys.login, 'a', 'first'), seal(keys.login, 'a', 'other')];
    const mixed = Array.from(one, (_, at) => one.slice(0, at) + two.slice(at));
    const strange = mixed.filter((value) => value !== one && value !== two);
    expect(strange.length).toBeGreaterThan(40);
    expect(strange.filter((value) => unseal(keys.login, 'a', value) !== undefined)).toEqual([]);
  });

  test('is another text each time, so that equal contents do not show', () => {
    expect(seal(keys.login, 'a', 'same')).not.toBe(seal(keys.login, 'a', 'same'));
  });

  test('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.base64String().map((made) => `1.${made}`),
        ),
        (value) => {
          expect(unseal(keys.login, 'a', value)).toBeUndefined();
        },
      ),
    );
    expect(unseal(keys.login, 'a', `1.${'A'.repeat(100_000)}`)).toBeUndefined();
  });
});
