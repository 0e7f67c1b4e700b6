import { message } from '@vitrine/core/reports/message';
import { readColour } from '@vitrine/core/theme/colour';
import type { ThemeChoices } from '@vitrine/core/theme/complete-theme';
import type { ThemeFont } from '@vitrine/core/world/theme';
import type { Media } from '@vitrine/core/world/media';
import type { WireTheme } from '../wire/world.ts';
import { fileOf, isFont } from './files.ts';
import { present, textOf } from './present.ts';
import type { Scope } from './scope.ts';

/** The parts of a theme that a world or the brand sets; an invalid colour or font is left out and reported. */
export function themeChoicesOf(scope: Scope, wire: WireTheme, path: string): ThemeChoices {
  return {
    ...present({
      primary: themeColourOf(scope, wire?.primary_color, `${path}.primary_color`),
      secondary: themeColourOf(scope, wire?.secondary_color, `${path}.secondary_color`),
      appearance: wire?.appearance ?? undefined,
      corners: wire?.corners ?? undefined,
      headerLook: wire?.header_look ?? undefined,
      screenScale: wire?.screen_scale ?? undefined,
      textFont: textFontOf(scope, wire, path),
      headingFont: fontOf(scope, wire, path, 'heading_font'),
    }),
  };
}

/** Both files of a typeface are chosen together: those of two typefaces do not match. */
function textFontOf(scope: Scope, wire: WireTheme, path: string): ThemeFont | undefined {
  const regular = fontOf(scope, wire, path, 'text_font');
  const bold = fontOf(scope, wire, path, 'text_font_bold');
  if (regular !== undefined) return { regular, ...present({ bold }) };
  if (bold !== undefined) scope.report('invalidEntry', `${path}.text_font_bold`, message('report.boldAlone'));
  return undefined;
}

function fontOf(
  scope: Scope,
  wire: WireTheme,
  path: string,
  field: 'text_font' | 'text_font_bold' | 'heading_font',
): Media | undefined {
  return fileOf({ scope, file: wire?.[field], path: `${path}.${field}`, isWanted: isFont, wanted: 'font' });
}

function themeColourOf(scope: Scope, wire: string | null | undefined, path: string): string | undefined {
  const colour = textOf(wire);
  if (colour === undefined || readColour(colour) !== undefined) return colour;
  scope.report('invalidEntry', path, message('report.colour', { colour }));
  return undefined;
}
