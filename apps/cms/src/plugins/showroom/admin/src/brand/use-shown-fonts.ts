import { fontTokensOf } from '@vitrine/core/fonts/font-tokens';
import { useEffect } from 'react';
import type { FormTheme } from '../../../../../contracts/brand.ts';

/** Font family names for the preview. */
const TEXT = 'vitrine-shown-text';
const HEADING = 'vitrine-shown-heading';

/**
 * Loads the fonts chosen in a form, and returns the custom properties of a theme that uses them.
 *
 * @param brand provides the fonts that the theme does not set.
 */
export function useShownFonts(
  theme: FormTheme,
  brand: FormTheme | null | undefined = {},
): Readonly<Record<string, string>> {
  const texts = theme.text_font ? theme : (brand ?? {});
  const text = texts.text_font?.url;
  const bold = text === undefined ? undefined : texts.text_font_bold?.url;
  const heading = (theme.heading_font ?? brand?.heading_font)?.url;
  useEffect(() => {
    const faces = [
      text && faceOf(TEXT, text, bold ? '1 599' : '1 1000'),
      bold && faceOf(TEXT, bold, '600 1000'),
      heading && faceOf(HEADING, heading, '1 1000'),
    ].filter((face) => face instanceof FontFace);
    for (const face of faces) document.fonts.add(face);
    return () => {
      for (const face of faces) document.fonts.delete(face);
    };
  }, [text, bold, heading]);
  return fontTokensOf({ ...(text && { text: TEXT }), ...(heading && { heading: HEADING }) });
}

function faceOf(family: string, address: string, weight: string): FontFace {
  return new FontFace(family, `url(${JSON.stringify(address)})`, { weight });
}
