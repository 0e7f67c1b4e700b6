import type { PicturePoint } from '@vitrine/core/world/background';

/** The size of a location on the map, in the map's own units: pixels at full size. */
export const NODE = { width: 168, height: 128 } as const;

/** The plane that the locations stand on, in the map's own units. */
export interface Plane {
  readonly width: number;
  readonly height: number;
}

/** Width divided by height of a plane without a floor plan. */
const RATIO = 16 / 9;

/** So much of the plane belongs to each location, in its own sizes: they stand apart, with room for lines. */
const ROOM = 5;

/** How much larger a plane becomes at most so that what stands close on the plan does not cover each other. */
const MOST_STRETCH = 2;

/** Large enough for all locations side by side, in the shape of the floor plan. */
export function planeFor(
  positions: readonly (PicturePoint | null)[],
  floorPlan: { readonly width: number; readonly height: number } | undefined,
): Plane {
  const ratio = floorPlan === undefined ? RATIO : floorPlan.width / floorPlan.height;
  const area = Math.max(positions.length, 6) * NODE.width * NODE.height * ROOM;
  const least = Math.sqrt(area * ratio);
  const width = Math.round(Math.min(Math.max(least, uncoveredWidth(positions, ratio)), least * MOST_STRETCH));
  return { width, height: Math.round(width / ratio) };
}

/** The width of the plane on which no location covers another. */
function uncoveredWidth(positions: readonly (PicturePoint | null)[], ratio: number): number {
  const placed = positions.filter((position) => position !== null);
  let width = 0;
  placed.forEach((one, index) => {
    for (const other of placed.slice(index + 1)) {
      const beside = NODE.width / (Math.abs(one.x - other.x) / 100);
      const below = (NODE.height / (Math.abs(one.y - other.y) / 100)) * ratio;
      width = Math.max(width, Math.min(beside, below));
    }
  });
  return width;
}

/** A position in percent of the floor plan as a point of the plane. */
export function onPlane({ width, height }: Plane, { x, y }: PicturePoint): PicturePoint {
  return {
    x: (x / 100) * width,
    y: (y / 100) * height,
  };
}

/** The inverse of {@link onPlane}: within the plan, to a hundredth of a percent. */
export function toPlanPoint({ width, height }: Plane, { x, y }: PicturePoint): PicturePoint {
  return {
    x: percentOf(x, width),
    y: percentOf(y, height),
  };
}

function percentOf(part: number, whole: number): number {
  return Math.round(Math.min(Math.max(part / whole, 0), 1) * 10_000) / 100;
}
