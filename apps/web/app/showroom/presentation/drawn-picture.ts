import { nearestAspectRatio, widthToHeightOf } from '@vitrine/core/background/aspect-ratio';
import { coverPoint } from '@vitrine/core/placing/cover';
import type { BoxPoint, Cover } from '@vitrine/core/placing/cover';
import { placedBackgrounds } from '@vitrine/core/placing/hotspot-positions';
import { placedPictureOf, pointOn } from '@vitrine/core/placing/picture-point';
import type { PlacedPicture } from '@vitrine/core/placing/picture-point';
import type { PicturePoint, StageBackground } from '@vitrine/core/world/background';
import { isPhone } from '../browser/browser-conditions.ts';

/** The picture of a location in its box, at one moment. */
export interface DrawnPicture {
  readonly picture: PlacedPicture;
  readonly cover: Cover;
  /** How it is enlarged: CSS pixels of the box. */
  readonly scale: number;
  readonly offset: BoxPoint;
}

/**
 * Finds the picture in the box that it covers, as hotspots are placed on it.
 *
 * @returns undefined where there is no picture, or another view of a panorama.
 */
export function drawnPicture(
  box: HTMLElement,
  backgrounds: readonly StageBackground[],
): DrawnPicture | undefined {
  const placed = placedBackgrounds(backgrounds);
  const stage = box.querySelector('[data-stage]');
  if (placed === undefined || stage === null || box.hasAttribute('data-turned')) return undefined;
  const size = { width: box.clientWidth, height: box.clientHeight };
  const { wide, narrow, phone } = placed;
  const shown = phone && isPhone() ? phone : nearestAspectRatio(size) === '16x9' ? wide : narrow;
  // As it is drawn now: a style sheet enlarges it, and may be on its way.
  const { a: scale, e: x, f: y } = new DOMMatrix(getComputedStyle(stage).transform);
  return {
    picture: placedPictureOf(shown),
    cover: { box: size, widthToHeight: widthToHeightOf(shown) },
    scale,
    offset: { x, y },
  };
}

/**
 * Where a point of the 4:3 picture is drawn: the same point on every screen, whichever picture of the location that
 * screen shows. It may lie outside the box.
 */
export function positionInPicture(
  on4x3: PicturePoint,
  { picture, cover, scale, offset }: DrawnPicture,
): BoxPoint {
  const { x, y } = coverPoint(pointOn({ on4x3 }, picture), cover);
  return { x: x * scale + offset.x, y: y * scale + offset.y };
}
