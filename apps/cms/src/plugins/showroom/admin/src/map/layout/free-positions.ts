import type { PicturePoint } from '@vitrine/core/world/background';
import { NODE, onPlane, toPlanPoint } from './plane.ts';
import type { Plane } from './plane.ts';

/** From the middle of a location to that of its neighbour, with room for a line between them. */
const STEP = { x: NODE.width + 56, y: NODE.height + 40 } as const;

/** The smallest gap between two locations. */
const GAP = 8;

/**
 * Positions for new locations, in rows around a point, so that none covers another or an existing one. What finds no
 * room there goes to the free room nearest to the top of the plane.
 *
 * @param around In percent of the plan.
 * @param taken Positions of existing locations.
 * @returns In the order of the rows; null if the plane is full.
 */
export function freePositions(given: {
  readonly count: number;
  readonly around: PicturePoint;
  readonly taken: readonly PicturePoint[];
  readonly plane: Plane;
}): readonly (PicturePoint | null)[] {
  const { count, plane } = given;
  const used = given.taken.map((position) => onPlane(plane, position));
  const candidates = candidatesAround(onPlane(plane, given.around), count, plane);
  const free: PicturePoint[] = [];
  for (const point of candidates) {
    if (free.length === count) break;
    const position = toPlanPoint(plane, point);
    // As it will be drawn: rounding to a hundredth of a percent may move it.
    const drawn = onPlane(plane, position);
    if (used.some((other) => covers(drawn, other))) continue;
    used.push(drawn);
    free.push(position);
  }
  return Array.from({ length: count }, (_, index) => free[index] ?? null);
}

function covers(one: PicturePoint, other: PicturePoint): boolean {
  return Math.abs(one.x - other.x) < NODE.width + GAP && Math.abs(one.y - other.y) < NODE.height + GAP;
}

function* candidatesAround(around: PicturePoint, count: number, plane: Plane): Generator<PicturePoint> {
  const columns = Math.max(
    1,
    Math.min(Math.ceil(Math.sqrt(count)), Math.floor((plane.width - NODE.width) / STEP.x) + 1),
  );
  const rows = Math.ceil(count / columns);
  const left = startOf(around.x, (columns - 1) * STEP.x, { room: plane.width, size: NODE.width });
  const top = startOf(around.y, (rows - 1) * STEP.y, { room: plane.height, size: NODE.height });
  for (let y = top; y <= plane.height - NODE.height / 2; y += STEP.y) {
    for (let column = 0; column < columns; column += 1) yield { x: left + column * STEP.x, y };
  }
  for (let y = NODE.height / 2; y <= plane.height - NODE.height / 2; y += NODE.height / 4) {
    for (let x = NODE.width / 2; x <= plane.width - NODE.width / 2; x += NODE.width / 4) yield { x, y };
  }
}

/** Where a block begins whose middle is wanted at a point, kept on the plane. */
function startOf(
  middle: number,
  length: number,
  { room, size }: { readonly room: number; readonly size: number },
): number {
  return Math.max(Math.min(middle - length / 2, room - size / 2 - length), size / 2);
}
