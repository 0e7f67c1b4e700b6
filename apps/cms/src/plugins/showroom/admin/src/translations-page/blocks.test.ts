import { describe, expect, test } from 'vitest';
import { blockPieces, blockTexts, emptied, isWordless, withBlockText } from './blocks.ts';
import type { Blocks } from './blocks.ts';

const BLOCKS: Blocks = [
  { type: 'heading', level: 2, children: [{ type: 'text', text: 'Reach' }] },
  {
    type: 'paragraph',
    children: [
      { type: 'text', text: 'See ' },
      { type: 'link', url: '/lab', children: [{ type: 'text', text: 'the lab', bold: true }] },
      { type: 'text', text: '' },
    ],
  },
  {
    type: 'list',
    format: 'ordered',
    children: [{ type: 'list-item', children: [{ type: 'text', text: 'One' }] }],
  },
];

describe('the pieces beside an original', () => {
  test('are those of the original, even if nothing is translated', () => {
    const paths = blockTexts(BLOCKS).map(({ path }) => path);
    const pieces = blockPieces(emptied(BLOCKS), BLOCKS);
    expect(pieces.map(({ path }) => path)).toEqual(paths);
    expect(pieces.every(({ text }) => text === '')).toBe(true);
    const [, second] = paths;
    const written = withBlockText(emptied(BLOCKS), second ?? [], 'Siehe ');
    expect(blockPieces(written, BLOCKS).map(({ text }) => text)).toEqual(['', 'Siehe ', '', '']);
  });

  test('are its own if its structure differs', () => {
    const other: Blocks = [{ type: 'paragraph', children: [{ type: 'text', text: 'Anders' }] }];
    expect(blockPieces(other, BLOCKS).map(({ text }) => text)).toEqual(['Anders']);
  });
});

describe('formatted texts', () => {
  test('are uniformly formatted pieces, in reading order', () => {
    expect(blockTexts(BLOCKS).map(({ text, marks, within }) => [text, within.at(-1)].concat(marks))).toEqual([
      ['Reach', 'heading'],
      ['See ', 'paragraph'],
      ['the lab', 'link', 'bold'],
      ['One', 'list-item'],
    ]);
  });

  test('keep their formatting when a piece is translated', () => {
    for (const { path } of blockTexts(BLOCKS)) {
      const written = withBlockText(BLOCKS, path, 'NEW');
      expect(
        blockTexts(written)
          .filter(({ text }) => text === 'NEW')
          .map((piece) => piece.path),
      ).toEqual([path]);
      expect(emptied(written)).toEqual(emptied(BLOCKS));
    }
  });

  test('are wordless if they contain no text', () => {
    expect(isWordless(emptied(BLOCKS))).toBe(true);
    expect(isWordless(BLOCKS)).toBe(false);
  });
});
