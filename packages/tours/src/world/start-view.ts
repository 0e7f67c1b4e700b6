import { ASPECT_RATIO_VALUES } from '@vitrine/core/background/aspect-ratio';
import { pointOnPicture } from '@vitrine/core/panorama/projection';
import { isOnPicture, toCentreCrop } from '@vitrine/core/placing/picture-point';
import { FIELD_OF_VIEW_RANGE } from '@vitrine/core/world/panorama';
import type { StartView } from '@vitrine/core/world/panorama';
import type { WorldFileEntry } from '@vitrine/world-file';
import { directionOf, horizontalFieldOfView } from '../angles.ts';
import type { Direction, View } from '../tour.ts';

/** The start view of a scene's location: where the scene looks at first, as wide as pictures of a room can be. */
export function startViewOf({ yaw, pitch, fieldOfView }: View): StartView {
  const direction = directionOf(yaw, pitch);
  const { least, most } = FIELD_OF_VIEW_RANGE;
  const degrees = horizontalFieldOfView(fieldOfView, ASPECT_RATIO_VALUES['4x3']);
  return {
    yaw: hundredths(direction.yaw),
    pitch: hundredths(direction.pitch),
    fieldOfView: hundredths(Math.min(most, Math.max(least, degrees || 0))),
  };
}

/**
 * The position of a hotspot: on the picture where both of its shapes show it, in the panorama otherwise. Visitors find
 * what the picture does not show over its edge.
 */
export function placementOf(hotspot: Direction, start: StartView): WorldFileEntry {
  const { yaw, pitch } = directionOf(hotspot.yaw, hotspot.pitch);
  const point = pointOnPicture({ yaw, pitch }, start);
  // The middle, which is 16:9, is as wide.
  if (point !== undefined && isOnPicture(toCentreCrop(point))) {
    return { position: { x: hundredths(point.x), y: hundredths(point.y) } };
  }
  return { position_panorama: { yaw: hundredths(yaw), pitch: hundredths(pitch) } };
}

/** Less than a pixel, of percent as well as of degrees. */
function hundredths(number: number): number {
  return Math.round(number * 100) / 100 + 0;
}
