import { hexOf, mixtureOf, readColour } from './colour.ts';
import { inkOf, readableOn, THEME_COLOURS, type ThemeColour } from './contrast-pairs.ts';
import { SURFACES, THEME_DEFAULTS, type Appearance, type Corners, type Theme } from './theme.ts';

/** Properties of CSS by their names, nearly all custom ones; every value is one of ours, or a colour that was read. */
export type ThemeTokens = Readonly<Record<string, string>>;

/** The strongest tints of a colour that texts in this colour stand on: `color-mix(…, var(--primary) 18%, …)`. */
const TINTS: Readonly<Record<ThemeColour, number>> = { primary: 0.18, secondary: 0.08 };

/** Soft is that of the tokens' style sheet. */
const RADII: Readonly<Record<Corners, ThemeTokens>> = {
  square: { '--radius-s': '0', '--radius-m': '0', '--radius-l': '0', '--radius-pill': '0' },
  soft: {},
  round: { '--radius-s': '14px', '--radius-m': '22px', '--radius-l': '32px' },
};

/**
 * A theme as the custom properties that the page carries. What is as the style sheets have it already is left out,
 * so that a page weighs no more than it has to.
 */
export function themeTokens(theme: Theme): ThemeTokens {
  const appearance = theme.appearance ?? THEME_DEFAULTS.appearance;
  return {
    ...Object.assign({}, ...THEME_COLOURS.map((colour) => colourTokens(theme, colour, appearance))),
    ...(appearance === 'light' ? {} : surfaceTokens(appearance)),
    ...RADII[theme.corners ?? THEME_DEFAULTS.corners],
  };
}

function colourTokens(theme: Theme, name: ThemeColour, appearance: Appearance): ThemeTokens {
  const colour = readColour(theme[name]) ?? readColour(THEME_DEFAULTS[name]);
  if (colour === undefined) return {};
  const { paper, paperSoft } = SURFACES[appearance];
  const grounds = [paper, paperSoft].flatMap((ground) => [
    ground,
    mixtureOf(colour, ground, TINTS[name]),
  ]);
  return {
    [`--${name}`]: hexOf(colour),
    [`--on-${name}`]: readableOn(colour),
    [`--${name}-ink`]: hexOf(inkOf(colour, grounds)),
  };
}

function surfaceTokens(appearance: Appearance): ThemeTokens {
  const { paper, paperSoft, ink, inkSoft, line, edge } = SURFACES[appearance];
  return {
    'color-scheme': appearance,
    '--paper': hexOf(paper),
    '--paper-soft': hexOf(paperSoft),
    '--ink': hexOf(ink),
    '--ink-soft': hexOf(inkSoft),
    '--line': hexOf(line),
    '--edge': hexOf(edge),
  };
}
