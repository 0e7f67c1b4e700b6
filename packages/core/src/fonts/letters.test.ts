import { describe, expect, test } from 'vitest';
import { missingCharacters, namedCharacters, NEEDED_CHARACTERS } from './letters.ts';

const ALL = NEEDED_CHARACTERS.join('');
const LOCALES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'ru'];

describe('the characters that a font lacks', () => {
  test('are listed for the languages that need them', () => {
    const lacks = 'ßЖжñ…';
    expect(missingCharacters('de', lacks)).toEqual(['ß', '…']);
    expect(missingCharacters('ru', lacks)).toEqual(['Ж', 'ж', '…']);
    expect(missingCharacters('es', lacks)).toEqual(['ñ', '…']);
    expect(missingCharacters('en', lacks)).toEqual(['…']);
  });

  test('are listed with the capitals first, and named by the first of them', () => {
    const cyrillic = 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя';
    const missing = missingCharacters('ru', cyrillic + cyrillic.toUpperCase());
    expect(missing).toHaveLength(66);
    expect(namedCharacters(missing)).toBe('А Б В Г Д Е Ё Ж …');
    expect(namedCharacters(['ß'])).toBe('ß');
  });

  test('hold for every country of a language, and are unknown for an unsupported language', () => {
    expect(missingCharacters('pt-BR', 'ã')).toEqual(['ã']);
    expect(missingCharacters('pl', ALL)).toEqual([]);
    expect(missingCharacters('constructor', ALL)).toEqual([]);
  });

  test('include digits, quotation marks, dashes and the euro in every language', () => {
    for (const locale of LOCALES) {
      expect(missingCharacters(locale, '7–—…€’')).toHaveLength(6);
    }
    expect(missingCharacters('de', '„“«»')).toEqual(['„', '“']);
    expect(missingCharacters('ru', '„“«»')).toHaveLength(4);
  });

  test('have no capitals that hardly any text has', () => {
    expect(ALL).not.toMatch(/[ẞŸ]/);
    expect(missingCharacters('de', 'S')).toEqual(['S']);
  });
});
