import { expect, test } from 'vitest';
import { refusedSentence } from './refused-sentence.ts';

test('names the worlds that the account may change', () => {
  expect(refusedSentence(['Hall', 'Yard'], 'en')).toBe(
    'Your account may change only what belongs to “Hall” and “Yard” alone. This is seen elsewhere as well: ask an administrator of this CMS.',
  );
  expect(refusedSentence(['Halle'], 'de')).toContain('was allein zu „Halle“ gehört');
});

test('speaks English to those who have chosen no language', () => {
  expect(refusedSentence(['Hall'], null)).toContain('Your account');
  expect(refusedSentence(['Hall'], undefined)).toContain('Your account');
});

test('says so where there is none', () => {
  expect(refusedSentence([], 'en')).toBe(
    'Your account may change no world. Ask an administrator of this CMS.',
  );
  expect(refusedSentence([], 'de')).toContain('keine Welt');
});
