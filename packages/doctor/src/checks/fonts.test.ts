import { describe, expect, test } from 'vitest';
import { aFont, aWorld, someSettings } from '@vitrine/core/testing';
import type { ThemeFonts } from '@vitrine/core/world/theme';
import { THEME_DEFAULTS } from '@vitrine/core/world/theme';
import { localeCode } from '@vitrine/core/world/ids';
import type { Snapshot } from '@vitrine/core/world/snapshot';
import { examineSnapshots } from '../examine.ts';
import { formatFinding } from '../finding.ts';
import { sound } from '../testing/broken-world.ts';

const latin = aFont('Latin.woff2', { font: { weights: [200, 800], lacks: 'ЖжЯя…' } });
const thin = aFont('Thin.ttf', { font: { weights: [400, 400], lacks: '' } });

function linesOf(fonts: ThemeFonts, brand?: ThemeFonts): readonly string[] {
  const theme = { ...THEME_DEFAULTS, ...brand, ...fonts };
  const english: Snapshot = {
    ...sound,
    worlds: [aWorld({ theme })],
    ...(brand && { settings: someSettings({ brand: { theme: { ...THEME_DEFAULTS, ...brand } } }) }),
  };
  return examineSnapshots({
    snapshots: [english, { ...english, locale: localeCode('ru') }, { ...english, locale: localeCode('pl') }],
    reports: [],
  })
    .filter(({ code }) => /^missing(?:Letters|BoldFont)$/.test(code))
    .map((finding) => formatFinding(finding));
}

describe('fonts of a theme', () => {
  test('are reported with the letters that they lack, for each language of the showroom', () => {
    const fix = 'Upload a font that holds the letters of this language.';
    const rest = `They are shown in the showroom’s own font. ${fix}`;
    expect(linesOf({ textFont: { regular: latin } })).toEqual([
      `warning: world showroom, theme.text_font (en): English: the font “Latin.woff2” lacks … (in all: 1). ${rest}`,
      `warning: world showroom, theme.text_font (ru): Russian: the font “Latin.woff2” lacks Ж Я ж я … (in all: 5). ${rest}`,
    ]);
  });

  test('are reported only at the brand where worlds have them from it', () => {
    expect(linesOf({}, { headingFont: latin }).map((line) => line.slice(0, 60))).toEqual(
      [
        'warning: settings app-setting, brand.theme.heading_font (en):',
        'warning: settings app-setting, brand.theme.heading_font (ru):',
      ].map((line) => line.slice(0, 60)),
    );
  });

  test('are reported where texts have one weight and no bold font', () => {
    expect(linesOf({ textFont: { regular: thin } })).toEqual([
      'hint: world showroom, theme.text_font_bold: The font “Thin.ttf” has one weight: browsers thicken it for bold texts. Choose a variable font, or add the bold one of the same family.',
    ]);
    expect(linesOf({ textFont: { regular: thin, bold: aFont('Bold.ttf') }, headingFont: thin })).toEqual([]);
  });

  test('are no finding where the CMS has not read them', () => {
    const { font: _, ...unread } = latin;
    expect(linesOf({ textFont: { regular: unread }, headingFont: unread })).toEqual([]);
  });
});
