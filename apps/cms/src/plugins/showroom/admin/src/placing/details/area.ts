import type { PicturePoint } from '@vitrine/core/world/background';
import type { PictureArea } from '@vitrine/core/world/looping-detail';

/** The corners by which a rectangle is dragged larger and smaller. */
export const CORNERS = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight'] as const;
export type Corner = (typeof CORNERS)[number];

/** Percent of the picture: a smaller rectangle cannot be seen, or taken hold of. */
const LEAST_SIDE = 1;

/** Precision of rectangles, in percent: a fifth of a pixel on a screen 1,920 pixels wide. */
const STEP = 0.01;

/** What a detail gets that has no rectangle yet: a fifth of the picture, in its middle. */
export const FIRST_AREA: PictureArea = { x: 40, y: 40, width: 20, height: 20 };

/** The same size elsewhere, on the picture as a whole. */
export function movedArea(area: PictureArea, by: PicturePoint): PictureArea {
  const { width, height } = area;
  return rounded({
    x: between(0, area.x + by.x, 100 - width),
    y: between(0, area.y + by.y, 100 - height),
    width,
    height,
  });
}

/** One corner elsewhere; the opposite one stays, and neither passes it nor leaves the picture. */
export function resizedArea(area: PictureArea, corner: Corner, by: PicturePoint): PictureArea {
  const [left, right] = [area.x, area.x + area.width];
  const [top, bottom] = [area.y, area.y + area.height];
  const isLeft = corner.endsWith('Left');
  const isTop = corner.startsWith('top');
  const x = isLeft ? between(0, left + by.x, right - LEAST_SIDE) : left;
  const y = isTop ? between(0, top + by.y, bottom - LEAST_SIDE) : top;
  return rounded({
    x,
    y,
    width: (isLeft ? right : between(left + LEAST_SIDE, right + by.x, 100)) - x,
    height: (isTop ? bottom : between(top + LEAST_SIDE, bottom + by.y, 100)) - y,
  });
}

/** Where a corner is. */
export function cornerOf({ x, y, width, height }: PictureArea, corner: Corner): PicturePoint {
  return { x: corner.endsWith('Left') ? x : x + width, y: corner.startsWith('top') ? y : y + height };
}

function between(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

function rounded({ x, y, width, height }: PictureArea): PictureArea {
  return { x: toStep(x), y: toStep(y), width: toStep(width), height: toStep(height) };
}

function toStep(value: number): number {
  return Math.round(value / STEP) / Math.round(1 / STEP);
}
