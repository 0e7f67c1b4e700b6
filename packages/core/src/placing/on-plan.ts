import type { PicturePoint } from '../world/background.ts';
import type { Location } from '../world/location.ts';

/** From where and where to a picture looks, on a floor plan. */
export interface ViewCone {
  /** Percent of the plan. */
  readonly from: PicturePoint;
  /** Degrees clockwise from the plan's upper edge. */
  readonly direction: number;
}

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
