import { expect, test } from 'vitest';
import {
  alternativeTextIn,
  alternativeTextsOf,
  isOutdatedIn,
  withAlternativeTexts,
} from './alternative-texts.ts';

const robot = {
  alternativeText: 'A red robot',
  alternative_texts: {
    de: { text: 'Ein roter Roboter', source: 'A red robot' },
    fr: { text: 'Un robot', source: 'A robot' },
  },
};

test('the default language’s text is the library’s own, and others are beside it', () => {
  expect(['en', 'de', 'it'].map((locale) => alternativeTextIn(robot, locale))).toEqual([
    'A red robot',
    'Ein roter Roboter',
    '',
  ]);
});

test('a text is outdated when it translates another one', () => {
  expect(['en', 'de', 'fr', 'it'].map((locale) => isOutdatedIn(robot, locale))).toEqual([
    false,
    false,
    true,
    false,
  ]);
});

test('a text that is written translates what the default language says then', () => {
  const texts = new Map([
    ['en', 'A blue robot'],
    ['fr', 'Un robot bleu'],
    ['de', ' '],
  ]);
  const written = withAlternativeTexts(robot, texts);
  expect(written).toEqual({
    alternativeText: 'A blue robot',
    alternative_texts: { fr: { text: 'Un robot bleu', source: 'A blue robot' } },
  });
  expect(isOutdatedIn(written, 'fr')).toBe(false);
});

test.each([
  null,
  undefined,
  'x',
  [],
  { de: null },
  { de: { text: 7 } },
  { de: { text: ' ' } },
  { en: { text: 'x' } },
])('what is unreadable counts as absent: %j', (stored) => {
  expect(alternativeTextsOf({ alternativeText: null, alternative_texts: stored })).toEqual({});
});
