import type { PicturePoint } from '@vitrine/core/world/background';

/** A guide that a hotspot has snapped to; shown during the drag. */
export interface Guide {
  readonly axis: 'x' | 'y';
  /** Percent of the picture. */
  readonly at: number;
  readonly kind: 'hotspot' | 'centre' | 'grid';
}

export interface Snapped {
  readonly point: PicturePoint;
  readonly guides: readonly Guide[];
}

/** Distance of grid lines in percent: 40 columns and rows. */
const GRID = 2.5;

/**
 * Snaps a point to the columns and rows of other hotspots, to the centre lines, or to the grid, within reach
 * and separately for each axis. The first in this order wins, even if another is nearer.
 *
 * @param reach percent of the picture for each axis, within which a line attracts.
 */
export function snapped(point: PicturePoint, others: readonly PicturePoint[], reach: PicturePoint): Snapped {
  const guides = (['x', 'y'] as const).flatMap((axis) => {
    const guide = guideFor(axis, point[axis], others, reach[axis]);
    return guide === undefined ? [] : [guide];
  });
  const at = (axis: Guide['axis']): number => guides.find((guide) => guide.axis === axis)?.at ?? point[axis];
  return { point: { x: at('x'), y: at('y') }, guides };
}

function guideFor(
  axis: Guide['axis'],
  value: number,
  others: readonly PicturePoint[],
  reach: number,
): Guide | undefined {
  const lines: readonly (readonly [Guide['kind'], readonly number[]])[] = [
    ['hotspot', others.map((other) => other[axis])],
    ['centre', [50]],
    ['grid', [Math.round(value / GRID) * GRID]],
  ];
  for (const [kind, places] of lines) {
    const at = nearest(value, places);
    if (at !== undefined && Math.abs(at - value) <= reach) return { axis, at, kind };
  }
  return undefined;
}

function nearest(value: number, places: readonly number[]): number | undefined {
  return places.reduce<number | undefined>(
    (best, line) => (best === undefined || Math.abs(line - value) < Math.abs(best - value) ? line : best),
    undefined,
  );
}
