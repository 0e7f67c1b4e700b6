import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrastOf, hexOf } from './colour.ts';
import type { Rgb } from './colour.ts';
import { rgb } from './testing/rgb.ts';
import { contrastFaults, contrastPairs, inkOf, readableOn } from './contrast-pairs.ts';
import { nearestColour } from './nearest-colour.ts';
import { oklchOf } from './oklch.ts';
import { SURFACES } from './surfaces.ts';
import { APPEARANCES, THEME_DEFAULTS } from '../world/theme.ts';
import type { Theme } from '../world/theme.ts';

const channel = fc.integer({ min: 0, max: 255 });
const colour = fc.tuple(channel, channel, channel).map((one) => hexOf(one));
const theme: fc.Arbitrary<Theme> = fc.record({
  primary: colour,
  secondary: colour,
  appearance: fc.constantFrom(...APPEARANCES),
});

describe('the contrast of two colours (WCAG 2.2)', () => {
  test('is 21 between black and white, and 1 between equals', () => {
    expect(contrastOf([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 10);
    expect(contrastOf([12, 120, 40], [12, 120, 40])).toBe(1);
  });

  // The grey that is known as the lightest one readable on white, and the first that is not.
  test('distinguishes #767676 on white from #777777', () => {
    expect(contrastOf([118, 118, 118], [255, 255, 255])).toBeCloseTo(4.54, 2);
    expect(contrastOf([119, 119, 119], [255, 255, 255])).toBeCloseTo(4.48, 2);
  });

  test('does not depend on the order', () => {
    fc.assert(
      fc.property(colour, colour, (one, other) => {
        const [first, second] = [rgb(one), rgb(other)];
        expect(contrastOf(first, second)).toBe(contrastOf(second, first));
      }),
    );
  });
});

describe('the pairs of a theme', () => {
  test('all hold in the look that the product comes with', () => {
    expect(contrastFaults(THEME_DEFAULTS)).toEqual([]);
    expect(contrastPairs(THEME_DEFAULTS)).toHaveLength(9);
  });

  test('name the worst pair of a colour that cannot be told from the page, and the nearest one that can', () => {
    expect(contrastFaults({ primary: '#ffd54f', secondary: '#be185d' })).toEqual([
      {
        colour: 'primary',
        value: '#ffd54f',
        pair: {
          colour: 'primary',
          name: 'paperSoft',
          criterion: '1.4.11',
          needed: 3,
          ratio: expect.closeTo(1.298, 3) as number,
        },
        suggestion: expect.stringMatching(/^#[\da-f]{6}$/) as string,
      },
    ]);
  });

  test('always hold with what is suggested', () => {
    fc.assert(
      fc.property(theme, (given) => {
        const faults = contrastFaults(given);
        const taken = Object.fromEntries(faults.map(({ colour: name, suggestion }) => [name, suggestion]));
        expect(contrastFaults({ ...given, ...taken })).toEqual([]);
        expect(contrastPairs({ ...given, ...taken })).toHaveLength(9);
      }),
    );
  });

  test('suggest the same hue', () => {
    fc.assert(
      fc.property(theme, (given) => {
        for (const { value, suggestion } of contrastFaults(given)) {
          const [before, after] = [oklchOf(rgb(value)), oklchOf(rgb(suggestion ?? ''))];
          // Greys have no hue to speak of, and near black or white 8 bits cannot tell hues apart.
          if (before.chroma < 0.06 || after.chroma < 0.06) continue;
          const turn = Math.abs(before.hue - after.hue) % (2 * Math.PI);
          expect(Math.min(turn, 2 * Math.PI - turn)).toBeLessThan(0.09);
        }
      }),
    );
  });

  test('leave alone what cannot be read as a colour', () => {
    expect(contrastPairs({ primary: 'teal', secondary: '' })).toEqual([]);
    expect(contrastFaults({ primary: 'teal', secondary: '' })).toEqual([]);
  });

  test('hold for texts on every colour, and for the rings of the focus', () => {
    fc.assert(
      fc.property(theme, (given) => {
        const weak = contrastPairs(given).filter(({ ratio, needed }) => ratio < needed);
        expect(weak.filter(({ name }) => name === 'textOnIt' || name === 'focusRing')).toEqual([]);
      }),
    );
  });
});

describe('the nearest colour', () => {
  test('is the colour itself where that works', () => {
    const needs = [{ against: [255, 255, 255] as const, ratio: 3 }];
    fc.assert(
      fc.property(colour.map(rgb), (given) => {
        fc.pre(contrastOf(given, [255, 255, 255]) >= 3);
        expect(nearestColour(given, needs)).toBe(given);
      }),
    );
  });

  test('is none where nothing can work', () => {
    const needs = [
      { against: [255, 255, 255] as const, ratio: 6 },
      { against: [0, 0, 0] as const, ratio: 6 },
    ];
    expect(nearestColour([10, 120, 200], needs)).toBeUndefined();
  });
});

describe('text in a colour of the theme', () => {
  test('is readable on all of its grounds', () => {
    const grounds: readonly Rgb[] = [SURFACES.light.paper, SURFACES.light.paperSoft];
    fc.assert(
      fc.property(colour, (value) => {
        const given = rgb(value);
        const ink = inkOf(given, grounds);
        for (const ground of grounds) expect(contrastOf(ink, ground)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  test('is black on bright surfaces and white on dark ones', () => {
    expect(readableOn([255, 213, 79])).toBe('#000');
    expect(readableOn([0, 100, 90])).toBe('#fff');
  });

  test.each(APPEARANCES)('has readable neighbours: the greys of the %s surfaces', (appearance) => {
    const { paper, paperSoft, ink, inkSoft, rim, wrong } = SURFACES[appearance];
    for (const ground of [paper, paperSoft]) {
      expect(contrastOf(ink, ground)).toBeGreaterThanOrEqual(7);
      expect(contrastOf(inkSoft, ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrastOf(wrong, ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrastOf(rim, ground)).toBeGreaterThanOrEqual(3);
    }
  });
});
