import { describe, expect, test } from 'vitest';
import type { RichText } from '../world/content.ts';
import { linksInText } from './links-in-text.ts';
import { withoutLinks } from './without-links.ts';

function isUnwanted(address: string): boolean {
  return address.startsWith('/lab');
}

function sourceOf(text: RichText): string {
  return 'source' in text ? text.source : JSON.stringify(text.blocks);
}

function link(url: string, words: string) {
  return {
    type: 'link',
    url,
    children: [{ type: 'text', text: words }],
  };
}

describe('a text without some of its links', () => {
  test.each([
    [
      'html',
      '<p>See <a class="x" href="/lab/hall?a=1&amp;b=2"><b>the lab</b></a>.</p>',
      '<p>See <b>the lab</b>.</p>',
    ],
    ['html', "<a href='/lab'>One</a> <a href=/lab/two>two</a>", 'One two'],
    ['html', '<a href="/lab">never closed', '<a >never closed'],
    ['html', '<!-- /lab/secret --><a href="/hall">Hall</a>', '<a href="/hall">Hall</a>'],
    [
      'markdown',
      'See [the lab](/lab/hall "The lab") and [the hall](/hall).',
      'See the lab and [the hall](/hall).',
    ],
    [
      'markdown',
      'See [the lab][1] and [Lab][].\n\n[1]: /lab\n[lab]: /lab/hall "x"',
      'See the lab and Lab.\n\n\n',
    ],
    ['markdown', 'See [lab] and [hall].\n[lab]: /lab\n[hall]: /hall', 'See lab and [hall].\n\n[hall]: /hall'],
    ['markdown', 'Or <a href="/lab">that</a>.', 'Or that.'],
  ] as const)('keeps their words in %s: %s', (format, source, expected) => {
    expect(sourceOf(withoutLinks({ format, source }, isUnwanted))).toBe(expected);
  });

  test('leaves out addresses that stand by themselves', () => {
    const text = {
      format: 'markdown',
      source: 'Go to https://lab.example/x or https://hall.example now.',
    } as const;
    const without = withoutLinks(text, (address) => address.includes('lab.example'));
    expect(sourceOf(without)).toBe('Go to  or https://hall.example now.');
  });

  test('keeps the words of links in blocks', () => {
    const blocks = [{ type: 'paragraph', children: [link('/lab', 'Lab'), link('/hall', 'Hall')] }];
    const without = withoutLinks({ format: 'blocks', blocks }, isUnwanted);
    expect(without).toEqual({
      format: 'blocks',
      blocks: [{ type: 'paragraph', children: [{ type: 'text', text: 'Lab' }, link('/hall', 'Hall')] }],
    });
    expect(linksInText(without)).toEqual(['/hall']);
  });
});
