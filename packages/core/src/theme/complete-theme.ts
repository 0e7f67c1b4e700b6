import { contrastFaults } from './contrast-pairs.ts';
import { THEME_DEFAULTS } from '../world/theme.ts';
import type { Theme } from '../world/theme.ts';

/** The parts of a theme that an editor has chosen. */
export type ThemeChoices = Partial<Theme>;

/**
 * A complete theme: each part comes from the first choice that sets it, else from the product. A colour that no one
 * has chosen is the product's in the nearest shade that suits the rest, because the original suits light surfaces.
 *
 * @param choices the nearest first: the world's, then the brand's.
 */
export function completeTheme(...choices: readonly ThemeChoices[]): Theme {
  const { primary, secondary } = THEME_DEFAULTS;
  const chosen: ThemeChoices = Object.assign({}, ...choices.toReversed());
  const whole: Theme = { primary, secondary, ...chosen };
  const suited = contrastFaults(whole)
    .filter(({ colour }) => chosen[colour] === undefined)
    .map(({ colour, value, suggestion = value }) => [colour, suggestion]);
  return { ...whole, ...Object.fromEntries(suited) };
}
