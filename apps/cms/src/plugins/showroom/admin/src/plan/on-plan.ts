import { coneOnPlan, directionTo, pinOnPlan, pointAhead, withinTurn } from '@vitrine/core/placing/on-plan';
import type { ViewCone } from '@vitrine/core/placing/on-plan';
import type { PicturePoint } from '@vitrine/core/world/background';
import type { LocationField, MapLocation } from '../../../contracts/map.ts';

/** What of a location is taken hold of on the floor plan. */
export type Grip = 'camera' | 'pin' | 'turn';

/** A location as visitors see it on the floor plan. */
export interface OnPlan {
  readonly pin: PicturePoint;
  /** Where its picture was taken. */
  readonly camera: PicturePoint;
  /** Whether its pin is elsewhere than its camera. */
  readonly isApart: boolean;
  readonly cone: ViewCone | undefined;
}

/** A new value of a field, as the map saves it. */
export interface PlanChange {
  readonly field: Exclude<LocationField, 'station'>;
  readonly value: PicturePoint | number | null;
}

type Located = Pick<MapLocation, 'direction' | 'pin' | 'position'>;

/** The middle of a plan, in percent. */
export const MIDDLE: PicturePoint = { x: 50, y: 50 };

/**
 * How far ahead of its camera a pin of its own begins, in percent of the plan's width, and how far the handle of the
 * cone is: on a phone all three can be taken hold of.
 */
const APART = 18;
const HANDLE = 9;

/** How far beyond the plan's edge a handle is still taken hold of, in percent of the plan. */
const RIM = 3;

/** A location's pin, camera and view cone; undefined if it is not on the plan. */
export function onPlan({ position, pin, direction }: Located): OnPlan | undefined {
  const location = {
    ...(position !== null && { floorPlanPosition: position }),
    ...(pin !== null && { planPin: pin }),
    ...(direction !== null && { planDirection: withinTurn(direction) }),
  };
  const drawn = pinOnPlan(location);
  return drawn === undefined
    ? undefined
    : {
        pin: drawn,
        camera: position ?? drawn,
        isApart: position !== null && pin !== null,
        cone: coneOnPlan(location),
      };
}

/** Puts a location on the plan that is not on it yet. */
export function putOnPlan(point: PicturePoint): readonly PlanChange[] {
  return [{ field: 'position', value: kept(point) }];
}

/** Takes a location off the plan; it keeps its direction, for when it comes back. */
export function takenOff(): readonly PlanChange[] {
  return [
    { field: 'position', value: null },
    { field: 'pin', value: null },
  ];
}

/**
 * What changes when a grip is pulled to a point: the pin or the camera is there then, and the cone turns to it.
 *
 * @param to may be beyond the plan's edge: a pin stays on it.
 * @param widthToHeight of the plan.
 */
export function pulled(
  location: Located,
  grip: Grip,
  to: PicturePoint,
  widthToHeight: number,
): readonly PlanChange[] {
  const shown = onPlan(location);
  if (shown === undefined) return [];
  if (grip === 'camera') return [{ field: 'position', value: kept(to) }];
  if (grip === 'pin') return [{ field: location.pin === null ? 'position' : 'pin', value: kept(to) }];
  const direction = directionTo(shown.camera, to, widthToHeight);
  return direction === undefined ? [] : [{ field: 'direction', value: withinTurn(Math.round(direction)) }];
}

/** Turns a cone, clockwise by degrees; nothing where none is drawn. */
export function turned({ direction }: Located, by: number): readonly PlanChange[] {
  if (direction === null) return [];
  return [{ field: 'direction', value: withinTurn(Math.round((withinTurn(direction) + by) * 10) / 10) }];
}

/** Gives a location a pin of its own, ahead of its camera, or lets the pin return to the camera. */
export function setApart(location: Located, isApart: boolean, widthToHeight: number): readonly PlanChange[] {
  const shown = onPlan(location);
  if (shown === undefined) return [];
  const camera: PlanChange = { field: 'position', value: shown.camera };
  if (!isApart) return [camera, { field: 'pin', value: null }];
  const cone = shown.cone ?? { from: shown.camera, direction: 0 };
  const ahead = pointAhead(cone, widthToHeight, APART);
  // Where a camera at the edge looks outwards, there is only room behind it.
  const pin = isInside(ahead) ? ahead : pointAhead(cone, widthToHeight, -APART);
  return [camera, { field: 'pin', value: kept(pin) }];
}

/** Draws a location's view cone or no longer; a new one looks towards its pin, else up. */
export function setCone(location: Located, isDrawn: boolean, widthToHeight: number): readonly PlanChange[] {
  const shown = onPlan(location);
  if (shown === undefined) return [];
  if (!isDrawn) return [{ field: 'direction', value: null }];
  const direction = directionTo(shown.camera, shown.pin, widthToHeight) ?? 0;
  return [{ field: 'direction', value: withinTurn(Math.round(direction)) }];
}

/** Where a cone's handle is: in its middle or, where that is beyond the plan, nearer, in the same direction. */
export function handleOf(cone: ViewCone, widthToHeight: number): PicturePoint {
  const { from } = cone;
  const end = pointAhead(cone, widthToHeight, HANDLE);
  const part = Math.min(1, partInside(from.x, end.x), partInside(from.y, end.y));
  return { x: from.x + (end.x - from.x) * part, y: from.y + (end.y - from.y) * part };
}

/** How much of the path from a point on the plan to another one is within reach, 0 to 1 or more. */
function partInside(from: number, to: number): number {
  if (to === from) return 1;
  return ((to > from ? 100 + RIM : -RIM) - from) / (to - from);
}

/** The same location with changes that are not made yet, as during a drag. */
export function withChanges(location: MapLocation, changes: readonly PlanChange[]): MapLocation {
  return { ...location, ...Object.fromEntries(changes.map(({ field, value }) => [field, value])) };
}

/** The nearest point of the plan, to a hundredth of a percent. */
export function kept({ x, y }: PicturePoint): PicturePoint {
  return { x: within(x), y: within(y) };
}

function within(percent: number): number {
  return Math.round(Math.min(Math.max(percent, 0), 100) * 100) / 100;
}

function isInside({ x, y }: PicturePoint): boolean {
  return x >= 0 && x <= 100 && y >= 0 && y <= 100;
}
