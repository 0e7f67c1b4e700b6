/** A width and a height: of pages in points, 72 of which are an inch; of windows in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Filling the width, showing whole pages, what suits the window, or a scale (1 is 100 %). */
export type Zoom = 'auto' | 'width' | 'page' | number;

/** CSS pixels of a point: 96 and 72 of them are an inch. */
export const PIXELS_PER_POINT = 96 / 72;

/** CSS pixels around and between pages. */
export const PAGE_GAP = 16;
export const SMALLEST_SCALE = 0.1;
export const MAX_SCALE = 8;

const STEP = 1.25;

/** The scale at which a number of pages side by side fill the width of a box. */
export function widthScale(page: Size, box: Size, columns: number): number {
  return limitScale((box.width - (columns + 1) * PAGE_GAP) / (columns * page.width * PIXELS_PER_POINT));
}

/** The scale at which a number of pages side by side are seen whole in a box. */
export function wholeScale(page: Size, box: Size, columns: number): number {
  const high = (box.height - 2 * PAGE_GAP) / (page.height * PIXELS_PER_POINT);
  return limitScale(Math.min(widthScale(page, box, columns), high));
}

/** A scale that can be shown. */
export function limitScale(scale: number): number {
  return Math.min(MAX_SCALE, Math.max(SMALLEST_SCALE, Number.isFinite(scale) ? scale : 1));
}

/** The next larger or smaller scale, by way of 100 %. */
export function stepScale(scale: number, direction: 1 | -1): number {
  const next = limitScale(scale * STEP ** direction);
  const passesWhole = (scale < 0.99 && next > 1) || (scale > 1.01 && next < 1);
  return passesWhole ? 1 : next;
}
