import { expect, test } from 'vitest';
import { isFormattedText } from './blocks.ts';

test('formatted text is a tree of blocks whose leaves are texts', () => {
  const text = { type: 'text', text: 'Two metres.', bold: true };
  expect(isFormattedText([{ type: 'paragraph', children: [text] }])).toBe(true);
  expect(
    isFormattedText([
      { type: 'list', format: 'ordered', children: [{ type: 'list-item', children: [text] }] },
    ]),
  ).toBe(true);
  for (const broken of [
    'Two metres.',
    { type: 'paragraph' },
    [text],
    ['Two metres.'],
    [{ type: 'paragraph' }],
    [{ type: 'script', children: [text] }],
    [{ type: 'paragraph', children: [{ type: 'text' }] }],
    [{ type: 'paragraph', children: [null] }],
  ]) {
    expect(isFormattedText(broken)).toBe(false);
  }
});
