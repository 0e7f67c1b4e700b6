import { contrastOf, hexOf, readColour } from './colour.ts';
import type { Rgb } from './colour.ts';
import { nearestColour } from './nearest-colour.ts';
import type { ContrastNeed } from './nearest-colour.ts';
import { SURFACES } from './surfaces.ts';
import { THEME_DEFAULTS } from '../world/theme.ts';
import type { Theme } from '../world/theme.ts';

/** WCAG 2.2, 1.4.3 Contrast (Minimum), level AA: text. */
export const TEXT_CONTRAST = 4.5;

/** WCAG 2.2, 1.4.11 Non-text Contrast, level AA: parts needed to understand a control or a drawing. */
export const GRAPHIC_CONTRAST = 3;

/** The two colours that an editor chooses. */
export const THEME_COLOURS = ['primary', 'secondary'] as const;
export type ThemeColour = (typeof THEME_COLOURS)[number];

/** What is painted beside a colour of the theme. */
export type PairName = 'textOnIt' | 'paper' | 'paperSoft' | 'disc' | 'focusRing';

/** A colour of the theme beside what it is painted on, or what is painted on it. */
export interface ContrastPair {
  readonly colour: ThemeColour;
  readonly name: PairName;
  readonly criterion: '1.4.3' | '1.4.11';
  readonly needed: number;
  readonly ratio: number;
}

/** A colour of the theme that does not stand out where it has to. */
export interface ContrastFault {
  readonly colour: ThemeColour;
  /** As the editor wrote it. */
  readonly value: string;
  /** The pair with the lowest contrast. */
  readonly pair: ContrastPair;
  /** The nearest colour with which every pair holds; absent where there is none. */
  readonly suggestion?: string;
}

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];

/** Both rings of the focus (`base.css`): one of them contrasts with every colour. */
const FOCUS_RINGS: readonly Rgb[] = [WHITE, [6, 40, 43]];

/** What a colour is painted on as a graphic. The pins' rims and the discs of floor arrows are white in every theme. */
const GROUNDS: Readonly<Record<ThemeColour, readonly ('paper' | 'paperSoft' | 'disc')[]>> = {
  primary: ['paper', 'paperSoft', 'disc'],
  secondary: ['paper', 'paperSoft'],
};

/**
 * Every pair that the product paints with the colours of a theme. Texts in these colours are not pairs: they are
 * painted in the nearest shade that is readable ({@link inkOf}). A colour that cannot be read has no pairs.
 */
export function contrastPairs(theme: Theme): readonly ContrastPair[] {
  return THEME_COLOURS.flatMap((colour): readonly ContrastPair[] => {
    const painted = readColour(theme[colour]);
    return painted === undefined ? [] : pairsOf(theme, colour, painted);
  });
}

/** The colours of a theme with which a pair fails, each with the nearest one that works. */
export function contrastFaults(theme: Theme): readonly ContrastFault[] {
  const pairs = contrastPairs(theme);
  return THEME_COLOURS.flatMap((colour): readonly ContrastFault[] => {
    const [worst] = pairs
      .filter((pair) => pair.colour === colour && pair.ratio < pair.needed)
      .toSorted((one, other) => one.ratio / one.needed - other.ratio / other.needed);
    const painted = readColour(theme[colour]);
    if (worst === undefined || painted === undefined) return [];
    const found = nearestColour(painted, needsOf(theme, colour));
    return [
      {
        colour,
        value: theme[colour],
        pair: worst,
        ...(found !== undefined && { suggestion: hexOf(found) }),
      },
    ];
  });
}

/** The ink on a surface of this colour: white where it is readable, else black, which then always is. */
export function readableOn(surface: Rgb): '#000' | '#fff' {
  return contrastOf(surface, WHITE) >= TEXT_CONTRAST ? '#fff' : '#000';
}

/** Text in a colour of the theme: the nearest shade that is readable on all of these grounds. */
export function inkOf(colour: Rgb, grounds: readonly Rgb[]): Rgb {
  const needs = grounds.map((against) => ({ against, ratio: TEXT_CONTRAST }));
  return nearestColour(colour, needs) ?? colour;
}

function pairsOf(theme: Theme, colour: ThemeColour, painted: Rgb): readonly ContrastPair[] {
  const text = readableOn(painted) === '#fff' ? WHITE : BLACK;
  return [
    {
      colour,
      name: 'textOnIt',
      criterion: '1.4.3',
      needed: TEXT_CONTRAST,
      ratio: contrastOf(painted, text),
    },
    ...GROUNDS[colour].map((name): ContrastPair => {
      const ratio = contrastOf(painted, groundOf(theme, name));
      return { colour, name, criterion: '1.4.11', needed: GRAPHIC_CONTRAST, ratio };
    }),
    {
      colour,
      name: 'focusRing',
      criterion: '1.4.11',
      needed: GRAPHIC_CONTRAST,
      ratio: Math.max(...FOCUS_RINGS.map((ring) => contrastOf(painted, ring))),
    },
  ];
}

function needsOf(theme: Theme, colour: ThemeColour): readonly ContrastNeed[] {
  return GROUNDS[colour].map((name) => ({ against: groundOf(theme, name), ratio: GRAPHIC_CONTRAST }));
}

function groundOf(theme: Theme, name: 'paper' | 'paperSoft' | 'disc'): Rgb {
  return name === 'disc' ? WHITE : SURFACES[theme.appearance ?? THEME_DEFAULTS.appearance][name];
}
