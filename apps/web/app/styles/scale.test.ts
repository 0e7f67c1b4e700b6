import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

/** Every sheet that visitors see, but for the tokens themselves, which have a test of their own below. */
const sheets = [
  'apps/web/app/{ui,viewers,screens,features,overlays,showroom}/**/*.css',
  'packages/core/src/appearance/*.css',
]
  .flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
  .map((file) => ({ file, css: readFileSync(`${ROOT}/${file}`, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '') }));

/** What decides how large something is, and how far away from something else. */
const SIZE =
  /(?:^|[\s;{])((?:(?:min|max)-)?(?:width|height|inline-size|block-size)|(?:scroll-)?(?:padding|margin)[a-z-]*|(?:row-|column-)?gap|top|right|bottom|left|inset[a-z-]*|grid-(?:template|auto)[a-z-]*|flex(?:-basis)?|font(?:-size)?|border-[a-z-]*radius): ([^;{}]*);/g;

/** CSS pixels; below, a length is a line, a dot or a nudge that need not grow. */
const GROWS_FROM = 11;

/** Pages of a PDF are laid out in pixels by code (`PAGE_GAP`). */
const BY_CODE = new Set(['apps/web/app/viewers/pdf/pdf.module.css']);

function fixedSizesIn(css: string): readonly string[] {
  return [...css.matchAll(SIZE)].flatMap(([, property = '', value = '']) =>
    /var\(--u[,)]/.test(value)
      ? []
      : [...value.matchAll(/(?<![\w.-])(\d+(?:\.\d+)?)px/g)]
          .filter(([, pixels]) => Number(pixels) >= GROWS_FROM)
          .map(([length]) => `${property}: ${length}`),
  );
}

describe('everything that is tapped or read grows with the screen', () => {
  test('in all the sheets that are there', () => {
    expect(sheets.length).toBeGreaterThan(85);
  });

  test.each(sheets.filter(({ file }) => !BY_CODE.has(file)))('$file has no size of its own', ({ css }) => {
    expect(fixedSizesIn(css)).toEqual([]);
  });

  test('finds a size in pixels in any declaration', () => {
    const css = '.a { min-height: 44px; padding: 0 calc(20px + 1rem) 2px; gap: calc(24px * var(--u, 1)); }';
    const other =
      '.a { scroll-margin-block: 76px 1px; border-radius: 12px; grid-template-columns: 180px 1fr; }';
    expect(fixedSizesIn(css)).toEqual(['min-height: 44px', 'padding: 20px']);
    expect(fixedSizesIn(other)).toEqual([
      'scroll-margin-block: 76px',
      'border-radius: 12px',
      'grid-template-columns: 180px',
    ]);
  });

  test('every token in pixels is multiplied, except lines and shadows', () => {
    const tokens = readFileSync(`${ROOT}/apps/web/app/styles/tokens.css`, 'utf8');
    const fixed = [...tokens.matchAll(/(--(?:space|radius|touch|chrome|row)[\w-]*): ([^;]+);/g)].filter(
      ([, , value = '']) => value.includes('px') && !value.includes('var(--u)'),
    );
    expect(fixed.map(([, name]) => name)).toEqual([]);
  });
});
