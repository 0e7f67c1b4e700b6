import { directionOf, horizontalFieldOfView } from '../angles.ts';
import { pointOnView } from '../flat-view.ts';
import type { FlatView } from '../flat-view.ts';
import type { Direction, InfoHotspot, LinkHotspot, View } from '../tour.ts';

/** The shape of a location's first picture, in whose percent everything is placed; the other one is its middle. */
export const VIEW_ASPECT = 4 / 3;

/** Degrees: less shows too little of a scene, more stretches its edges. */
const FIELDS_OF_VIEW = { least: 50, most: 110 };

/** Percent of the 4:3 picture that are seen in 16:9 as well, and not below the bars of the page. */
const SEEN = { left: 6, right: 94, top: 19, bottom: 76 };

/** Percent between two hotspots that a finger tells apart. */
const GAP = 8;

/** More on one picture would hide it; the others are shown in the panorama. */
const MAX_AT_EDGES = 12;

/** Degrees to either side from which something is behind the visitor. */
const BEHIND = 135;

/** Percent between two rows at an edge. */
const ROW = 10;
const ROWS = [0, 1, 2, 3, 4];
const AT_SIDES = [58, 48, 68, 38, 78, 28];
const AT_BOTTOM = [50, 40, 60, 30, 70, 20, 80];

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A link on the flat view, with the way it leads. */
export interface PlacedLink {
  readonly hotspot: LinkHotspot;
  readonly point: Point;
  readonly direction: 'forward' | 'left' | 'right' | 'back';
}

/** The positions of a scene's hotspots on its flat view. */
export interface PositionedHotspots {
  readonly links: readonly PlacedLink[];
  readonly infos: readonly { readonly hotspot: InfoHotspot; readonly point: Point }[];
  /** The position of the hotspot that opens the panorama. */
  readonly lookAround: Point;
}

/** The flat view of a scene: the direction of its initial view. */
export function flatViewOf(view: View): FlatView {
  const degrees = horizontalFieldOfView(view.fieldOfView, VIEW_ASPECT);
  return {
    yaw: view.yaw,
    pitch: view.pitch,
    aspect: VIEW_ASPECT,
    horizontalFieldOfView: Math.min(FIELDS_OF_VIEW.most, Math.max(FIELDS_OF_VIEW.least, degrees || 0)),
  };
}

/**
 * Positions the hotspots of a scene on its flat view: those in view at their own position; links out of view at the
 * nearest edge, otherwise visitors could not walk there; other hotspots out of view appear only in the panorama.
 */
export function positionHotspots(
  hotspots: { readonly links: readonly LinkHotspot[]; readonly infos: readonly InfoHotspot[] },
  view: FlatView,
): PositionedHotspots {
  const infos = hotspots.infos.flatMap((hotspot) => {
    const point = inView(hotspot, view);
    return point === undefined ? [] : [{ hotspot, point }];
  });
  const seen = hotspots.links.flatMap((hotspot): PlacedLink[] => {
    const point = inView(hotspot, view);
    return point === undefined ? [] : [{ hotspot, point, direction: 'forward' }];
  });
  const taken = [...infos, ...seen].map(({ point }) => point);
  const unseen = hotspots.links.filter((hotspot) => inView(hotspot, view) === undefined);
  const atEdges = unseen.slice(0, MAX_AT_EDGES).map((hotspot): PlacedLink => {
    const direction = sideOf(hotspot, view);
    const point = freePoint(candidatesAt(direction, hotspot, view), taken);
    taken.push(point);
    return { hotspot, point, direction };
  });
  return { links: [...seen, ...atEdges], infos, lookAround: freePoint(candidatesAt('back'), taken) };
}

function inView(direction: Direction, view: FlatView): Point | undefined {
  const point = pointOnView(direction, view);
  if (point === undefined) return undefined;
  const { x, y } = point;
  const isSeen = x >= SEEN.left && x <= SEEN.right && y >= SEEN.top && y <= SEEN.bottom;
  return isSeen ? { x: rounded(x), y: rounded(y) } : undefined;
}

function sideOf(hotspot: Direction, view: FlatView): PlacedLink['direction'] {
  const turn = directionOf(hotspot.yaw - view.yaw, 0).yaw;
  if (Math.abs(turn) >= BEHIND) return 'back';
  // Above or below the picture.
  if (Math.abs(turn) < view.horizontalFieldOfView / 2) return 'forward';
  return turn < 0 ? 'left' : 'right';
}

/** Possible positions, best first: along the edge, then in further rows towards the centre. */
function candidatesAt(side: PlacedLink['direction'], hotspot?: Direction, view?: FlatView): readonly Point[] {
  if (side === 'left' || side === 'right') {
    const [edge, inwards] = side === 'left' ? [SEEN.left, ROW] : [SEEN.right, -ROW];
    return ROWS.flatMap((row) => AT_SIDES.map((y) => ({ x: edge + row * inwards, y })));
  }
  const isAbove =
    side === 'forward' && hotspot !== undefined && view !== undefined && hotspot.pitch > view.pitch;
  const [edge, inwards] = isAbove ? [SEEN.top, ROW] : [SEEN.bottom, -ROW];
  return ROWS.flatMap((row) => AT_BOTTOM.map((x) => ({ x, y: edge + row * inwards })));
}

/** The first point with room around it, else the one with the most. */
function freePoint(candidates: readonly Point[], taken: readonly Point[]): Point {
  const room = (point: Point): number =>
    Math.min(...taken.map((other) => Math.hypot(point.x - other.x, point.y - other.y)), Infinity);
  const free = candidates.find((point) => room(point) >= GAP);
  if (free !== undefined) return free;
  const [first = { x: 50, y: 50 }, ...others] = candidates;
  return others.reduce((best, point) => (room(point) > room(best) ? point : best), first);
}

/** Hundredths of a percent are less than a pixel. */
function rounded(percent: number): number {
  return Math.round(percent * 100) / 100;
}
