import type { Media } from './media.ts';

/** The typeface of texts. */
export interface ThemeFont {
  /** Variable, or of one weight. */
  readonly regular: Media;
  /** Where the first is of one weight. */
  readonly bold?: Media;
}

/** The typefaces that a theme has chosen; what is absent is the product's. */
export interface ThemeFonts {
  readonly textFont?: ThemeFont;
  /** Of headings; absent: that of texts. */
  readonly headingFont?: Media;
}

/** Whether the surfaces below texts are light or dark. */
export const APPEARANCES = ['light', 'dark'] as const;
export type Appearance = (typeof APPEARANCES)[number];

/** How round the corners of surfaces and buttons are. */
export const CORNERS = ['square', 'soft', 'round'] as const;
export type Corners = (typeof CORNERS)[number];

/** The background of the header: glass behind each part, one bar behind all, or only a shade over the picture. */
export const HEADER_LOOKS = ['glass', 'solid', 'clear'] as const;
export type HeaderLook = (typeof HEADER_LOOKS)[number];

/** How large everything but the picture is drawn, beyond what the size of the screen says. */
export const SCREEN_SCALES = ['normal', 'large', 'largest'] as const;
export type ScreenScale = (typeof SCREEN_SCALES)[number];

/** The look of a world. What is absent is as the product has it: {@link THEME_DEFAULTS}. */
export interface Theme extends ThemeFonts {
  readonly primary: string;
  readonly secondary: string;
  readonly appearance?: Appearance;
  readonly corners?: Corners;
  readonly headerLook?: HeaderLook;
  readonly screenScale?: ScreenScale;
}

/** Specification section 2: teal and magenta, both dark enough for white text (WCAG AA). */
export const THEME_DEFAULTS = {
  primary: '#0f766e',
  secondary: '#be185d',
  appearance: 'light',
  corners: 'soft',
  headerLook: 'glass',
  screenScale: 'normal',
} as const satisfies Theme;
