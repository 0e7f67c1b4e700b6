import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normaliseLink, opensInNewTab } from './link.ts';

describe('normaliseLink', () => {
  test.each([
    ['example.com', 'https://example.com'],
    ['  www.example.com/a?b=c#d ', 'https://www.example.com/a?b=c#d'],
    ['http://example.com', 'http://example.com'],
    ['HTTPS://Example.com', 'HTTPS://Example.com'],
    ['//example.com/x', 'https://example.com/x'],
    ['httpbin.org/get', 'https://httpbin.org/get'],
    ['localhost:3000/x', 'https://localhost:3000/x'],
    ['münchen.example', 'https://münchen.example'],
    ['http://[::1]:8080/', 'http://[::1]:8080/'],
    ['example.com/a b.pdf', 'https://example.com/a%20b.pdf'],
    ['mailto:sales@example.com?subject=Hi', 'mailto:sales@example.com?subject=Hi'],
    ['tel:+49 (30) 123-45', 'tel:+49 (30) 123-45'],
    [' /login ', '/login'],
  ])('makes %s into %s (spec 5.6)', (typed, expected) => {
    expect(normaliseLink(typed)).toBe(expected);
  });

  test.each([
    '',
    '   ',
    'javascript:alert(1)',
    'JavaScript:alert(1)//example.com',
    'data:text/html,<script>',
    'java\nscript:alert(1)',
    'https://',
    'https:// example.com',
    'https://user:secret@example.com',
    '/showroom/atrium',
    '/login/../showroom',
    '/login?redirect=//evil.example',
    'two words',
    'mailto:unknown',
    'tel:',
    'tel:call-me',
  ])('refuses %j', (typed) => {
    expect(normaliseLink(typed)).toBeUndefined();
  });

  test('answers only web, mail and telephone addresses, and leaves its own answer as it is', () => {
    const schemes = fc.constantFrom(
      '',
      'http://',
      'https://',
      '//',
      'mailto:a@',
      'tel:',
      'javascript:',
      'data:',
    );
    fc.assert(
      fc.property(fc.tuple(schemes, fc.string()), (parts) => {
        const typed = parts.join('');
        const link = normaliseLink(typed);
        expect(link ?? 'tel:').toMatch(/^(?:https?:\/\/|mailto:|tel:)/i);
        expect(link === undefined ? undefined : normaliseLink(link)).toBe(link);
      }),
    );
  });

  test('takes every domain there is', () => {
    fc.assert(
      fc.property(fc.domain(), (domain) => {
        expect(normaliseLink(domain)).toBe(`https://${domain}`);
      }),
    );
  });
});

describe('opensInNewTab', () => {
  test('is off only when it is switched off (spec 5.6)', () => {
    expect([false, true, null, undefined].map((flag) => opensInNewTab(flag))).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });
});
