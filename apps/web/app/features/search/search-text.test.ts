import type { SearchHit, SearchKind } from '@vitrine/core/search/search-entry';
import { searchTermsOf } from '@vitrine/core/search/words';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groupHits, titleParts } from './search-text.ts';

function hit(kind: SearchKind, title: string): SearchHit {
  return { kind, title, context: '', href: '' };
}

function marked(title: string, query: string) {
  return titleParts(title, searchTermsOf(query))
    .filter(({ isMatch }) => isMatch)
    .map(({ text }) => text);
}

describe('groupHits', () => {
  test('keeps the best first: within its kind, and its kind before the others', () => {
    const hits = [hit('article', 'A'), hit('location', 'B'), hit('article', 'C'), hit('document', 'D')];
    expect(groupHits(hits).map(({ kind, hits: own }) => [kind, own.map(({ title }) => title)])).toEqual([
      ['article', ['A', 'C']],
      ['location', ['B']],
      ['document', ['D']],
    ]);
    expect(groupHits([])).toEqual([]);
  });
});

describe('titleParts', () => {
  test('marks the words that begin like what was typed, without accents', () => {
    expect(marked('Robot NV-6: überwacht', 'rob uber')).toEqual(['Robot', 'überwacht']);
    expect(marked('Robot', '  ')).toEqual([]);
  });

  test('keeps every character of a title', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (title, query) => {
        expect(
          titleParts(title, searchTermsOf(query))
            .map(({ text }) => text)
            .join(''),
        ).toBe(title);
      }),
    );
  });
});
