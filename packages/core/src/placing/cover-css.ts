import type { PicturePoint } from '../world/background.ts';

/**
 * The kinds of windows whose pictures are placed on apart: wide ones, all others, and phones where a location has a
 * picture of its own for them.
 */
export type PlacedWindow = 'wide' | 'narrow' | 'phone';

/** Custom properties: what the style sheets place something on a picture by. */
export type PlacedProperties = Readonly<Record<`--${string}`, number>>;

/**
 * Where a point is on the picture of a window, as parts of its width and height from its middle. With the shape of the
 * picture, `appearance/hotspots.module.css` computes from it what `coverPoint` computes: at every size of the window
 * without a script, from the first paint on.
 */
export function pointProperties(window: PlacedWindow, { x, y }: PicturePoint): PlacedProperties {
  return { [`--${window}-x`]: rounded((x - 50) / 100), [`--${window}-y`]: rounded((y - 50) / 100) };
}

/** The shape of the picture of a window. */
export function shapeProperty(window: PlacedWindow, widthToHeight: number): PlacedProperties {
  return { [`--${window}`]: rounded(widthToHeight) };
}

/** Six decimals move nothing by a pixel, and CSS does not read exponents everywhere. */
function rounded(value: number): number {
  return Number(value.toFixed(6));
}
