import type { PageSize } from './pdf-file.ts';

/** Filling the width, showing whole pages, what suits the window, or a scale (1 is 100 %). */
export type Zoom = 'auto' | 'width' | 'page' | number;

/** CSS pixels of a point: 96 and 72 of them are an inch. */
export const PIXELS_PER_POINT = 96 / 72;

/** CSS pixels around and between pages. */
export const PAGE_GAP = 16;
export const SMALLEST_SCALE = 0.1;
export const MAX_SCALE = 8;

/** By default, text is not made larger than is comfortable to read. */
const COMFORTABLE_SCALE = 1.25;
const STEP = 1.25;

/** The scale of a chosen zoom, in a box of CSS pixels. */
export function scaleOf(zoom: Zoom, page: PageSize, box: PageSize): number {
  if (typeof zoom === 'number') return limitScale(zoom);
  const wide = (box.width - 2 * PAGE_GAP) / (page.width * PIXELS_PER_POINT);
  const whole = Math.min(wide, (box.height - 2 * PAGE_GAP) / (page.height * PIXELS_PER_POINT));
  if (zoom === 'width') return limitScale(wide);
  if (zoom === 'page') return limitScale(whole);
  return limitScale(Math.min(wide, Math.max(COMFORTABLE_SCALE, whole)));
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
