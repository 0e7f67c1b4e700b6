import { fontSheetAddress } from '@vitrine/core/fonts/font-sheet';
import { aFont } from '@vitrine/core/testing';
import { expect, test } from 'vitest';
import { fontsFirst } from './fonts-first.ts';

function sheetOf(name: string): string {
  const address = fontSheetAddress({ textFont: { regular: aFont(name) }, headingFont: aFont('Head.ttf') });
  return `<link rel="stylesheet" href="${address?.replaceAll('&', '&amp;')}" data-precedence="font"/>`;
}

function page(head: string): string {
  return `<html><head><title>A</title>${head}</head><body>${sheetOf('x.woff2')}</body></html>`;
}

test('has the fonts of the page’s look fetched with the page, and not those of a look around it', () => {
  const [brand, world] = [sheetOf('Brand.woff2'), sheetOf('World.woff2')];
  expect(fontsFirst(page(`${brand}${world}`))).toBe(
    page(
      `${brand}<link rel="preload" as="font" type="font/woff2" crossorigin="" href="/box-api/uploads/World.woff2"/><link rel="preload" as="font" type="font/ttf" crossorigin="" href="/box-api/uploads/Head.ttf"/>${world}`,
    ),
  );
});

test('leaves a page without fonts of its own as it is', () => {
  for (const html of [page('<link rel="stylesheet" href="/a.css"/>'), '<p>x</p>'])
    expect(fontsFirst(html)).toBe(html);
});
