import type { BoxSize } from '../background/aspect-ratio.ts';
import type { BoxPoint } from '../placing/cover.ts';

/** How a picture is enlarged in its box: what is at `p` without zoom is drawn at `p * scale + offset`. CSS pixels. */
export interface Zoom {
  /** From 1, the whole room, to {@link MAX_ZOOM}. */
  readonly scale: number;
  readonly offset: BoxPoint;
}

/** The whole room. */
export const NO_ZOOM: Zoom = { scale: 1, offset: { x: 0, y: 0 } };

/** A picture of 3840 pixels, the largest that the server sends whole, then still has one for each pixel of a window of 960. */
export const MAX_ZOOM = 4;

/** Less is no zoom: it is taken for the whole room. */
const MIN_ZOOM = 1.02;

/** Whether it is more than the whole room, or than {@link leanTowards}. */
export function isZoomedIn({ scale }: Zoom): boolean {
  return scale >= MIN_ZOOM;
}

/** A change of the zoom: what is under `from` gets under `to`, `by` times as large. */
export interface ZoomChange {
  readonly from: BoxPoint;
  readonly to: BoxPoint;
  readonly by: number;
}

/**
 * The zoom after a change, within its limits: the picture always covers its box.
 *
 * @param max the largest scale
 */
export function changeZoom(
  { scale, offset }: Zoom,
  { from, to, by }: ZoomChange,
  box: BoxSize,
  max = MAX_ZOOM,
): Zoom {
  const next = Math.min(max, Math.max(1, scale * by));
  if (next < MIN_ZOOM && by < 1) return NO_ZOOM;
  const growth = next / scale;
  return {
    scale: next,
    offset: {
      x: covering(to.x - (from.x - offset.x) * growth, box.width, next),
      y: covering(to.y - (from.y - offset.y) * growth, box.height, next),
    },
  };
}

function covering(offset: number, side: number, scale: number): number {
  return Math.min(0, Math.max(side * (1 - scale), offset));
}

/** The change that fingers make which move from some positions to others; both lists are as long, and not empty. */
export function changeByFingers(from: readonly BoxPoint[], to: readonly BoxPoint[]): ZoomChange {
  const [before, after] = [spreadOf(from), spreadOf(to)];
  return { from: middleOf(from), to: middleOf(to), by: before > 0 && after > 0 ? after / before : 1 };
}

function middleOf(points: readonly BoxPoint[]): BoxPoint {
  const sum = points.reduce((left, right) => ({ x: left.x + right.x, y: left.y + right.y }));
  return { x: sum.x / points.length, y: sum.y / points.length };
}

/** How far points are from their middle, on average. */
function spreadOf(points: readonly BoxPoint[]): number {
  const middle = middleOf(points);
  return points.reduce((sum, { x, y }) => sum + Math.hypot(x - middle.x, y - middle.y), 0) / points.length;
}

/** The zoom with a point of the box, as it is drawn now, in the middle, as far as the picture reaches. */
export function centreOn(zoom: Zoom, point: BoxPoint, box: BoxSize): Zoom {
  return changeZoom(zoom, { from: point, to: { x: box.width / 2, y: box.height / 2 }, by: 1 }, box);
}

/** Between two zooms: 0 is the first, 1 the second. What both enlarge moves along a straight line. */
export function blendZooms(one: Zoom, other: Zoom, part: number): Zoom {
  const between = (from: number, to: number) => from + (to - from) * part;
  return {
    scale: between(one.scale, other.scale),
    offset: { x: between(one.offset.x, other.offset.x), y: between(one.offset.y, other.offset.y) },
  };
}

/** How much larger a picture is that leans: 15 pixels in a window of 1920, from one side to the other. */
const LEAN = 1.008;

/** A picture that leans towards the pointer: the point below it stays, everything else moves away by some pixels. */
export function leanTowards(at: BoxPoint, box: BoxSize): Zoom {
  const { x, y } = at;
  return {
    scale: LEAN,
    offset: { x: covering(x * (1 - LEAN), box.width, LEAN), y: covering(y * (1 - LEAN), box.height, LEAN) },
  };
}

/** What a zoom reads of a `WheelEvent`. */
export interface WheelStep {
  readonly deltaY: number;
  readonly deltaMode: number;
  readonly ctrlKey: boolean;
}

/** CSS pixels of a wheel's pixel, line and page, by `deltaMode`. */
const WHEEL_UNITS = [1, 40, 800] as const;

/**
 * How much one event of a wheel enlarges: 100 CSS pixels, the step of a common mouse, by a sixth. A pinch on a touchpad
 * arrives as a wheel with Ctrl and steps of a few pixels.
 */
export function zoomOfWheel({ deltaY, deltaMode, ctrlKey }: WheelStep): number {
  const pixels = Math.max(-200, Math.min(200, deltaY * (WHEEL_UNITS[deltaMode] ?? 1)));
  return Math.exp(-pixels * (ctrlKey ? 0.01 : 0.0016));
}
