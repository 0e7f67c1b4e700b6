import { describe, expect, test } from 'vitest';
import { aWorld, someSettings } from '@vitrine/core/testing';
import { THEME_DEFAULTS } from '@vitrine/core/world/theme';
import { examineWorld } from '../examine.ts';
import { formatFinding } from '../finding.ts';
import { sound } from '../testing/broken-world.ts';

const yellow = { ...THEME_DEFAULTS, primary: '#ffd54f' };

function linesOf(snapshot: typeof sound): readonly string[] {
  return examineWorld(snapshot)
    .filter(({ code }) => code === 'weakContrast')
    .map((finding) => formatFinding(finding));
}

describe('colours that hardly stand out', () => {
  test('are reported with the nearest one that does', () => {
    expect(linesOf({ ...sound, worlds: [aWorld({ theme: yellow })] })).toEqual([
      'warning: world showroom, theme.primary_color: The colour #ffd54f hardly stands out from the surfaces that it is used on (1.29 : 1, 3 : 1 is needed). The nearest colour that works is #ac8a00.',
    ]);
  });

  test('are reported once where worlds have them from the brand', () => {
    const settings = someSettings({ brand: { theme: yellow } });
    const worlds = [aWorld({ theme: yellow })];
    expect(linesOf({ ...sound, settings, worlds }).map((line) => line.slice(0, 48))).toEqual([
      'warning: settings app-setting, brand.theme.prima',
    ]);
  });

  test('are no finding in the look that the product comes with', () => {
    expect(linesOf({ ...sound, worlds: [aWorld({ theme: THEME_DEFAULTS })] })).toEqual([]);
  });
});
