import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { processorTime } from '../testing/processor-time.ts';
import { LIMITS } from './limits.ts';
import { plainTextOf, titleOf } from './plain-text.ts';

const HOSTILE = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<ScRiPt src=//evil.example>',
  '<svg onload=alert(1)><a href="javascript:alert(1)">x</a></svg>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&amp;lt;img src=x onerror=alert(1)&amp;gt;',
  '<scr<script>ipt>alert(1)</script>',
  '<a href="javascript:alert(1)">',
  '<!--><img src=x onerror=alert(1)>-->',
  '<style>@import url(//evil.example)</style>',
];

describe('plain text', () => {
  test('keeps the words and the paragraphs of HTML', () => {
    expect(
      plainTextOf('<p>Up to <b>40&nbsp;cm</b> &amp; more.</p><p>Caf&eacute;&#233; &lt; 5&#x20ac;</p>'),
    ).toBe('Up to 40 cm & more.\n\nCaféé < 5€');
  });

  test('keeps the address of a link beside its words', () => {
    expect(plainTextOf('See <a href="https://a.example/b?c=1&amp;d=2">how</a>.')).toBe(
      'See how (https://a.example/b?c=1&d=2).',
    );
    expect(plainTextOf('<a href=https://a.example>https://a.example</a>')).toBe('https://a.example');
    expect(plainTextOf('<a href="javascript:alert(1)">how</a>')).toBe('how');
  });

  test('leaves signs alone that are no tags', () => {
    expect(plainTextOf('3 < 4 > 2 & a<3')).toBe('3 < 4 > 2 & a<3');
  });

  test.each(HOSTILE)('has nothing left to run of %s', (text) => {
    expect(plainTextOf(`before ${text} after`)).not.toMatch(
      /<[a-z/!?]|onerror|javascript:|alert\(1\).*script/i,
    );
  });

  test('never holds a tag, whatever goes in', () => {
    const parts = fc.constantFrom(
      '<',
      '>',
      '&lt;',
      '&amp;',
      'script',
      '/',
      '!--',
      'a href=',
      '"',
      ' ',
      'x',
      '&#60;',
      '\u0000',
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 40 }), (pieces) => {
        expect(plainTextOf(pieces.join(''))).not.toMatch(/<[a-z/!?]/i);
      }),
      { numRuns: 2000 },
    );
  });

  test('takes no longer for texts made to be slow', () => {
    const took = processorTime(() => {
      for (const piece of ['<script>', '<a href="', '<!--', '&lt;', '<'])
        plainTextOf(piece.repeat(1_000_000));
    });
    expect(took).toBeLessThan(2000);
  });

  test('makes titles of one line that the CMS can keep', () => {
    expect(titleOf('One\ntwo')).toBe('One two');
    expect(titleOf('x'.repeat(5000))).toHaveLength(LIMITS.title);
  });
});
