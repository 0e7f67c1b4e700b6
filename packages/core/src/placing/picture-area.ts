import type { PicturePoint, StageBackground } from '../world/background.ts';
import type { AreaPlacement, PictureArea } from '../world/looping-detail.ts';
import { fromCentreCrop, isOnPicture, placedPictureOf, toCentreCrop } from './picture-point.ts';

/** The rectangle of a detail while this background is shown, in percent of it. The editor's own one wins over the crop's. */
export function areaOn({ on4x3, on16x9, onMobile }: AreaPlacement, background: StageBackground): PictureArea {
  const picture = placedPictureOf(background);
  if (picture === '4x3') return on4x3;
  if (picture === '16x9') return on16x9 ?? throughCorners(on4x3, (point) => toCentreCrop(point));
  return onMobile ?? throughCorners(on4x3, (point) => toCentreCrop(point, picture.mobile));
}

/** A rectangle of the 16:9 picture on the 4:3 one that it is the middle of. */
export function areaFromCentreCrop(area: PictureArea): PictureArea {
  return throughCorners(area, (point) => fromCentreCrop(point));
}

/** Whether all of a rectangle is on the picture. */
export function isAreaOnPicture(area: PictureArea): boolean {
  return isOnPicture(area) && isOnPicture(lowerRight(area));
}

/** Whether any of a rectangle is on the picture. */
export function isAreaSeen(area: PictureArea): boolean {
  const { x, y } = lowerRight(area);
  return area.x < 100 && area.y < 100 && x > 0 && y > 0;
}

function throughCorners(area: PictureArea, move: (point: PicturePoint) => PicturePoint): PictureArea {
  const one = move(area);
  const other = move(lowerRight(area));
  return { ...one, width: other.x - one.x, height: other.y - one.y };
}

function lowerRight({ x, y, width, height }: PictureArea): PicturePoint {
  return { x: x + width, y: y + height };
}
