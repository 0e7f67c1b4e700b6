import { fontFamiliesOf, fontFilesOf } from './font-files.ts';
import type { ThemeFonts } from '../world/theme.ts';

/** What the texts of a theme are written in, as properties of React's `style`; nothing where that is the product's own. */
export function fontTokens(fonts: ThemeFonts): Readonly<Record<string, string>> {
  return fontTokensOf(fontFamiliesOf(fontFilesOf(fonts)));
}

/**
 * The same for families by their names, which must be names of ours: they become CSS. What a font has no glyph for is
 * written in the product's own.
 */
export function fontTokensOf({
  text,
  heading,
}: {
  readonly text?: string;
  readonly heading?: string;
}): Readonly<Record<string, string>> {
  return {
    ...(text !== undefined && { fontFamily: 'var(--font)', '--font': `${text}, var(--product-font)` }),
    ...(heading !== undefined && { '--heading-font': `${heading}, var(--font)` }),
  };
}
