import { localeCode } from '@vitrine/core/world/ids';
import { expect, test } from 'vitest';
import { alternativeTextOf } from './alternative-texts.ts';

const EN = localeCode('en');

const wire = {
  alternativeText: 'A red robot',
  alternative_texts: { de: { text: 'Ein roter Roboter' }, fr: { text: ' ' }, en: { text: 'Another robot' } },
};

test.each([
  ['en', { alternativeText: 'A red robot' }],
  ['de', { alternativeText: 'Ein roter Roboter' }],
  // An empty text is none, and no language is read in place of one but the default one.
  ['fr', { alternativeText: 'A red robot', alternativeTextLocale: 'en' }],
  ['it', { alternativeText: 'A red robot', alternativeTextLocale: 'en' }],
])('in %s visitors read the text of their language, else the default one', (locale, expected) => {
  expect(alternativeTextOf(wire, localeCode(locale), EN)).toEqual(expected);
});

test('a language can have a text that the default one lacks', () => {
  expect(alternativeTextOf({ ...wire, alternativeText: null }, localeCode('de'), EN)).toEqual({
    alternativeText: 'Ein roter Roboter',
  });
  expect(alternativeTextOf({ ...wire, alternativeText: null }, localeCode('it'), EN)).toEqual({});
});

test('another CMS has one text for all languages', () => {
  expect(alternativeTextOf({ alternativeText: 'A red robot' }, localeCode('de'), EN)).toEqual({
    alternativeText: 'A red robot',
    alternativeTextLocale: 'en',
  });
});
