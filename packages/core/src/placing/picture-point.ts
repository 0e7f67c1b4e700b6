import { ASPECT_RATIO_VALUES, aspectRatioOfBackground, widthToHeightOf } from '../background/aspect-ratio.ts';
import type { AspectRatio, PicturePoint, Placement, StageBackground } from '../world/background.ts';

/**
 * A picture that hotspots are placed on: the one of a ratio, or the `mobile` one, whose shape is the editor's, by its
 * width divided by its height.
 */
export type PlacedPicture = AspectRatio | { readonly mobile: number };

/** On which picture a placement must be read while this background is shown. */
export function placedPictureOf(background: StageBackground): PlacedPicture {
  return background.key === 'mobile'
    ? { mobile: widthToHeightOf(background) }
    : aspectRatioOfBackground(background);
}

/**
 * A point of the 4:3 picture in percent of the picture's centre crop; outside 0–100 it is cut off.
 *
 * @param widthToHeight of the crop, which is as large as fits into the 4:3 picture.
 */
export function toCentreCrop(
  { x, y }: PicturePoint,
  widthToHeight: number = ASPECT_RATIO_VALUES['16x9'],
): PicturePoint {
  const crop = widthToHeight / ASPECT_RATIO_VALUES['4x3'];
  return crop < 1 ? { x: 50 + (x - 50) / crop, y } : { x, y: 50 + (y - 50) * crop };
}

/** The inverse of {@link toCentreCrop}. */
export function fromCentreCrop(
  { x, y }: PicturePoint,
  widthToHeight: number = ASPECT_RATIO_VALUES['16x9'],
): PicturePoint {
  const crop = widthToHeight / ASPECT_RATIO_VALUES['4x3'];
  return crop < 1 ? { x: 50 + (x - 50) * crop, y } : { x, y: 50 + (y - 50) / crop };
}

/** Where something sits on a picture, in percent of it. The editor's own point wins over the centre crop's. */
export function pointOn(placement: Placement, picture: PlacedPicture): PicturePoint {
  const { on4x3, on16x9, onMobile } = placement;
  if (picture === '4x3') return on4x3;
  if (picture === '16x9') return on16x9 ?? toCentreCrop(on4x3);
  return onMobile ?? toCentreCrop(on4x3, picture.mobile);
}

/** The point of the 4:3 picture that is at a point of this one, as far as this one is its centre crop. */
export function pointOf4x3(point: PicturePoint, picture: PlacedPicture): PicturePoint {
  if (picture === '4x3') return point;
  return picture === '16x9' ? fromCentreCrop(point) : fromCentreCrop(point, picture.mobile);
}

/** Whether a point is on the picture, its borders included. */
export function isOnPicture(point: PicturePoint): boolean {
  return point.x >= 0 && point.x <= 100 && point.y >= 0 && point.y <= 100;
}
