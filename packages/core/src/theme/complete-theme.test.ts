import { describe, expect, test } from 'vitest';
import { aFont } from '../../testing/index.ts';
import { completeTheme } from './complete-theme.ts';
import { contrastFaults } from './contrast-pairs.ts';
import { THEME_DEFAULTS } from '../world/theme.ts';

describe('a whole theme', () => {
  test('is the product’s where nothing is chosen', () => {
    expect(completeTheme()).toEqual({
      primary: THEME_DEFAULTS.primary,
      secondary: THEME_DEFAULTS.secondary,
    });
  });

  test('takes each part from the nearest who has chosen it', () => {
    const world = { primary: '#123456' };
    const brand = { primary: '#654321', secondary: '#aa0055', corners: 'round' } as const;
    expect(completeTheme(world, brand)).toEqual({
      primary: '#123456',
      secondary: '#aa0055',
      corners: 'round',
    });
  });

  test('takes both files of a typeface from one place', () => {
    const brand = { textFont: { regular: aFont('Brand.ttf'), bold: aFont('BrandBold.ttf') } };
    const world = { textFont: { regular: aFont('World.ttf') } };
    expect(completeTheme(world, { ...brand, headingFont: aFont('Head.ttf') })).toMatchObject({
      textFont: { regular: { name: 'World.ttf' } },
      headingFont: { name: 'Head.ttf' },
    });
    expect(completeTheme(world, brand).textFont).not.toHaveProperty('bold');
    expect(completeTheme({}, brand).textFont).toEqual(brand.textFont);
  });

  test('suits the product’s own colours to a dark look, and leaves alone what was chosen', () => {
    const dark = completeTheme({ appearance: 'dark' });
    expect(dark.secondary).not.toBe(THEME_DEFAULTS.secondary);
    expect(contrastFaults(dark)).toEqual([]);
    expect(completeTheme({ appearance: 'dark', primary: '#0b191c' }).primary).toBe('#0b191c');
  });
});
