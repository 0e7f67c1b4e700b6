import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { TEXT_GROUPS, builtInTexts, everyBuiltInText } from './built-in-texts.ts';
import { faultOfWording, placeholdersOf } from './own-wording.ts';

const messages = new URL('messages/', import.meta.url);

/** The languages of the product (specification section 1). */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'ru'];

function keysIn(language: string) {
  return everyBuiltInText(language)
    .map(({ key }) => key)
    .toSorted();
}

describe('the built-in texts', () => {
  test('are those of the files, every group in every language of the product and in no other (spec 1.7)', () => {
    expect(TEXT_GROUPS.toSorted()).toEqual(readdirSync(messages).toSorted());
    for (const group of TEXT_GROUPS) {
      const files = readdirSync(new URL(`${group}/`, messages)).toSorted();
      expect(files).toEqual([...LANGUAGES.map((language) => `${language}.json`), 'texts.ts'].toSorted());
      for (const language of LANGUAGES) {
        const file = readFileSync(new URL(`${group}/${language}.json`, messages), 'utf8');
        expect(builtInTexts(group, language), `${group} in ${language}`).toEqual(JSON.parse(file));
      }
    }
  });

  test('have each key in one group alone', () => {
    expect(new Set(keysIn('en')).size).toBe(keysIn('en').length);
  });

  test.each(LANGUAGES)('are complete in %s (spec 3.27)', (language) => {
    expect(keysIn(language)).toEqual(keysIn('en'));
  });

  test.each(LANGUAGES)('are valid ICU with the same placeholders in %s', (language) => {
    const texts = everyBuiltInText(language);
    expect(texts.filter(({ text }) => text.trim() === '')).toEqual([]);
    expect(texts.filter(({ key, text }) => faultOfWording(key, text) !== undefined)).toEqual([]);
  });

  test.each(LANGUAGES)('say in one way in %s what English says in one way', (language) => {
    const english = new Map(everyBuiltInText('en').map(({ key, text }) => [key, text]));
    const texts = new Map<string | undefined, Set<string>>();
    for (const { key, text } of everyBuiltInText(language)) {
      const sentence = english.get(key);
      texts.set(sentence, (texts.get(sentence) ?? new Set()).add(text));
    }
    expect([...texts].filter(([, own]) => own.size > 1)).toEqual([]);
  });

  test('are the English ones in a language without texts of its own', () => {
    expect(builtInTexts('page', 'nl')).toBe(builtInTexts('page', 'en'));
  });
});

describe('the placeholders of a text', () => {
  test('are named in the order of the English text', () => {
    expect(placeholdersOf('media__counter')).toEqual(['current', 'total']);
    expect(placeholdersOf('places__count')).toEqual(['count']);
    expect(placeholdersOf('error__to_home')).toEqual([]);
    expect(placeholdersOf('no__such_text')).toEqual([]);
  });
});
