import { describe, expect, it } from 'vitest';
import { codeBlocks, readMarkdown } from './markdown.ts';

describe('readMarkdown', () => {
  it('finds links, pictures and definitions', () => {
    const { targets } = readMarkdown('[a](a.md#b "title") ![p](p.jpg)\n\n[c][d]\n\n[d]: <d.md>\n[e]: e.md\n');
    expect(targets).toEqual(['a.md#b', 'p.jpg', 'd.md', 'e.md']);
  });

  it('takes no link from code or comments', () => {
    const source = '```md\n[a](a.md)\n```\n\n`[b](b.md)` ``[c](`c`.md)``\n\n<!-- [d](d.md) -->\n[e](e.md)\n';
    expect(readMarkdown(source).targets).toEqual(['e.md']);
  });

  it('names headings as GitHub does', () => {
    const source = '# On a stand\n## «Look» & feel: [why](x.md)\n## `npm run dev` it\n### Again\n### Again\n';
    expect([...readMarkdown(source).anchors]).toEqual([
      'on-a-stand',
      'look--feel-why',
      'npm-run-dev-it',
      'again',
      'again-1',
    ]);
  });

  it('takes no heading from code', () => {
    expect([...readMarkdown('```sh\n# not a heading\n```\n').anchors]).toEqual([]);
  });
});

describe('codeBlocks', () => {
  it('gives those in one language, in their order', () => {
    expect(codeBlocks('```ts\na\n```\n\n```sh\nb\n```\n\n```ts\nc\nd\n```\n', 'ts')).toEqual([
      'a\n',
      'c\nd\n',
    ]);
  });
});
