import type { Article, RichText } from '@vitrine/core/world/content';
import { THEME_DEFAULTS } from '@vitrine/core/world/theme';
import { aFont, aWorld, someSettings } from '@vitrine/core/testing';
import { overlayId } from '@vitrine/core/world/ids';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createBundle, picture } from '../testing/bundle.ts';
import { isMediaFileName, mediaFileOf, mediaFilesOf } from './media-files.ts';

describe('mediaFilesOf', () => {
  test('finds files in media fields, their formats and texts', () => {
    const content = createBundle('v1', {
      uiTexts: { note: 'See <img src="/box-api/uploads/inline_1.png"> and /box-api/uploads/doc.pdf.' },
    });
    const files = mediaFilesOf(content);
    expect([...files.keys()]).toEqual(
      expect.arrayContaining(['open-start.jpg', 'small_open-start.jpg', 'inline_1.png']),
    );
    expect(mediaFilesOf(content)).toBe(files);
  });

  test.each<RichText>([
    { format: 'markdown', source: '![A](/box-api/uploads/only_here.png)' },
    { format: 'html', source: '<a href="/box-api/uploads/only_here.png#page=2">A</a>' },
    { format: 'blocks', blocks: [{ type: 'image', image: { url: '/box-api/uploads/only_here.png' } }] },
    { format: 'blocks', blocks: [{ children: [{ url: '/box-api/uploads/only_here.png?updated=1' }] }] },
  ])('finds a file that only a rich text names: $format', (text) => {
    const article: Article = {
      id: overlayId(7),
      title: 'A',
      summary: '',
      tags: [],
      sections: [{ kind: 'text', title: '', text }],
      actionButtons: [],
    };
    expect(mediaFilesOf(createBundle('v1', { articles: [article] })).has('only_here.png')).toBe(true);
    expect(mediaFilesOf(createBundle('v1')).has('only_here.png')).toBe(false);
  });

  test('finds the fonts of worlds and of the brand', () => {
    const theme = {
      ...THEME_DEFAULTS,
      textFont: { regular: aFont('World.woff2'), bold: aFont('Bold.woff2') },
    };
    const brand = { theme: { ...THEME_DEFAULTS, headingFont: aFont('Brand.woff2') } };
    const files = mediaFilesOf(
      createBundle('v1', {
        worlds: [aWorld({ theme })],
        settings: someSettings({ brand }),
      }),
    );
    for (const name of ['World.woff2', 'Bold.woff2', 'Brand.woff2']) expect(files.has(name)).toBe(true);
  });

  test('does not take traversal for a name', () => {
    const files = mediaFilesOf(
      createBundle('v1', { locations: [], uiTexts: { evil: '/box-api/uploads/../../etc/passwd' } }),
    );
    expect([...files.keys()]).toEqual([]);
  });
});

describe('mediaFileOf', () => {
  test.each([
    ['/box-api/uploads/hall.jpg', 'hall.jpg'],
    ['/box-api/uploads/Gr%C3%B6%C3%9Fe%20(2).jpg', 'Größe (2).jpg'],
    ['/box-api/uploads/hall.jpg?v=9ix', 'hall.jpg'],
    ['/box-api/uploads/hall%3Fv=9ix.jpg', undefined],
    ['/box-api/uploads/?v=9ix', undefined],
    ['/box-api/uploads/..%2fsecret', undefined],
    ['/box-api/uploads/%E0%A4%A', undefined],
    ['/uploads/hall.jpg', undefined],
  ])('%s names %s', (address, name) => {
    expect(mediaFileOf(address)).toBe(name);
  });

  test('knows which files were replaced, wherever they are named', () => {
    const url = '/box-api/uploads/hall.jpg?v=ya-0a1b2c';
    const small = { url: '/box-api/uploads/small_hall.jpg?v=ya-0a1b2c', width: 500, height: 300 };
    const media = { ...picture('hall.jpg'), url, size: 1234, formats: { small } };
    const files = mediaFilesOf(
      createBundle('v1', {
        uiTexts: { note: '<img src="/box-api/uploads/hall.jpg">' },
        icons: [{ name: 'a', svg: media }],
      }),
    );
    expect(files.get('hall.jpg')).toEqual({ size: 1234, version: '0a1b2c' });
    expect(files.get('small_hall.jpg')).toEqual({ version: '0a1b2c' });
  });

  test('knows the sizes that the CMS states', () => {
    const media = { ...picture('sized.jpg'), url: '/box-api/uploads/sized.jpg?v=ya', size: 1234 };
    const files = mediaFilesOf(createBundle('v1', { icons: [{ name: 'a', svg: media }] }));
    expect(files.get('sized.jpg')).toEqual({ size: 1234 });
    expect(files.has('small_sized.jpg')).toBe(true);
  });
});

describe('isMediaFileName', () => {
  test.each(['a.jpg', 'small_hall_1f2e.jpeg', 'Doc-1.pdf', '_x', 'Größe (2).jpg', "it's.png"])(
    'takes %s',
    (name) => {
      expect(isMediaFileName(name)).toBe(true);
    },
  );

  test.each([
    '',
    '.',
    '..',
    '.env',
    'a/b',
    'a\\b',
    '../a',
    'a.',
    'a ',
    'C:x',
    'a\0b',
    'a"b',
    'a'.repeat(231),
  ])('refuses %j', (name) => {
    expect(isMediaFileName(name)).toBe(false);
  });

  test('never takes a name that could leave its folder', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('.', '/', '\\', 'a', '%', '\0', ':') }), (name) => {
        const canLeave = /^\.|[/\\:\0]|^$/.test(name);
        expect(isMediaFileName(name) && canLeave).toBe(false);
      }),
    );
  });
});
