import { describe, expect, test } from 'vitest';
import { codeBlocks, readMarkdown } from './markdown.ts';

describe('readMarkdown', () => {
  test('finds links, pictures and definitions', () => {
    const { targets } = readMarkdown('[a](a.md#b "title") ![p](p.jpg)\n\n[c][d]\n\n[d]: <d.md>\n[e]: e.md\n');
    expect(targets).toEqual(['a.md#b', 'p.jpg', 'd.md', 'e.md']);
  });

  test('takes no link from code or comments', () => {
    const source = '```md\n[a](a.md)\n```\n\n`[b](b.md)` ``[c](`c`.md)``\n\n<!-- [d](d.md) -->\n[e](e.md)\n';
    expect(readMarkdown(source).targets).toEqual(['e.md']);
  });

  test('names headings as GitHub does', () => {
    const source = '# On a stand\n## «Look» & feel: [why](x.md)\n## `npm run dev` it\n### Again\n### Again\n';
    expect([...readMarkdown(source).anchors]).toEqual([
      'on-a-stand',
      'look--feel-why',
      'npm-run-dev-it',
      'again',
      'again-1',
    ]);
  });

  test('takes no heading from code', () => {
    expect([...readMarkdown('```sh\n# not a heading\n```\n').anchors]).toEqual([]);
  });
});

describe('codeBlocks', () => {
  test('gives those in one language, in their order', () => {
    expect(codeBlocks('```ts\na\n```\n\n```sh\nb\n```\n\n```ts\nc\nd\n```\n', 'ts')).toEqual([
      'a\n',
      'c\nd\n',
    ]);
  });
});
