import { ASPECT_RATIO_VALUES } from '../background/aspect-ratio.ts';
import type { AspectRatio, PicturePoint, Placement } from '../world/background.ts';

/** How much taller the 4:3 picture is than its 16:9 centre crop of the same width. */
const CROP = ASPECT_RATIO_VALUES['16x9'] / ASPECT_RATIO_VALUES['4x3'];

/** A point of the 4:3 picture in percent of the picture's 16:9 centre crop; outside 0–100 it is cut off. */
export function toCentreCrop(point: PicturePoint): PicturePoint {
  return { x: point.x, y: 50 + (point.y - 50) * CROP };
}

/** The inverse of {@link toCentreCrop}. */
export function fromCentreCrop(point: PicturePoint): PicturePoint {
  return { x: point.x, y: 50 + (point.y - 50) / CROP };
}

/**
 * Where something sits on the picture of a ratio, in percent of it. The editor's own point on the 16:9
 * picture wins over the centre crop's.
 */
export function pointOn(placement: Placement, aspectRatio: AspectRatio): PicturePoint {
  if (aspectRatio === '4x3') return placement.on4x3;
  return placement.on16x9 ?? toCentreCrop(placement.on4x3);
}

/** Whether a point lies on the picture, its borders included. */
export function isOnPicture(point: PicturePoint): boolean {
  return point.x >= 0 && point.x <= 100 && point.y >= 0 && point.y <= 100;
}
