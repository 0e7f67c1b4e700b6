import { describe, expect, test } from 'vitest';
import { parseSource } from './source.ts';
import { unusedWords } from './vocabulary.ts';
import { wordsInComments, wordsInDocument, wordsInNames, wordsInTexts } from './words.ts';

const GLOSSARY = `
| word | what it is |
| ---- | ---------- |
| spot | not this table |

## Words that are not used

| not             | but     | in                 |
| --------------- | ------- | ------------------ |
| spot, spots     | hotspot | names and comments |
| way back        | back    | comments and texts |
| place           | page    | names              |
| deed            | action  | everywhere         |
| most_           | MAX_    | names              |
`;
const WORDS = unusedWords(GLOSSARY);

function inComments(text: string) {
  return wordsInComments(parseSource('a.ts', text), WORDS).map(({ line, unused }) => [line, unused.word]);
}

function inTexts(text: string) {
  return wordsInTexts(parseSource('a.tsx', text), WORDS).map(({ line, unused }) => [line, unused.word]);
}

function inDocument(text: string) {
  return wordsInDocument({ path: 'a.md', text }, WORDS).map(({ line, unused }) => [line, unused.word]);
}

function inNames(text: string, path = 'a.ts') {
  return wordsInNames(parseSource(path, text), WORDS).map(({ text: name, unused }) => [name, unused.word]);
}

describe('the table of unused words', () => {
  test('is read row by row, each word of a cell alone', () => {
    expect(WORDS.map(({ word, instead, scopes }) => [word, instead, [...scopes]])).toEqual([
      ['spot', 'hotspot', ['names', 'comments']],
      ['spots', 'hotspot', ['names', 'comments']],
      ['way back', 'back', ['comments', 'texts']],
      ['place', 'page', ['names']],
      ['deed', 'action', ['names', 'comments', 'texts']],
      ['most_', 'MAX_', ['names']],
    ]);
  });

  test.each([
    ['is missing', '# Glossary'],
    ['is empty', '## Words that are not used\n\n| not | but | in |\n| --- | --- | --- |\n'],
    ['names another scope', GLOSSARY.replace('| names    ', '| nowhere  ')],
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

  test('are found after an acronym', () => {
    expect(inNames('const UIPlace = 1; interface XMLSpots {}')).toEqual([
      ['UIPlace', 'place'],
      ['XMLSpots', 'spots'],
    ]);
  });

  test('are found in quoted keys, such as classes of a style sheet', () => {
    expect(
      inNames("const a = { 'in-place': 1 }; styles['spots']; interface B { readonly 'x.place': 1 }"),
    ).toEqual([
      ['in-place', 'place'],
      ['spots', 'spots'],
      ['x.place', 'place'],
    ]);
    expect(inNames("const a = { 'a place.jpg': 1 }; b['the spot'];")).toEqual([]);
  });

  test('may be the beginning of a constant', () => {
    expect(inNames('const MOST_PAGES = 1; const UTMOST_PAGES = most_pages(MOST);')).toEqual([
      ['MOST_PAGES', 'most_'],
    ]);
  });

  test('are not found inside other words, in strings or in comments', () => {
    expect(inNames("const hotspot = placement('spot'); // spot\n")).toEqual([]);
  });
});

describe('unused words in texts', () => {
  test('are found in strings with a space, in templates and in JSX, with their line', () => {
    const text = "const a = 'the way back';\nconst b = `${a} of\na deed`;\nconst c = <p>One deed</p>;\n";
    expect(inTexts(text)).toEqual([
      [1, 'way back'],
      [3, 'deed'],
      [4, 'deed'],
    ]);
  });

  test('are not looked for in keys, addresses, comments or other scopes', () => {
    expect(inTexts("// the way back\nconst a = ['deed', '/a/deed b', 'a spot', 'a place'];\n")).toEqual([]);
  });

  test('are found in documents, but not in their code', () => {
    expect(inDocument('# Deeds\n\nThe way\nback: `a deed` or\n\n```ts\na deed\n```\n\nA deed.\n')).toEqual([
      [3, 'way back'],
      [10, 'deed'],
    ]);
  });
});
