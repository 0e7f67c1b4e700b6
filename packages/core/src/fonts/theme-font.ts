import type { Media } from '../world/media.ts';

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
