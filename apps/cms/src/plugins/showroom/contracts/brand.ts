import type { ThemeChoices } from '@vitrine/core/theme/complete-theme';
import type { Appearance, Corners, HeaderLook } from '@vitrine/core/theme/theme';

/** The settings, of which the brand is a part; reading and saving them are the content manager's rights. */
export const SETTINGS_UID = 'api::app-setting.app-setting';
export const READ_SETTINGS = 'plugin::content-manager.explorer.read';
export const SAVE_SETTINGS = 'plugin::content-manager.explorer.update';

/** Where the content manager answers for the settings. */
export const SETTINGS_PATH = `/content-manager/single-types/${SETTINGS_UID}`;

/** Component `world.theme`, as a form holds it. */
export interface FormTheme {
  readonly id?: number;
  readonly primary_color?: string | null;
  readonly secondary_color?: string | null;
  readonly appearance?: Appearance | null;
  readonly corners?: Corners | null;
  readonly header_look?: HeaderLook | null;
}

/** The choices a form has made of a theme. Empty fields are left out: the brand or the product fills them in. */
export const choicesOf = (theme: FormTheme | null | undefined): ThemeChoices => ({
  ...(theme?.primary_color ? { primary: theme.primary_color } : {}),
  ...(theme?.secondary_color ? { secondary: theme.secondary_color } : {}),
  ...(theme?.appearance ? { appearance: theme.appearance } : {}),
  ...(theme?.corners ? { corners: theme.corners } : {}),
  ...(theme?.header_look ? { headerLook: theme.header_look } : {}),
});
