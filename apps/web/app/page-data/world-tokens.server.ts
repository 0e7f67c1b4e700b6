import type { Theme } from '@vitrine/core/world/theme';
import { themeTokens } from '@vitrine/core/theme/theme-tokens';
import type { ThemeTokens } from '@vitrine/core/theme/theme-tokens';

const around = new WeakMap<Theme, ThemeTokens>();
const inside = new WeakMap<Theme, ThemeTokens>();

/**
 * The tokens of a world's theme. Searching for readable shades takes a millisecond or two, and pages of logged-in
 * visitors are not cached, so it is done once per theme.
 *
 * @param isInside whether a brand's tokens surround them.
 */
export function worldTokens(theme: Theme, isInside: boolean): ThemeTokens {
  const known = isInside ? inside : around;
  const found = known.get(theme) ?? themeTokens(theme, isInside);
  known.set(theme, found);
  return found;
}
