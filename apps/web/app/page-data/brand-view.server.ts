import { fontSheetAddress } from '@vitrine/core/fonts/font-sheet';
import { themeTokens } from '@vitrine/core/theme/theme-tokens';
import type { ThemeTokens } from '@vitrine/core/theme/theme-tokens';
import { THEME_DEFAULTS } from '@vitrine/core/world/theme';
import type { ScreenScale } from '@vitrine/core/world/theme';
import type { Media } from '@vitrine/core/world/media';
import type { CompanyBrand } from '@vitrine/core/world/settings/brand';
import type { Snapshot } from '@vitrine/core/world/snapshot';

/** The brand on every page; empty where the showroom has none. */
export interface BrandView {
  /** The company's name. */
  readonly name?: string;
  /** The theme outside all worlds. */
  readonly theme?: ThemeTokens;
  /** Absent: as the screen has it. */
  readonly screenScale?: ScreenScale;
  /** The style sheet of its own fonts. */
  readonly fontSheet?: string;
  readonly icon?: { readonly href: string; readonly type: string };
  /** For home screens, which take no drawings. */
  readonly touchIcon?: string;
}

/** The brand in the form that pages need. */
export function brandViewOf({ settings }: Snapshot): BrandView | undefined {
  const { brand } = settings;
  if (brand === undefined) return undefined;
  const { name, theme, icon } = brand;
  const fontSheet = theme && fontSheetAddress(theme);
  const screenScale = theme?.screenScale ?? THEME_DEFAULTS.screenScale;
  return {
    ...(name !== undefined && { name }),
    ...(theme && { theme: themeTokens(theme) }),
    ...(screenScale !== THEME_DEFAULTS.screenScale && { screenScale }),
    ...(fontSheet !== undefined && { fontSheet }),
    ...(icon && iconsOf(icon)),
  };
}

/** A title for browser tabs and search results: the brand's name is at its end. */
export function titled(brand: CompanyBrand | undefined, ...parts: readonly (string | undefined)[]): string {
  return [...parts, brand?.name].filter(Boolean).join(' · ');
}

/** A tab shows some 32 pixels, a home screen some 180: the smallest copies that suffice. */
function iconsOf({ url, mime, formats }: Media): Pick<BrandView, 'icon' | 'touchIcon'> {
  if (mime.toLowerCase() === 'image/svg+xml') return { icon: { href: url, type: 'image/svg+xml' } };
  const small = formats.thumbnail?.url ?? url;
  return { icon: { href: small, type: mime }, touchIcon: formats.small?.url ?? url };
}
