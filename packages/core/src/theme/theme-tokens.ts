import { fontTokens } from '../fonts/font-tokens.ts';
import { hexOf, mixtureOf, readColour } from './colour.ts';
import type { Rgb } from './colour.ts';
import { inkOf, readableOn, THEME_COLOURS } from './contrast-pairs.ts';
import type { ThemeColour } from './contrast-pairs.ts';
import { SURFACES } from './surfaces.ts';
import { THEME_DEFAULTS } from '../world/theme.ts';
import type { Appearance, Corners, Theme } from '../world/theme.ts';

/** Properties for React's `style`, nearly all custom ones. Every value is one of ours, or a parsed colour. */
export type ThemeTokens = Readonly<Record<string, string>>;

/** The strongest tints of a colour that texts in this colour stand on: `color-mix(…, var(--primary) 18%, …)`. */
const TINTS: Readonly<Record<ThemeColour, number>> = { primary: 0.18, secondary: 0.08 };

/** How far a button moves when it is pointed at. */
const HOVER = 0.18;

/** CSS pixels, which grow with the screen (`--u`). Soft is that of the tokens' style sheet, as a test compares. */
const RADII: Readonly<Record<Corners, ThemeTokens>> = {
  square: { '--radius-s': '0px', '--radius-m': '0px', '--radius-l': '0px', '--radius-pill': '0px' },
  soft: roundedBy(8, 14, 20),
  round: roundedBy(14, 22, 32),
};

/**
 * A theme as the custom properties that a page, or a part of one, carries.
 *
 * @param isInside whether another theme may be around it: then every token is there. Otherwise values equal to those
 * of the style sheets are left out, to keep pages small.
 */
export function themeTokens(theme: Theme, isInside = false): ThemeTokens {
  const { appearance, corners } = { ...THEME_DEFAULTS, ...theme };
  return {
    ...Object.assign({}, ...THEME_COLOURS.map((colour) => colourTokens(theme, colour, appearance))),
    ...(isInside || appearance !== THEME_DEFAULTS.appearance ? surfaceTokens(appearance) : {}),
    ...(isInside || corners !== THEME_DEFAULTS.corners ? RADII[corners] : {}),
    // The theme is complete: it has every font of the brand around it.
    ...fontTokens(theme),
  };
}

function roundedBy(small: number, medium: number, large: number): ThemeTokens {
  return {
    '--radius-s': `calc(${small}px * var(--u))`,
    '--radius-m': `calc(${medium}px * var(--u))`,
    '--radius-l': `calc(${large}px * var(--u))`,
    '--radius-pill': '99rem',
  };
}

function colourTokens(theme: Theme, name: ThemeColour, appearance: Appearance): ThemeTokens {
  const colour = readColour(theme[name]) ?? readColour(THEME_DEFAULTS[name]);
  if (colour === undefined) return {};
  const { paper, paperSoft } = SURFACES[appearance];
  const text = readableOn(colour);
  // Away from the text, so that a button is never less readable while it is pointed at.
  const away: Rgb = text === '#fff' ? [0, 0, 0] : [255, 255, 255];
  const grounds = [paper, paperSoft].flatMap((ground) => [ground, mixtureOf(colour, ground, TINTS[name])]);
  return {
    [`--${name}`]: hexOf(colour),
    [`--on-${name}`]: text,
    ...(name === 'primary' && { '--primary-hover': hexOf(mixtureOf(away, colour, HOVER)) }),
    [`--${name}-ink`]: hexOf(inkOf(colour, grounds)),
  };
}

function surfaceTokens(appearance: Appearance): ThemeTokens {
  const { paper, paperSoft, ink, inkSoft, line, rim, wrong } = SURFACES[appearance];
  return {
    colorScheme: appearance,
    '--paper': hexOf(paper),
    '--paper-soft': hexOf(paperSoft),
    '--ink': hexOf(ink),
    '--ink-soft': hexOf(inkSoft),
    '--line': hexOf(line),
    '--rim': hexOf(rim),
    '--wrong': hexOf(wrong),
  };
}
