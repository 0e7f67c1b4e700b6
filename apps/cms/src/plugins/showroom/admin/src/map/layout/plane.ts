import type { PicturePoint } from '@vitrine/core/world/background';

/** The size of a location on the map, in map units: pixels at full size. */
export const NODE = { width: 168, height: 128 } as const;

/** The plane of the map, in map units. */
export interface Plane {
  readonly width: number;
  readonly height: number;
}

/** Aspect ratio, width to height, of a plane without a floor plan. */
const RATIO = 16 / 9;

/** Area of the plane for each location, in multiples of its own size: this leaves space for lines. */
const ROOM = 5;

/** How much a plane is enlarged at most so that close locations do not overlap. */
const MAX_STRETCH = 2;

/** The size of a plane that fits all locations side by side, in the shape of the floor plan. */
export function planeFor(
  positions: readonly (PicturePoint | null)[],
  floorPlan: { readonly width: number; readonly height: number } | undefined,
): Plane {
  const ratio = floorPlan === undefined ? RATIO : floorPlan.width / floorPlan.height;
  const area = Math.max(positions.length, 6) * NODE.width * NODE.height * ROOM;
  const least = Math.sqrt(area * ratio);
  const width = Math.round(Math.min(Math.max(least, uncoveredWidth(positions, ratio)), least * MAX_STRETCH));
  return { width, height: Math.round(width / ratio) };
}

/** The smallest width at which no location overlaps another. */
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

/** Converts a position in percent of the floor plan to a point of the plane. */
export function onPlane({ width, height }: Plane, { x, y }: PicturePoint): PicturePoint {
  return {
    x: (x / 100) * width,
    y: (y / 100) * height,
  };
}

/** The inverse of {@link onPlane}, limited to the plan and rounded to a hundredth of a percent. */
export function toPlanPoint({ width, height }: Plane, { x, y }: PicturePoint): PicturePoint {
  return {
    x: percentOf(x, width),
    y: percentOf(y, height),
  };
}

function percentOf(part: number, whole: number): number {
  return Math.round(Math.min(Math.max(part / whole, 0), 1) * 10_000) / 100;
}
