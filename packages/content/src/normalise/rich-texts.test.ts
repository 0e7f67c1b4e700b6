import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createMediaLibrary } from './media-library.ts';
import { richTextOf } from './rich-texts.ts';

const CMS = 'http://cms.example.com:1337';

function setUp(cmsUrl = CMS) {
  const library = createMediaLibrary(cmsUrl);
  const scope = { mediaAddresses: library };
  return {
    library,
    sourceOf: (source: string) => {
      const text = richTextOf(scope, { blocks: [], source });
      return text && 'source' in text ? text.source : undefined;
    },
    blocksOf: (...blocks: readonly unknown[]) => richTextOf(scope, { blocks }),
  };
}

function link(url: string) {
  return { type: 'link', url, children: [{ type: 'text', text: 'A' }] };
}

describe('files of the media library inside texts', () => {
  test.each([
    ['<p><img src="/uploads/a_1.png" alt=""></p>', '<p><img src="/box-api/uploads/a_1.png" alt=""></p>'],
    [`<img src='${CMS}/uploads/a.png'>`, "<img src='/box-api/uploads/a.png'>"],
    ['<a href=/uploads/a.pdf>A</a>', '<a href=/box-api/uploads/a.pdf>A</a>'],
    ['See ![A](/uploads/a.png "Title").', 'See ![A](/box-api/uploads/a.png "Title").'],
    [`[A](<${CMS}/uploads/a.pdf#page=2>)`, '[A](</box-api/uploads/a.pdf#page=2>)'],
    ['[A][1]\n\n[1]: /uploads/a.pdf?updated=1', '[A][1]\n\n[1]: /box-api/uploads/a.pdf?updated=1'],
  ])('%s has the address that the showroom serves', (source, expected) => {
    expect(setUp().sourceOf(source)).toBe(expected);
  });

  test.each([
    '<img src="https://other.example.com/uploads/a.png">',
    'The folder /uploads/a.png is full.',
    '[A](/uploads/)',
    '[A](/uploads/sub/a.png)',
    '[A](/box-api/uploads/a.png)',
    '[A](https://example.com/?from=/uploads/a.png)',
  ])('%s stays', (source) => {
    expect(setUp().sourceOf(source)).toBe(source);
  });

  test('a CMS below a path of its host is known by that path', () => {
    const { sourceOf } = setUp('https://example.com/cms');
    expect(sourceOf('[A](https://example.com/cms/uploads/a.pdf)')).toBe('[A](/box-api/uploads/a.pdf)');
    expect(sourceOf('[A](https://example.com/uploads/a.pdf)')).toBe('[A](https://example.com/uploads/a.pdf)');
  });

  test('blocks: links of any depth, and pictures without the book-keeping of the CMS', () => {
    const { blocksOf } = setUp();
    const image = { url: `${CMS}/uploads/a.png`, alternativeText: 'A', size: 12.5, provider: 'local' };
    expect(
      blocksOf(
        {
          type: 'list',
          children: [{ type: 'list-item', children: [link('/uploads/a.pdf'), link('https://b.example')] }],
        },
        { type: 'image', image, children: [] },
      ),
    ).toEqual({
      format: 'blocks',
      blocks: [
        {
          type: 'list',
          children: [
            { type: 'list-item', children: [link('/box-api/uploads/a.pdf'), link('https://b.example')] },
          ],
        },
        { type: 'image', image: { url: '/box-api/uploads/a.png', alternativeText: 'A' }, children: [] },
      ],
    });
  });

  test('a picture of the media library that is stored elsewhere is served by the showroom too', () => {
    const { blocksOf, library } = setUp();
    const url = 'https://bucket.example.com/a.png';
    expect(blocksOf({ type: 'image', image: { url } })).toMatchObject({
      blocks: [{ image: { url: '/box-api/uploads/a.png' } }],
    });
    expect(library.sources()).toEqual({ 'a.png': url });
  });
});

test('whatever an editor writes, doing it twice changes nothing more', () => {
  const piece = fc.oneof(
    fc.constantFrom('/uploads/', `${CMS}/uploads/a.png`, '](', '="', 'src=', ')', '"', '\n[1]: ', 'a.png'),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const { sourceOf } = setUp();
      const once = sourceOf(pieces.join(''));
      expect(once === undefined ? undefined : sourceOf(once)).toBe(once);
    }),
    // An address in the query of another one.
    { examples: [[['[1]: ', '/uploads/', 'a.png?from=', `${CMS}/uploads/a.png`]]] },
  );
});
