import { directionOnPicture, pointOnPicture, standInOnPicture } from '@vitrine/core/panorama/projection';
import { isOnPicture } from '@vitrine/core/placing/picture-point';
import type { Placement } from '@vitrine/core/world/background';
import type { PanoramaDirection, StartView } from '@vitrine/core/world/panorama';
import { directionIn, heldDirection } from '../panorama/form-angles.ts';
import { isFields, placedOnPicture, placementOf } from './form-hotspot.ts';
import type { FormHotspot } from './form-hotspot.ts';
import { movedTo } from './move-hotspot.ts';

/** The direction that a hotspot names itself: what the picture does not show. */
export function ownDirection(hotspot: FormHotspot): PanoramaDirection | undefined {
  const row = hotspot['position_panorama'];
  return isFields(row) ? directionIn(row) : undefined;
}

/** Where a hotspot is in the panorama: where it says itself, or else where the picture has it. */
export function directionOf(hotspot: FormHotspot, start: StartView): PanoramaDirection {
  return ownDirection(hotspot) ?? directionOnPicture(placementOf(hotspot).on4x3, start);
}

/**
 * Where visitors see a hotspot on the pictures, read like `packages/content` does: one that only the panorama has is at
 * the edge over which visitors turn to it.
 */
export function shownPlacement(hotspot: FormHotspot, start: StartView | undefined): Placement {
  const direction = ownDirection(hotspot);
  const placement = placementOf(hotspot);
  if (!start || !direction || isFields(hotspot['position']) || isFields(hotspot['position_16x9'])) {
    return placement;
  }
  return { ...placement, on4x3: standInOnPicture(direction, start) };
}

/**
 * The same hotspot in another direction. What the picture of the start view shows is placed on the picture, which the
 * panorama follows; anything else in the panorama alone.
 *
 * @param isParted the editor has separated its positions on the 4:3 and the 16:9 picture.
 */
export function placedTowards(
  hotspot: FormHotspot,
  { direction, start, isParted = false }: Turned,
): FormHotspot {
  const point = pointOnPicture(direction, start);
  if (point && isOnPicture(point)) {
    return placedOnPicture(hotspot, movedTo(placementOf(hotspot), { ratio: '4x3', to: point, isParted }));
  }
  const row = hotspot['position_panorama'];
  return {
    ...hotspot,
    ...emptied(hotspot, ['position', 'position_16x9', 'position_mobile']),
    position_panorama: { ...(isFields(row) ? row : {}), ...heldDirection(direction) },
  };
}

interface Turned {
  readonly direction: PanoramaDirection;
  readonly start: StartView;
  readonly isParted?: boolean;
}

/** A missing field stays absent: an empty one would make the form look changed. */
function emptied(hotspot: FormHotspot, fields: readonly string[]) {
  return Object.fromEntries(fields.flatMap((field) => (isFields(hotspot[field]) ? [[field, null]] : [])));
}
