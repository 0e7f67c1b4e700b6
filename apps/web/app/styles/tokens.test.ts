import { readFileSync } from 'node:fs';
import { THEME_DEFAULTS } from '@vitrine/core/theme/theme';
import { themeTokens } from '@vitrine/core/theme/theme-tokens';
import { expect, it } from 'vitest';

/** As the formatter writes colours. */
const shortest = (value: string): string => value.replace(/^#ffffff$/, '#fff');

it('the style sheet’s tokens are those of the theme in which nothing is chosen', () => {
  const sheet = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
  const { colorScheme: scheme, ...tokens } = themeTokens(THEME_DEFAULTS, true);
  expect(scheme).toBe('light');
  const missing = Object.entries(tokens).filter(
    ([name, value]) => !sheet.includes(`${name}: ${shortest(value)};`),
  );
  expect(missing).toEqual([]);
});
