import { expect, test } from 'vitest';
import { changesOf, readArticle } from './article-line.ts';
import type { Targets } from './targets.ts';

const categories: Targets = {
  nameOf: (documentId) => (documentId === 'c1' ? 'Robots' : documentId),
  find: (name) => (name === 'Robots' || name === 'c1' ? 'c1' : undefined),
  existsIn: (_, locale) => locale === 'en',
};
const attributes = {
  title: { type: 'string', required: true },
  summary: { type: 'text' },
  cover_focus: { type: 'enumeration', enum: ['top', 'centre', 'bottom'] },
};
const stored = {
  title: 'Robot',
  summary: 'One\ntwo',
  category: 'Robots',
  cover_focus: '',
  shown_unlinked: 'true',
};

function read(cells: Readonly<Record<string, unknown>>, locale = 'en') {
  return readArticle(new Map(Object.entries(cells)), { attributes, categories, locale });
}

test('what is stored is no change, however a spreadsheet or a program writes it', () => {
  const { values, faults } = read({
    title: 'Robot',
    summary: 'One\r\ntwo',
    category: ' c1 ',
    cover_focus: '',
    shown_unlinked: 'WAHR',
  });
  expect(faults).toEqual([]);
  expect(changesOf(values, stored)).toEqual([]);
  expect(changesOf(read({ shown_unlinked: true }).values, stored)).toEqual([]);
});

test('a missing column leaves its field, an empty cell empties it', () => {
  expect(changesOf(read({ title: 'Robot' }).values, stored)).toEqual([]);
  expect(changesOf(read({ summary: '', category: '' }).values, stored)).toEqual([
    { column: 'summary', before: 'One\ntwo', after: '' },
    { column: 'category', before: 'Robots', after: '' },
  ]);
});

test('names every cell that cannot be stored', () => {
  const cells = {
    title: ' ',
    summary: '\u0000',
    category: 'Arms',
    cover_focus: 'left',
    shown_unlinked: 'maybe',
  };
  expect(read(cells).faults).toEqual([
    { code: 'missing', column: 'title' },
    { code: 'unstorable', column: 'summary' },
    { code: 'unknownTarget', column: 'category', what: 'Arms' },
    { code: 'unknownValue', column: 'cover_focus', what: 'left' },
    { code: 'unknownValue', column: 'shown_unlinked', what: 'maybe' },
  ]);
  expect(read({ title: 'x'.repeat(256) }).faults).toEqual([
    { code: 'tooLong', column: 'title', what: '255' },
  ]);
  expect(read({ category: 'Robots' }, 'de').faults).toMatchObject([{ code: 'noTargetThere' }]);
});
