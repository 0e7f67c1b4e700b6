import { contrastFaults } from './contrast-pairs.ts';
import { THEME_DEFAULTS, type Theme } from './theme.ts';

/** What somebody has chosen of a theme. */
export type ThemeChoices = Partial<Theme>;

/**
 * A whole theme: each part is that of the first who has chosen it, else the product's. A colour that has not been
 * chosen is the product's in the nearest shade that suits the rest, for its own suits light surfaces.
 *
 * @param choices the nearest first: the world's, then the brand's.
 */
export function completeTheme(...choices: readonly ThemeChoices[]): Theme {
  const { primary, secondary } = THEME_DEFAULTS;
  const chosen = choices.reduceRight<ThemeChoices>((so, one) => ({ ...so, ...one }), {});
  const whole: Theme = { primary, secondary, ...chosen };
  return contrastFaults(whole)
    .filter(({ colour }) => chosen[colour] === undefined)
    .reduce((theme, { colour, value, suggestion = value }) => ({ ...theme, [colour]: suggestion }), whole);
}
