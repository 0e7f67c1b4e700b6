/**
 * Bytes of a font. Every visitor loads it before texts look as they should: a variable font with Latin and Cyrillic
 * has some 200,000 as WOFF2, and its TTF three times as many. A larger one contains scripts that the showroom does
 * not have.
 */
export const MAX_FONT_BYTES = 1_000_000;
