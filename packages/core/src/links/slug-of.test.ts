import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { slugOf } from './slug-of.ts';

describe('a slug', () => {
  test.each([
    ['Große Halle', 'grosse-halle'],
    ['  Straße & Co. ', 'strasse-co'],
    ['Jerónimos Monastery', 'jeronimos-monastery'],
    ['U\u0308bergang', 'uebergang'],
    ['Œuvre 2', 'oeuvre-2'],
    ['ＡＢＣ', 'abc'],
    ['--', ''],
    ['Отсюда', ''],
  ])('of “%s” is “%s”', (text, slug) => {
    expect(slugOf(text)).toBe(slug);
  });

  test('is always one that the CMS takes, and its own slug', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const slug = slugOf(text);
        expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
        expect(slugOf(slug)).toBe(slug);
      }),
    );
  });
});
