import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrastOf, mixtureOf } from './colour.ts';
import { rgb } from './testing/rgb.ts';
import { SURFACES } from './surfaces.ts';
import { APPEARANCES, CORNERS, THEME_DEFAULTS } from '../world/theme.ts';
import { themeTokens } from './theme-tokens.ts';

describe('the tokens of a theme', () => {
  test('are the colours, what is written on them, and texts in them', () => {
    const tokens = themeTokens({ primary: '#00857C', secondary: '#FFD54F' });
    expect(tokens).toMatchObject({
      '--primary': '#00857c',
      '--on-primary': '#fff',
      '--secondary': '#ffd54f',
      '--on-secondary': '#000',
    });
    expect(Object.keys(tokens).toSorted()).toEqual([
      '--on-primary',
      '--on-secondary',
      '--primary',
      '--primary-hover',
      '--primary-ink',
      '--secondary',
      '--secondary-ink',
    ]);
  });

  test('never hold anything but values of ours and colours that were read', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        fc.constantFrom(...APPEARANCES),
        (primary, secondary, appearance) => {
          for (const value of Object.values(themeTokens({ primary, secondary, appearance }))) {
            expect(value).toMatch(/^(#[\da-f]{3,6}|dark)$/);
          }
        },
      ),
    );
  });

  test('take the colour of the product where one cannot be read', () => {
    const evil = '#fff; background: url(https://evil.example)';
    expect(themeTokens({ primary: evil, secondary: '#123' })['--primary']).toBe(THEME_DEFAULTS.primary);
  });

  test('have inks that are readable on papers and on their tints, whatever the colour is', () => {
    const channel = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(
        channel,
        channel,
        channel,
        fc.constantFrom(...APPEARANCES),
        (red, green, blue, appearance) => {
          const tokens = themeTokens({
            ...THEME_DEFAULTS,
            primary: `rgb(${red} ${green} ${blue})`,
            appearance,
          });
          const ink = rgb(tokens['--primary-ink'] ?? '');
          for (const ground of [SURFACES[appearance].paper, SURFACES[appearance].paperSoft]) {
            for (const share of [0, 0.11, 0.18]) {
              const tint = mixtureOf([red, green, blue], ground, share);
              expect(contrastOf(ink, tint)).toBeGreaterThanOrEqual(4.4);
            }
          }
        },
      ),
    );
  });

  test('set the surfaces of a dark look, and the corners where they are not as they come', () => {
    expect(themeTokens({ ...THEME_DEFAULTS, appearance: 'dark' })).toMatchObject({ '--paper': '#101a1d' });
    expect(themeTokens({ ...THEME_DEFAULTS, corners: 'square' })).toMatchObject({ '--radius-pill': '0px' });
    expect(CORNERS.map((corners) => themeTokens({ ...THEME_DEFAULTS, corners })['--radius-m'])).toEqual([
      '0px',
      undefined,
      'calc(22px * var(--u))',
    ]);
  });
});
