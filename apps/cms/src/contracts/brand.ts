import type { FontFacts } from '@vitrine/core/world/font-facts';
import type { ThemeChoices } from '@vitrine/core/theme/complete-theme';
import type { Appearance, Corners, HeaderLook, ScreenScale } from '@vitrine/core/world/theme';

/** The settings, which include the brand. Reading and saving them are permissions of the content manager. */
export const SETTINGS_UID = 'api::app-setting.app-setting';
export const READ_SETTINGS = 'plugin::content-manager.explorer.read';
export const SAVE_SETTINGS = 'plugin::content-manager.explorer.update';

/** The content manager's endpoint for the settings. */
export const SETTINGS_PATH = `/content-manager/single-types/${SETTINGS_UID}`;

/** A file as the content manager reads and writes it. */
export interface FormFile {
  readonly id: number;
  readonly name: string;
  readonly url: string;
  readonly ext?: string | null;
  readonly formats?: { readonly thumbnail?: { readonly url?: string } } | null;
  /** Of a font: the properties that were read from the file on upload. */
  readonly provider_metadata?: { readonly font?: FontFacts } | null;
}

/** The attributes of `world.theme` that hold fonts. */
export const FONT_FIELDS = ['text_font', 'text_font_bold', 'heading_font'] as const;

/** Component `world.theme`, as a form holds it. */
export interface FormTheme {
  readonly id?: number;
  readonly primary_color?: string | null;
  readonly secondary_color?: string | null;
  readonly appearance?: Appearance | null;
  readonly corners?: Corners | null;
  readonly header_look?: HeaderLook | null;
  readonly screen_scale?: ScreenScale | null;
  readonly text_font?: FormFile | null;
  readonly text_font_bold?: FormFile | null;
  readonly heading_font?: FormFile | null;
}

/**
 * The choices a form makes for a theme, without the fonts. Empty fields are left out: the brand or the product
 * fills them in.
 */
export function choicesOf(theme: FormTheme | null | undefined): ThemeChoices {
  return {
    ...(theme?.primary_color ? { primary: theme.primary_color } : {}),
    ...(theme?.secondary_color ? { secondary: theme.secondary_color } : {}),
    ...(theme?.appearance ? { appearance: theme.appearance } : {}),
    ...(theme?.corners ? { corners: theme.corners } : {}),
    ...(theme?.header_look ? { headerLook: theme.header_look } : {}),
    ...(theme?.screen_scale ? { screenScale: theme.screen_scale } : {}),
  };
}
