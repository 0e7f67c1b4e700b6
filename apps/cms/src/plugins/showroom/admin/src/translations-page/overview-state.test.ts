import { describe, expect, test } from 'vitest';
import type { TranslatedEntry } from '../../../contracts/translations.ts';
import { entriesAfter, readOverviewState } from './overview-state.ts';

function entry(documentId: string, state: 'missing' | 'complete'): TranslatedEntry {
  return {
    uid: 'api::world.world',
    documentId,
    title: documentId,
    worlds: [],
    cells: { de: { state, publication: 'none', fields: [] } },
  };
}

describe('The entries after an entry', () => {
  const entries = [
    entry('done', 'complete'),
    entry('first', 'missing'),
    entry('between', 'complete'),
    entry('second', 'missing'),
  ];

  test('are those that need work in the language, in order', () => {
    expect(entriesAfter(entries, 0, 'de').map(({ documentId }) => documentId)).toEqual(['first', 'second']);
    expect(entriesAfter(entries, 1, 'de').map(({ documentId }) => documentId)).toEqual(['second']);
  });

  test('go on with those before it, behind the last one', () => {
    expect(entriesAfter(entries, 2, 'de').map(({ documentId }) => documentId)).toEqual(['second', 'first']);
    expect(entriesAfter(entries, 3, 'de').map(({ documentId }) => documentId)).toEqual(['first']);
    expect(entriesAfter(entries.slice(1, 2), 0, 'de')).toEqual([]);
  });

  test('are none in a language that entries cannot have', () => {
    expect(entriesAfter(entries, 0, 'fr')).toEqual([]);
  });

  test('are limited to the capacity of a history state', () => {
    const many = Array.from({ length: 1_000 }, (_, index) => entry(`entry-${index}`, 'missing'));
    expect(entriesAfter(many, 0, 'de')).toHaveLength(100);
  });
});

describe('The state of the history', () => {
  test('is parsed as it was written', () => {
    const state = { back: '?language=de', next: [{ uid: 'api::world.world', documentId: 'one' }] };
    expect(readOverviewState(state)).toEqual(state);
  });

  test.each([
    undefined,
    null,
    'text',
    { back: 1, next: 'x' },
    { next: [null, {}, { uid: 'a', documentId: 1 }] },
  ])('may be anything: %j', (state) => {
    expect(readOverviewState(state)).toEqual({ back: '', next: [] });
  });
});
