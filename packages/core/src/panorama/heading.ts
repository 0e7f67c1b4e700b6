import type { PayloadId } from '../world/ids.ts';
import type { Hotspot } from '../world/location.ts';
import type { PanoramaDirection, StartView } from '../world/panorama.ts';
import { directionOnPicture } from './projection.ts';

/** Why a walk film between two panoramas does not turn towards where it leads. */
export type NoHeading =
  /** Nothing in the first location leads to the second. */
  | 'noLink'
  /** What leads there is nearly straight up or down, where there is no left and right. */
  | 'steep';

/** Degrees above or below the horizon; beyond it a direction is no direction to walk in. */
const STEEPEST = 70;

/** The direction of a hotspot in its location's panorama: its own, or that of its point on the picture. */
function directionOfHotspot(
  { placement: { inPanorama, on4x3 } }: Pick<Hotspot, 'placement'>,
  start: StartView,
): PanoramaDirection {
  return inPanorama ?? directionOnPicture(on4x3, start);
}

/**
 * Where in a location's panorama one leaves it for another location: the direction of the first hotspot or arrow that
 * leads there and is not nearly above or below.
 */
export function headingTo(
  target: PayloadId,
  hotspots: readonly Pick<Hotspot, 'action' | 'placement'>[],
  start: StartView,
): PanoramaDirection | NoHeading {
  return headingAmong(
    hotspots
      .filter(({ action }) => action.kind === 'navigate' && action.target === target)
      .map((hotspot) => directionOfHotspot(hotspot, start)),
  );
}

/** The first of the directions that is not nearly above or below. */
export function headingAmong(directions: readonly PanoramaDirection[]): PanoramaDirection | NoHeading {
  const level = directions.find(({ pitch }) => Math.abs(pitch) <= STEEPEST);
  return level ?? (directions.length > 0 ? 'steep' : 'noLink');
}
