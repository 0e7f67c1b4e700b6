import type { PicturePoint } from '../world/background.ts';

/** Values of the properties `left` and `top`. */
export interface CssPosition {
  readonly left: string;
  readonly top: string;
}

/**
 * The closest that a hotspot may come to the edge: under 1 % of the picture's width, so it remains on its product.
 */
export const HOTSPOT_CSS_MARGIN = '0.8cqmin';

/**
 * `coverPoint` as CSS, in container query units: it is correct at every size of the container without a script, from
 * the first paint on. The element must be positioned against a container with `container-type: size` that the picture
 * covers.
 *
 * @param widthToHeight width divided by height of the picture.
 * @param margin a CSS length: the position never comes nearer to an edge, so a point outside the container becomes a
 * marker on the edge it is beyond. Without it the position may be outside.
 */
export function coverCssPosition(point: PicturePoint, widthToHeight: number, margin?: string): CssPosition {
  const left = `50cqw + ${number((point.x - 50) / 100)} * max(100cqw, ${number(100 * widthToHeight)}cqh)`;
  const top = `50cqh + ${number((point.y - 50) / 100)} * max(100cqh, ${number(100 / widthToHeight)}cqw)`;
  if (margin === undefined) return { left: `calc(${left})`, top: `calc(${top})` };
  return {
    left: `clamp(${margin}, ${left}, 100cqw - ${margin})`,
    top: `clamp(${margin}, ${top}, 100cqh - ${margin})`,
  };
}

/** Six decimals move nothing by a pixel, and CSS does not read exponents everywhere. */
function number(value: number): string {
  return String(Number(value.toFixed(6)));
}
