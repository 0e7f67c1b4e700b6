import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const APP = fileURLToPath(new URL('..', import.meta.url));

/** The folders whose sheets are written in the units of the scale. */
const SCALED = [
  'ui',
  'viewers/*',
  'screens/*',
  'features/{header,navigation-bar,notices,location-content,dashboard,message,pdf,preview,view-360}',
];

const sheets = SCALED.flatMap((folder) => globSync(`${folder}/*.css`, { cwd: APP })).map((file) => ({
  file,
  css: readFileSync(`${APP}/${file}`, 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''),
}));

/** What decides how large something is, and how far away from something else. */
const SIZE =
  /(?:^|[\s;{])((?:(?:min|max)-)?(?:width|height)|padding[a-z-]*|margin[a-z-]*|gap|top|right|bottom|left|inset|grid-template[a-z-]*|flex|font-size): ([^;{}]*);/g;

/** CSS pixels; below, a length is a line or a nudge that need not grow. */
const GROWS_FROM = 16;

/** Pages of a PDF are laid out in pixels by code (`PAGE_GAP`). */
const BY_CODE = new Set(['viewers/pdf/pdf.module.css']);

function fixedSizesIn(css: string): readonly string[] {
  return [...css.matchAll(SIZE)].flatMap(([, property = '', value = '']) =>
    value.includes('var(--u)')
      ? []
      : [...value.matchAll(/(?<![\w.-])(\d+(?:\.\d+)?)px/g)]
          .filter(([, pixels]) => Number(pixels) >= GROWS_FROM)
          .map(([length]) => `${property}: ${length}`),
  );
}

describe('everything that is tapped or read grows with the screen', () => {
  test('in all the sheets that are there', () => {
    expect(sheets.length).toBeGreaterThan(35);
  });

  test.each(sheets.filter(({ file }) => !BY_CODE.has(file)))('$file has no size of its own', ({ css }) => {
    expect(fixedSizesIn(css)).toEqual([]);
  });

  test('finds a size in pixels in any declaration', () => {
    const css = '.a { min-height: 44px; padding: 0 calc(20px + 1rem) 2px; gap: calc(24px * var(--u)); }';
    expect(fixedSizesIn(css)).toEqual(['min-height: 44px', 'padding: 20px']);
  });

  test('every token in pixels is multiplied, except lines and shadows', () => {
    const tokens = readFileSync(`${APP}/styles/tokens.css`, 'utf8');
    const fixed = [...tokens.matchAll(/(--(?:space|radius|touch|chrome|row)[\w-]*): ([^;]+);/g)].filter(
      ([, , value = '']) => value.includes('px') && !value.includes('var(--u)'),
    );
    expect(fixed.map(([, name]) => name)).toEqual([]);
  });
});
