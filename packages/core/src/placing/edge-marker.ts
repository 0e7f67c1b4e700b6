import type { PicturePoint } from '../world/background.ts';
import { coverPoint } from './cover.ts';
import type { BoxPoint, Cover } from './cover.ts';
import type { BoxSize } from '../background/aspect-ratio.ts';

/** The distance of a marker from the edges, in CSS pixels: half a touch target and some air. */
export const EDGE_MARKER_MARGIN = 32;

export type Edge = 'top' | 'right' | 'bottom' | 'left';

/** Where a hotspot is drawn: at its own position, or as a marker on the edge it is beyond. */
export type PositionInBox =
  | { readonly isInside: true; readonly position: BoxPoint }
  | {
      readonly isInside: false;
      /** Inside the box by at least the margin. */
      readonly position: BoxPoint;
      /** The edge it is farthest beyond. */
      readonly edge: Edge;
      /** The direction of the hotspot itself, in degrees clockwise from the right, 0 to under 360. */
      readonly angle: number;
    };

/**
 * Maps a point of the picture into the box; points outside become a marker on the nearest edge
 * (docs/design/core-rules.md, placing: never lost).
 *
 * @param margin how far a marker is from the edges, in the box's unit.
 */
export function positionInBox(point: PicturePoint, cover: Cover, margin: number): PositionInBox {
  return withinBox(coverPoint(point, cover), cover.box, margin);
}

/**
 * The same for a position that is known already, such as that of an enlarged picture's point.
 *
 * @param margin how far a marker is from the edges, in the box's unit.
 */
export function withinBox(target: BoxPoint, box: BoxSize, margin: number): PositionInBox {
  const beyond: readonly (readonly [Edge, number])[] = [
    ['top', -target.y],
    ['right', target.x - box.width],
    ['bottom', target.y - box.height],
    ['left', -target.x],
  ];
  const [edge, distance] = beyond.reduce((far, next) => (next[1] > far[1] ? next : far));
  if (distance <= 0) return { isInside: true, position: target };
  const position = { x: clamp(target.x, box.width, margin), y: clamp(target.y, box.height, margin) };
  const degrees = (Math.atan2(target.y - position.y, target.x - position.x) * 180) / Math.PI;
  return { isInside: false, position, edge, angle: (degrees + 360) % 360 };
}

/** A margin wider than half the box leaves the middle. */
function clamp(value: number, side: number, margin: number): number {
  const inset = Math.min(margin, side / 2);
  return Math.min(Math.max(value, inset), side - inset);
}
