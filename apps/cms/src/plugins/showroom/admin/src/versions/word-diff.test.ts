import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { wordDiff } from './word-diff.ts';

function shown(before: string, after: string): string {
  return wordDiff(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'added' ? `[+${text}]` : `[-${text}]`))
    .join('');
}

test('marks the words that differ, and nothing else', () => {
  expect(shown('The red robot lifts.', 'The blue robot lifts!')).toBe(
    'The [-red][+blue] robot lifts[-.][+!]',
  );
  expect(shown('', 'New')).toBe('[+New]');
  expect(shown('Straße am Fluß', 'Straße am Fluss')).toBe('Straße am [-Fluß][+Fluss]');
});

const texts = fc.string({
  unit: fc.constantFrom('a', 'b', 'ß', ' ', ' ', '\n', '.', '😀', 'é'),
  maxLength: 40,
});

test('the runs of each side are its text', () => {
  fc.assert(
    fc.property(texts, texts, (before, after) => {
      const runs = wordDiff(before, after);
      const side = (left: string) =>
        runs
          .filter(({ kind }) => kind !== left)
          .map(({ text }) => text)
          .join('');
      expect(side('added')).toBe(before);
      expect(side('removed')).toBe(after);
    }),
  );
});

test('equal texts have no difference, and runs of one kind are never neighbours', () => {
  fc.assert(
    fc.property(texts, texts, (before, after) => {
      expect(wordDiff(before, before).every(({ kind }) => kind === 'same')).toBe(true);
      const kinds = wordDiff(before, after).map(({ kind }) => kind);
      expect(kinds.every((kind, index) => kind !== kinds[index - 1])).toBe(true);
    }),
  );
});

function long(word: string): string {
  return Array.from({ length: 3000 }, (_, index) => `${word}${index}`).join(' ');
}

test('texts that are too long for it are shown as replaced where they differ', () => {
  const runs = wordDiff(`Begin ${long('a')} end`, `Begin ${long('b')} end`);
  expect(runs.map(({ kind }) => kind)).toEqual(['same', 'removed', 'added', 'same']);
});
