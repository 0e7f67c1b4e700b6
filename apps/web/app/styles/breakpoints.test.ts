import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BREAKPOINTS } from '@vitrine/core/layout/breakpoints';
import { describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

/** Every style sheet of the visitor's pages; those of the CMS's panel follow Strapi's own widths. */
const sheets = ['apps/web/app/**/*.css', 'packages/core/src/appearance/*.css']
  .flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
  .map((file) => ({ file, css: readFileSync(`${ROOT}/${file}`, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '') }));

/** Media queries on the window's width. Container queries are exempt: each depends on its own content. */
function widthsAskedIn(css: string): readonly string[] {
  return [...css.matchAll(/@(?:media|import)\b[^{;]*/g)].flatMap(([query]) =>
    [...query.matchAll(/\([^()]*\bwidth\b[^()]*\)/g)].map(([condition]) => condition),
  );
}

describe('style sheets', () => {
  const FLAGS = new Set(
    Object.values(BREAKPOINTS).flatMap((width) => [`(width < ${width}px)`, `(width >= ${width}px)`]),
  );

  test('have a table of seven widths, and ask for the smaller ones of it (spec 9.11)', () => {
    expect(BREAKPOINTS).toEqual({ xs: 420, s: 576, m: 768, l: 992, xl: 1200, xxl: 1400, xxxl: 1800 });
    const asked = new Set(sheets.flatMap(({ css }) => widthsAskedIn(css)));
    const { xs, s, m, l } = BREAKPOINTS;
    expect([xs, s, m, l].filter((width) => !asked.has(`(width < ${width}px)`))).toEqual([]);
  });

  test('are as many as there are', () => {
    expect(sheets.length).toBeGreaterThan(60);
    expect(sheets.filter(({ css }) => widthsAskedIn(css).length > 0).length).toBeGreaterThan(20);
  });

  test.each(sheets)(
    '$file asks for widths of the table alone, as larger or smaller (spec 4.3) (spec 3.30)',
    ({ css }) => {
      expect(widthsAskedIn(css).filter((condition) => !FLAGS.has(condition))).toEqual([]);
    },
  );

  test('ask for a width in any spelling', () => {
    const css =
      '@media (max-width: 599px), (400px <= width <= 700px) { } @media print and (min-width:10em) { }';
    expect(widthsAskedIn(css)).toEqual([
      '(max-width: 599px)',
      '(400px <= width <= 700px)',
      '(min-width:10em)',
    ]);
  });
});
