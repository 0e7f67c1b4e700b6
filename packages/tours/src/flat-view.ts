import { radiansOf } from './angles.ts';
import type { Direction } from './tour.ts';

/** A flat picture looking into a panorama. Angles are degrees. */
export interface FlatView extends Direction {
  readonly horizontalFieldOfView: number;
  /** Width by height. */
  readonly aspect: number;
}

/**
 * The position of a direction on a flat view, in percent of the picture; undefined when it is behind it. The point may
 * lie beyond the picture's edges.
 */
export function pointOnView(
  { yaw, pitch }: Direction,
  view: FlatView,
): { readonly x: number; readonly y: number } | undefined {
  const across = radiansOf(yaw - view.yaw);
  const p = radiansOf(pitch);
  const p0 = radiansOf(view.pitch);
  const depth = Math.sin(p) * Math.sin(p0) + Math.cos(p) * Math.cos(across) * Math.cos(p0);
  if (depth <= 1e-9) return undefined;
  const scale = depth * Math.tan(radiansOf(view.horizontalFieldOfView) / 2);
  const up = Math.sin(p) * Math.cos(p0) - Math.cos(p) * Math.cos(across) * Math.sin(p0);
  return {
    x: 50 + (50 * Math.cos(p) * Math.sin(across)) / scale,
    y: 50 - (50 * view.aspect * up) / scale,
  };
}
