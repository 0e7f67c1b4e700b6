import { coverPoint, uncoverPoint } from '../placing/cover.ts';
import type { Cover } from '../placing/cover.ts';
import { fromCentreCrop, toCentreCrop } from '../placing/picture-point.ts';
import { centreOn, changeZoom, isZoomedIn, NO_ZOOM } from './zoom.ts';
import type { Zoom } from './zoom.ts';

/** A zoom that means the same in boxes of all shapes. */
export interface ZoomOnPicture {
  /** How much larger than its box the picture is drawn. */
  readonly scale: number;
  /** What is in the middle of the box, in percent of the 4:3 picture. */
  readonly x: number;
  readonly y: number;
}

/**
 * A zoom as every box can show it.
 *
 * @param cover the box, and the picture that covers it, which is the centre crop of the 4:3 picture.
 */
export function zoomOnPicture(zoom: Zoom, cover: Cover): ZoomOnPicture {
  const { width, height } = cover.box;
  const { scale, offset } = isZoomedIn(zoom) ? zoom : NO_ZOOM;
  const middle = { x: (width / 2 - offset.x) / scale, y: (height / 2 - offset.y) / scale };
  return { scale, ...fromCentreCrop(uncoverPoint(middle, cover), cover.widthToHeight) };
}

/** The inverse of {@link zoomOnPicture}, as far as the picture reaches. */
export function zoomInBox({ scale, x, y }: ZoomOnPicture, cover: Cover): Zoom {
  const { box, widthToHeight } = cover;
  const point = coverPoint(toCentreCrop({ x, y }, widthToHeight), cover);
  const centred = changeZoom(NO_ZOOM, { from: point, to: point, by: scale }, box);
  return isZoomedIn(centred) ? centreOn(centred, point, box) : NO_ZOOM;
}
