import type { PicturePoint } from '../world/background.ts';
import type { Location } from '../world/location.ts';
import type { Media } from '../world/media.ts';

/** From where and where to a picture looks, on a floor plan. */
export interface ViewCone {
  /** Percent of the plan. */
  readonly from: PicturePoint;
  /** Degrees clockwise from the plan's upper edge. */
  readonly direction: number;
}

/** A floor plan of unknown size is treated as a square. */
const UNKNOWN_RATIO = 1;

/** Of one degree. */
const RADIANS = Math.PI / 180;

type OnPlan = Pick<Location, 'floorPlanPosition' | 'planPin' | 'planDirection'>;

/** Where a location's pin stands: in its room if editors say where that is, else where its picture was taken. */
export function pinOnPlan({ planPin, floorPlanPosition }: OnPlan): PicturePoint | undefined {
  return planPin ?? floorPlanPosition;
}

/** What a location's picture shows of the plan; it begins where the picture was taken. */
export function coneOnPlan({ planPin, floorPlanPosition, planDirection }: OnPlan): ViewCone | undefined {
  const from = floorPlanPosition ?? planPin;
  return from === undefined || planDirection === undefined ? undefined : { from, direction: planDirection };
}

/** The width of a floor plan divided by its height. */
export function planRatio({ width, height }: Pick<Media, 'height' | 'width'>): number {
  return width && height ? width / height : UNKNOWN_RATIO;
}

/** Degrees within one full turn, 0 to 360: -90 and 270 look the same way. */
export function withinTurn(degrees: number): number {
  return ((degrees % 360) + 360) % 360;
}

/**
 * The direction from one point of a plan to another, as a cone has it; undefined from a point to itself.
 *
 * @param widthToHeight the plan's {@link planRatio}: a percent of its height is another length than one of its width.
 */
export function directionTo(from: PicturePoint, to: PicturePoint, widthToHeight: number): number | undefined {
  const [right, down] = [to.x - from.x, (to.y - from.y) / widthToHeight];
  return right === 0 && down === 0 ? undefined : withinTurn(Math.atan2(right, -down) / RADIANS);
}

/**
 * The point in the middle of what a cone shows, which may be beyond the plan's edge.
 *
 * @param distance from where the cone begins, in percent of the plan's width.
 */
export function pointAhead(
  { from, direction }: ViewCone,
  widthToHeight: number,
  distance: number,
): PicturePoint {
  const turn = direction * RADIANS;
  return {
    x: from.x + Math.sin(turn) * distance,
    y: from.y - Math.cos(turn) * distance * widthToHeight,
  };
}
