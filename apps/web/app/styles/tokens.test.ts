import { readFileSync } from 'node:fs';
import { THEME_DEFAULTS } from '@vitrine/core/world/theme';
import { themeTokens } from '@vitrine/core/theme/theme-tokens';
import { describe, expect, test } from 'vitest';

function read(file: string): string {
  return readFileSync(new URL(file, import.meta.url), 'utf8');
}

/** As the formatter writes colours. */
function shortest(value: string): string {
  return value.replace(/^#ffffff$/, '#fff');
}

test('the style sheet’s tokens are those of the theme in which nothing is chosen', () => {
  const sheet = read('tokens.css');
  const { colorScheme: scheme, ...tokens } = themeTokens(THEME_DEFAULTS, true);
  expect(scheme).toBe('light');
  const missing = Object.entries(tokens).filter(
    ([name, value]) => !sheet.includes(`${name}: ${shortest(value)};`),
  );
  expect(missing).toEqual([]);
});

/** Degrees on the circle of colours. */
function hueOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\da-f]{2}/g) ?? []).map((part) =>
    Number.parseInt(part, 16),
  );
  const degrees = (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI;
  return (degrees + 360) % 360;
}

describe('the theme in which nothing is chosen', () => {
  test('is teal and magenta (spec 2.27)', () => {
    const { '--primary': primary = '', '--secondary': secondary = '' } = themeTokens(THEME_DEFAULTS, true);
    expect(hueOf(primary)).toBeGreaterThan(165);
    expect(hueOf(primary)).toBeLessThan(195);
    expect(hueOf(secondary)).toBeGreaterThan(300);
    expect(hueOf(secondary)).toBeLessThan(345);
  });

  test('is written in a font of its own (spec 2.27)', () => {
    const font = /--product-font: '(?<name>[^']+)'/.exec(read('tokens.css'))?.groups?.['name'];
    expect(font).toBe('Manrope');
    expect(read('fonts.css')).toContain(`@font-face {\n  font-family: '${font}';`);
    expect(read('tokens.css')).toContain('--font: var(--product-font);');
    expect(read('base.css')).toMatch(/\bfont(?:-family)?:[^;]*var\(--font\)/);
  });
});

test('what is wrong has a red that is no brand’s: it is neither the product’s magenta nor near it', () => {
  const { '--secondary': secondary = '' } = themeTokens(THEME_DEFAULTS, true);
  const alarm = /--alarm: (#[\da-f]{6});/.exec(read('tokens.css'))?.[1] ?? '';
  expect(hueOf(alarm)).toBeLessThan(15);
  expect(360 - hueOf(secondary) + hueOf(alarm)).toBeGreaterThan(20);
});
