import compile from 'icu-minify/compile';
import { describe, expect, test } from 'vitest';
import { translatorOf } from './translate.ts';

const COUNT = compile('{count, plural, one {# room} few {# rooms of few} other {# rooms}}');

function read(locale: string, message: string, values?: Record<string, string | number>): string {
  return translatorOf(locale, { places__count: compile(message) })('places__count', values);
}

describe('a compiled text', () => {
  test('is filled in', () => {
    expect(read('en', 'To {title}', { title: 'Atrium' })).toBe('To Atrium');
  });

  test.each([
    ['en', 1, '1 room'],
    ['en', 1200, '1,200 rooms'],
    ['de', 1200, '1.200 rooms'],
    ['ru', 3, '3 rooms of few'],
  ])('counts in %s: %d', (locale, count, expected) => {
    expect(translatorOf(locale, { places__count: COUNT })('places__count', { count })).toBe(expected);
  });

  test('writes its numbers as the language does', () => {
    expect(read('de', '{seconds, number} s', { seconds: 1.5 })).toBe('1,5 s');
  });

  test('that is missing or cannot be filled in shows its key', () => {
    expect(translatorOf('en', {})('places__count')).toBe('places__count');
    expect(read('not a language', '{seconds, number}', { seconds: 1 })).toBe('places__count');
  });
});
