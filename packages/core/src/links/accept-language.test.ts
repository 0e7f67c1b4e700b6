import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localeCode } from '../world/ids.ts';
import { localeFromAcceptLanguage } from './accept-language.ts';

const offered = ['en', 'de', 'fr', 'es'].map((code) => localeCode(code));

describe('localeFromAcceptLanguage', () => {
  test.each([
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['en;q=0.7, fr ; q=0.9', 'fr'],
    ['nl, es;q=0.5, en;q=0.5', 'es'],
    ['EN-us', 'en'],
    ['ja, *;q=0.1', 'en'],
    ['de;q=0, fr;q=0.2', 'fr'],
    ['de;q=high, es;q=0.1', 'es'],
  ])('reads %s as %s', (header, expected) => {
    expect(localeFromAcceptLanguage(header, offered)).toBe(expected);
  });

  test.each(['ja,zh', '', 'de;q=0', null, undefined])('has no answer to %j', (header) => {
    expect(localeFromAcceptLanguage(header, offered)).toBeUndefined();
  });

  test('prefers the exact region', () => {
    const regions = [localeCode('pt-PT'), localeCode('pt-BR')];
    expect(localeFromAcceptLanguage('pt-BR', regions)).toBe('pt-BR');
    expect(localeFromAcceptLanguage('pt', regions)).toBe('pt-PT');
  });

  test('answers nothing but what is offered', () => {
    fc.assert(
      fc.property(fc.string(), (header) => {
        expect([...offered, undefined]).toContain(localeFromAcceptLanguage(header, offered));
      }),
    );
  });
});
