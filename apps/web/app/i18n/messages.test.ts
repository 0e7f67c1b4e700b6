import { readdirSync, readFileSync } from 'node:fs';
import { aSnapshot } from '@vitrine/core/testing';
import { localeCode } from '@vitrine/core';
import compile from 'icu-minify/compile';
import { describe, expect, it } from 'vitest';
import { interfaceTexts } from './messages.server.ts';

const messages = new URL('messages/', import.meta.url);
const app = new URL('../', import.meta.url);

/** The languages of the product (specification section 1). */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'ru'];

const GROUPS = readdirSync(messages);

/** All groups of a language; a key stands in one group only. */
const textsOf = (language: string): Record<string, string> => {
  const entries = GROUPS.flatMap((group) =>
    Object.entries<string>(JSON.parse(readFileSync(new URL(`${group}/${language}.json`, messages), 'utf8'))),
  );
  const texts = Object.fromEntries(entries);
  if (Object.keys(texts).length !== entries.length) throw new Error('A key stands in two groups.');
  return texts;
};

const english = textsOf('en');

const placeholdersOf = (text: string) => [...new Set(text.match(/\{\w+/g))].toSorted().join(' ');

const isValid = (text: string): boolean => {
  try {
    return text.trim() !== '' && compile(text) !== '';
  } catch {
    return false;
  }
};

const textsWith = (uiTexts: Record<string, string>, locale = 'de') =>
  interfaceTexts(aSnapshot({ locale: localeCode(locale), uiTexts }), ['page', 'places']);

const sources = readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|messages\//.test(file))
  .map((file) => readFileSync(new URL(file, app), 'utf8'))
  .join('\n');

describe('interface texts', () => {
  it('exist in every language of the product and in no other', () => {
    for (const group of GROUPS) {
      expect(readdirSync(new URL(`${group}/`, messages)).toSorted()).toEqual(
        LANGUAGES.map((name) => `${name}.json`).toSorted(),
      );
    }
  });

  it.each(LANGUAGES)('are complete in %s', (language) => {
    expect(Object.keys(textsOf(language)).toSorted()).toEqual(Object.keys(english).toSorted());
  });

  it.each(LANGUAGES)('are valid ICU with the same placeholders in %s', (language) => {
    const texts = textsOf(language);
    const broken = Object.keys(texts).filter((key) => !isValid(texts[key] ?? ''));
    const different = Object.keys(texts).filter(
      (key) => placeholdersOf(texts[key] ?? '') !== placeholdersOf(english[key] ?? ''),
    );
    expect({ broken, different }).toEqual({ broken: [], different: [] });
  });

  it('are all used', () => {
    const unused = Object.keys(english).filter((key) => !sources.includes(`'${key}'`));
    expect(unused).toEqual([]);
  });

  it('are all there where one is asked for', () => {
    const asked = [...sources.matchAll(/\bt\(\s*'([^']+)'/g)].map(([, key]) => key);
    expect(asked.length).toBeGreaterThan(10);
    expect(asked.filter((key) => key !== undefined && !(key in english))).toEqual([]);
  });
});

describe('overrides of the CMS', () => {
  it('replace built-in texts', () => {
    expect(textsWith({ error__to_home: 'Nach Hause' })['error__to_home']).toBe('Nach Hause');
  });

  it('that are empty or no valid ICU are left out', () => {
    const texts = textsWith({ error__to_home: '  ', places__open: '{count, plural, one {' });
    expect(texts['error__to_home']).toBe('Zurück zur Startseite');
    expect(texts['places__open']).toBe('Orte');
  });

  it('of unknown keys are not sent to anybody', () => {
    expect(textsWith({ secret: 'x' })).not.toHaveProperty('secret');
  });

  it('in a language without texts stand over the English ones', () => {
    expect(textsWith({}, 'nl')['error__to_home']).toBe('Back to home');
  });
});
