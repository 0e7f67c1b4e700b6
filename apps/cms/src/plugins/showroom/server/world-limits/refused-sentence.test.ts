import { expect, test } from 'vitest';
import { refusedSentence } from './refused-sentence.ts';

const GATE = { kind: 'entry', title: 'Gate' } as const;

test('names the worlds that the account may change, and what it may not', () => {
  expect(refusedSentence(['Hall', 'Yard'], GATE, 'en')).toBe(
    'Your account may change only what belongs to “Hall” and “Yard” alone. “Gate” does not: ask an administrator of this CMS.',
  );
  expect(refusedSentence(['Halle'], GATE, 'de')).toContain(
    'was allein zu „Halle“ gehört. „Gate“ gehört nicht allein dazu.',
  );
});

test('names no entry that the account may not read', () => {
  expect(refusedSentence(['Hall'], { kind: 'entry' }, 'en')).toContain('alone. This does not: ask');
  expect(refusedSentence(['Halle'], { kind: 'entry' }, 'de')).toContain('Das hier gehört nicht allein dazu.');
});

test('says of what is no entry that it takes an account without a limit', () => {
  expect(refusedSentence(['Hall'], { kind: 'unlimited' }, 'en')).toBe(
    'Your account may change only what belongs to “Hall” alone. This takes an account without such a limit: ask an administrator of this CMS.',
  );
  expect(refusedSentence(['Halle'], { kind: 'unlimited' }, 'de')).toContain('ein Konto ohne diese Grenze');
});

test('speaks English to those who have chosen no language', () => {
  expect(refusedSentence(['Hall'], GATE, null)).toContain('Your account');
  expect(refusedSentence(['Hall'], GATE, undefined)).toContain('Your account');
});

test('says so where there is no world that it may change', () => {
  expect(refusedSentence([], GATE, 'en')).toBe(
    'Your account may change no world. Ask an administrator of this CMS.',
  );
  expect(refusedSentence([], { kind: 'unlimited' }, 'de')).toContain('keine Welt');
});
