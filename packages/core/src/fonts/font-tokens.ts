import { fontFamiliesOf, fontFilesOf } from './font-files.ts';
import type { ThemeFonts } from '../world/theme.ts';

/** The fonts of a theme's texts, as properties of React's `style`; empty where they are the product's own. */
export function fontTokens(fonts: ThemeFonts): Readonly<Record<string, string>> {
  return fontTokensOf(fontFamiliesOf(fontFilesOf(fonts)));
}

/**
 * The same for families by their names, which must be names of ours: they become CSS. Glyphs that a font lacks come
 * from the product's own.
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
