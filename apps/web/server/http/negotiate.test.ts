import { describe, expect, test } from 'vitest';
import { accepts, matchesEtag } from './negotiate.ts';

describe('accepts', () => {
  test.each([
    ['gzip, deflate, br', true],
    ['br;q=0.5', true],
    ['BR', true],
    ['br;q=0', false],
    ['gzip', false],
    ['*', false],
    ['brotli', false],
    ['', false],
    [null, false],
  ])('%s -> %s for br', (header, expected) => {
    expect(accepts(header, 'br')).toBe(expected);
  });

  test('reads media types', () => {
    expect(accepts('image/avif,image/webp,*/*;q=0.8', 'image/webp')).toBe(true);
    expect(accepts('image/*', 'image/avif')).toBe(false);
  });
});

describe('matchesEtag', () => {
  test.each([
    ['"a"', '"a"', true],
    ['W/"a"', '"a"', true],
    ['"a"', 'W/"a"', true],
    ['"x", "a"', '"a"', true],
    ['*', '"a"', true],
    ['"b"', '"a"', false],
    [null, '"a"', false],
  ])('%s names %s: %s', (header, etag, expected) => {
    expect(matchesEtag(header, etag)).toBe(expected);
  });
});
