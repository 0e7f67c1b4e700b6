import { saying } from '@vitrine/core/doctor/words/saying';
import { readColour } from '@vitrine/core/theme/colour';
import type { ThemeChoices } from '@vitrine/core/theme/complete-theme';
import type { WireTheme } from '../wire/world.ts';
import { present, textOf } from './present.ts';
import type { Scope } from './scope.ts';

/** What a world or the brand has chosen of its theme; what is no colour is left out and reported. */
export const themeChoicesOf = (scope: Scope, wire: WireTheme, path: string): ThemeChoices => ({
  ...present({
    primary: themeColourOf(scope, wire?.primary_color, `${path}.primary_color`),
    secondary: themeColourOf(scope, wire?.secondary_color, `${path}.secondary_color`),
    appearance: wire?.appearance ?? undefined,
    corners: wire?.corners ?? undefined,
    headerLook: wire?.header_look ?? undefined,
  }),
});

const themeColourOf = (scope: Scope, wire: string | null | undefined, path: string): string | undefined => {
  const colour = textOf(wire);
  if (colour === undefined || readColour(colour) !== undefined) return colour;
  scope.report('invalidEntry', path, saying('report.colour', { colour }));
  return undefined;
};
