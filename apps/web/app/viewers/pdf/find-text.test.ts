import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findText, foldText } from './find-text.ts';

function find(pieces: readonly string[], words: string) {
  return findText(foldText(pieces), words);
}

describe('findText', () => {
  test('finds words whatever their case and accents, across pieces', () => {
    expect(find(['Größe und ', 'GEWICHT'], 'grösse')).toEqual([]);
    expect(find(['Größe und ', 'GEWICHT'], 'große')).toEqual([
      { start: { piece: 0, offset: 0 }, end: { piece: 0, offset: 5 } },
    ]);
    expect(find(['Größe und ', 'GEWICHT'], 'und  gewicht')).toEqual([
      { start: { piece: 0, offset: 6 }, end: { piece: 1, offset: 7 } },
    ]);
    expect(find(['eﬃcient'], 'effi')).toEqual([
      { start: { piece: 0, offset: 0 }, end: { piece: 0, offset: 2 } },
    ]);
  });

  test('joins what a line end divides', () => {
    expect(find(['auto-\n', 'mation'], 'automation')).toHaveLength(1);
    expect(find(['auto\n', 'mation'], 'auto mation')).toHaveLength(1);
    expect(find(['NV-6\n', 'robot'], 'nv-6 robot')).toHaveLength(1);
  });

  test('finds every place once, and nothing for nothing', () => {
    expect(find(['aaaa'], 'aa')).toHaveLength(2);
    expect(find(['aaaa'], '  ')).toEqual([]);
    expect(find([], 'a')).toEqual([]);
  });

  test('names positions that are there, in order and apart from each other', () => {
    const piece = fc.string({ unit: fc.constantFrom('a', 'B', 'é', ' ', '\n', '-', 'ﬁ', '😀') });
    fc.assert(
      fc.property(
        fc.array(piece),
        fc.string({ unit: fc.constantFrom('a', 'b', 'e', ' ') }),
        (pieces, words) => {
          const folded = foldText(pieces);
          expect(folded.positions).toHaveLength(folded.text.length);
          let before = { piece: 0, offset: 0 };
          for (const { start, end } of findText(folded, words)) {
            expect(isAfter(start, before)).toBe(true);
            expect(isAfter(end, start)).toBe(true);
            expect(end.offset).toBeLessThanOrEqual(pieces[end.piece]?.length ?? -1);
            before = end;
          }
        },
      ),
    );
  });
});

type TextPosition = { readonly piece: number; readonly offset: number };

function isAfter(one: TextPosition, other: TextPosition) {
  return one.piece > other.piece || (one.piece === other.piece && one.offset >= other.offset);
}
