/** The facts that the CMS reads from a font when it is uploaded. */
export interface FontFacts {
  /** The lightest and the heaviest weight (CSS `font-weight`, 1 to 1000); equal where the font is not variable. */
  readonly weights: readonly [lightest: number, heaviest: number];
  /** The characters that it has no glyph for, of those that the interface's languages need. */
  readonly lacks: string;
}

/** The endings of fonts that every current browser reads. */
export const FONT_EXTENSIONS = ['.woff2', '.woff', '.ttf', '.otf'] as const;

/** Whether a file is a font, by its ending: systems disagree about the media types of fonts. */
export function isFontExtension(extension: string): boolean {
  return (FONT_EXTENSIONS as readonly string[]).includes(extension.toLowerCase());
}

/** Whether a font is drawn in many weights, and not in one. */
export function isVariable({ weights: [lightest, heaviest] }: FontFacts): boolean {
  return lightest !== heaviest;
}
