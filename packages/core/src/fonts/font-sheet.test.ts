import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aFont } from '../../testing/index.ts';
import { FONT_SHEET_PATH, firstFonts, fontSheet, fontSheetAddress } from './font-sheet.ts';
import type { FontQuery } from './font-sheet.ts';
import { fontTokens } from './font-tokens.ts';
import type { ThemeFonts } from '../world/theme.ts';

function queryOf(address = ''): FontQuery {
  return (address.split('?')[1] ?? '').split('&').map((part) => {
    const [name = '', value = ''] = part.split('=');
    return [name, decodeURIComponent(value)];
  });
}

function sheetOf(fonts: ThemeFonts): string {
  return fontSheet(queryOf(fontSheetAddress(fonts))) ?? '';
}

function oneWeight(name: string, weight: number) {
  return aFont(name, { font: { weights: [weight, weight], lacks: '' } });
}

describe('the style sheet of a theme’s fonts', () => {
  test('is none where the theme has chosen no font', () => {
    expect(fontSheetAddress({})).toBeUndefined();
    expect(fontTokens({})).toEqual({});
  });

  test('declares the family that the tokens name, in the weights that it is drawn for', () => {
    const fonts = { textFont: { regular: aFont('Sans.woff2') }, headingFont: aFont('Head.otf') };
    expect(fontSheetAddress(fonts)?.startsWith(`${FONT_SHEET_PATH}?`)).toBe(true);
    const tokens = fontTokens(fonts);
    const family = /^(?<name>vitrine-[\da-z]+), var\(--product-font\)$/.exec(tokens['--font'] ?? '');
    const heading = /^(?<name>vitrine-[\da-z]+), var\(--font\)$/.exec(tokens['--heading-font'] ?? '');
    expect(tokens['fontFamily']).toBe('var(--font)');
    expect(sheetOf(fonts).split('\n')).toEqual([
      `@font-face { font-family: ${family?.groups?.['name']}; font-style: normal; font-weight: 1 1000; font-display: swap; src: url("/box-api/uploads/Sans.woff2") format("woff2"); }`,
      `@font-face { font-family: ${heading?.groups?.['name']}; font-style: normal; font-weight: 1 1000; font-display: swap; src: url("/box-api/uploads/Head.otf") format("opentype"); }`,
    ]);
  });

  test('lets a browser draw bold texts only where no file is bold', () => {
    const regular = oneWeight('Sans.ttf', 400);
    expect(sheetOf({ textFont: { regular } })).toContain('font-weight: 400;');
    const pair = sheetOf({ textFont: { regular, bold: oneWeight('Bold.ttf', 700) } }).split('\n');
    expect(pair).toMatchObject([
      expect.stringMatching(/font-weight: 1 599;.*Sans\.ttf/),
      expect.stringMatching(/font-weight: 600 1000;.*Bold\.ttf/),
    ]);
    expect(sheetOf({ headingFont: regular })).toContain('font-weight: 1 1000;');
    const { font: _, ...unread } = regular;
    expect(sheetOf({ textFont: { regular: unread } })).toContain('font-weight: 1 1000;');
  });

  test('gives other files another family: two themes are on one page after the other', () => {
    const one = fontTokens({ textFont: { regular: aFont('A.woff2') } });
    const other = fontTokens({
      textFont: { regular: aFont('A.woff2', { url: '/box-api/uploads/A.woff2?v=2' }) },
    });
    expect(one['--font']).not.toBe(other['--font']);
  });

  test('names the files to be fetched first: not the bold one', () => {
    const fonts = {
      textFont: { regular: aFont('A.woff2'), bold: aFont('B.woff2') },
      headingFont: aFont('C.ttf'),
    };
    expect(firstFonts(queryOf(fontSheetAddress(fonts)))).toEqual([
      { href: '/box-api/uploads/A.woff2', type: 'font/woff2' },
      { href: '/box-api/uploads/C.ttf', type: 'font/ttf' },
    ]);
  });

  test('takes names with every character that an address leaves as it is', () => {
    const url = `/box-api/uploads/${encodeURIComponent("a~b'(c)!.ü x")}.woff2?v=1a-0f`;
    const sheet = sheetOf({ textFont: { regular: aFont('x.woff2', { url }) } });
    expect(sheet).toContain(`url("${url}")`);
  });

  test.each([
    'https://elsewhere.example/a.woff2',
    '/box-api/uploads/a.woff2") } * { color: red',
    '/box-api/uploads/a.svg',
    '/box-api/uploads/../a.woff2',
    '/box-api/uploads/a.woff2?v=1"',
  ])('leaves out a file with the address %s', (url) => {
    expect(fontSheetAddress({ headingFont: aFont('a.woff2', { url }) })).toBeUndefined();
  });

  test('is none for an address that is none of ours', () => {
    for (const query of [
      '',
      'bold=1~a.woff2',
      'text=1',
      'text=x~a.woff2',
      'other=1~a.woff2',
      'text=1~a.svg',
    ]) {
      expect(fontSheet(queryOf(`?${query}`))).toBeUndefined();
    }
  });

  test('holds nothing but our rules, whatever its address says', () => {
    const OURS =
      /^(?:@font-face \{ font-family: vitrine-[\da-z]+; font-style: normal; font-weight: [\d ]+; font-display: swap; src: url\("\/box-api\/uploads\/[^"\\\n]+"\) format\("[a-z\d]+"\); \}\n?)*$/;
    const value = fc.tuple(
      fc.constantFrom('1 1000', '400', 'x'),
      fc.string(),
      fc.constantFrom('.woff2', '.ttf', ''),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom('text', 'bold', 'heading', 'x'), value)), (parts) => {
        const query = parts.map(
          ([role, [weights, name, end]]) => [role, `${weights}~${name}${end}`] as const,
        );
        const sheet = fontSheet(query);
        expect(sheet ?? '').toMatch(OURS);
      }),
    );
  });
});
