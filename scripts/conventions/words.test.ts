import { describe, expect, test } from 'vitest';
import { parseSource } from './source.ts';
import { unusedWords } from './vocabulary.ts';
import { wordsInComments, wordsInNames } from './words.ts';

const GLOSSARY = `
| word | what it is |
| ---- | ---------- |
| spot | not this table |

## Words that are not used

| not             | but     | in                 |
| --------------- | ------- | ------------------ |
| spot, spots     | hotspot | names and comments |
| way back        | back    | comments           |
| place           | page    | names              |
`;
const WORDS = unusedWords(GLOSSARY);

function inComments(text: string) {
  return wordsInComments(parseSource('a.ts', text), WORDS).map(({ line, unused }) => [line, unused.word]);
}

function inNames(text: string, path = 'a.ts') {
  return wordsInNames(parseSource(path, text), WORDS).map(({ text: name, unused }) => [name, unused.word]);
}

describe('the table of unused words', () => {
  test('is read row by row, each word of a cell alone', () => {
    expect(WORDS.map(({ word, instead, scopes }) => [word, instead, [...scopes]])).toEqual([
      ['spot', 'hotspot', ['names', 'comments']],
      ['spots', 'hotspot', ['names', 'comments']],
      ['way back', 'back', ['comments']],
      ['place', 'page', ['names']],
    ]);
  });

  test.each([
    ['is missing', '# Glossary'],
    ['is empty', '## Words that are not used\n\n| not | but | in |\n| --- | --- | --- |\n'],
    [
      'names another scope',
      GLOSSARY.replace('| names     ', '| nowhere   ').replace('| names    ', '| texts'),
    ],
  ])('throws when it %s', (_name, glossary) => {
    expect(() => unusedWords(glossary)).toThrow('glossary');
  });
});

describe('unused words in comments', () => {
  test('are found with their line, whatever their case', () => {
    expect(inComments('// One\nconst a = 1; // Spots here\n/** two\n * the Spot\n */\n')).toEqual([
      [2, 'spots'],
      [4, 'spot'],
    ]);
  });

  test('may be two words, even at the end of a line', () => {
    expect(inComments('/**\n * the way\n * back\n */\n')).toEqual([[2, 'way back']]);
  });

  test('are whole words, and no parts of addresses', () => {
    expect(inComments('// hotspot spotless /spot info-spot\n')).toEqual([]);
  });

  test('are not looked for in strings or in words of names alone', () => {
    expect(inComments("const a = 'spot'; // place\n")).toEqual([]);
  });
});

describe('unused words in names', () => {
  test('are found in every kind of name, once for each name', () => {
    const text = `
      import { infoSpot as local } from './x.ts';
      interface SpotView { readonly atPlace: number }
      const spots = local; spots; class A { #spot = 1; }`;
    expect(inNames(text)).toEqual([
      ['infoSpot', 'spot'],
      ['SpotView', 'spot'],
      ['atPlace', 'place'],
      ['spots', 'spots'],
      ['spot', 'spot'],
    ]);
  });

  test('are found in the path of a file', () => {
    expect(inNames('export {};', 'apps/web/info-spot.ts')).toEqual([['apps/web/info-spot.ts', 'spot']]);
  });

  test('are not found inside other words, in strings or in comments', () => {
    expect(inNames("const hotspot = placement('spot'); // spot\n")).toEqual([]);
  });
});
