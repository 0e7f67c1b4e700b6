import type { BoxSize } from '../background/aspect-ratio.ts';
import type { BoxPoint } from './cover.ts';
import { areOverlapping, isWithin, rectangleAround } from './rectangle.ts';
import type { Rectangle } from './rectangle.ts';

/** A hotspot that wants room in a box. All lengths are in the box's unit. */
export interface HotspotTarget {
  /** The point of the picture that it marks; it may lie outside the box. */
  readonly point: BoxPoint;
  /** Of what can be tapped, its name included where that is always shown. */
  readonly size: BoxSize;
  /** How far its middle is above its point, where nothing is in the way; 0 for a pin. */
  readonly lift: number;
  /** Whether others may be gathered with it. An arrow is a way of its own, and is gathered only where all is full. */
  readonly isHost: boolean;
}

/** Where a hotspot goes. */
export type ArrangedHotspot =
  | { readonly kind: 'free'; readonly position: BoxPoint }
  /** Moved a little: a line leads to its point. */
  | { readonly kind: 'moved'; readonly position: BoxPoint }
  /** Its point is out of sight: a marker that points to it. */
  | {
      readonly kind: 'edge';
      readonly position: BoxPoint;
      /** Degrees clockwise from the right, 0 to under 360. */
      readonly angle: number;
    }
  /** There is no room: it is listed by the cluster. */
  | { readonly kind: 'gathered'; readonly position: BoxPoint };

/** Hotspots that share one position. */
export interface HotspotCluster {
  readonly position: BoxPoint;
  /** Indexes, the one whose position it is first. */
  readonly members: readonly number[];
}

export interface ArrangedHotspots {
  /** In the order of the targets. */
  readonly hotspots: readonly ArrangedHotspot[];
  readonly clusters: readonly HotspotCluster[];
}

/** What hotspots have to fit into. */
export interface Room {
  readonly box: BoxSize;
  /** What lies over the box: header, bars, cards. */
  readonly chrome: readonly Rectangle[];
  /** So many hotspots that there is no room for all: only those out of the box become markers. */
  readonly isCrowded?: boolean;
}

/** How far a hotspot is moved from its point before it is gathered, in heights of itself. */
const REACH = 1.3;

/** The steps in which room is looked for, in heights of the hotspot; the most of them; the directions of each. */
const STEP = 1 / 11;
const MAX_STEPS = 240;
const DIRECTIONS = 16;

/** Room around a marker for the tip that points outwards, in heights of the hotspot. */
const TIP = 0.25;

type IsFree = (rectangle: Rectangle) => boolean;

/**
 * Arranges hotspots so that each can be tapped: none lies under the chrome, over another one, or out of the box. One
 * in the way is moved to the nearest free position; one whose point is out of sight becomes a marker; where there is
 * no room within reach, it is gathered with its neighbour. The first in the list keeps its position. The same
 * hotspots in the same room are always arranged alike.
 */
export function arrangeHotspots(targets: readonly HotspotTarget[], room: Room): ArrangedHotspots {
  if (room.isCrowded) {
    return { hotspots: targets.map((target) => arrangeInCrowd(target, room)), clusters: [] };
  }
  const byIndex = new Map<number, ArrangedHotspot>();
  const taken: (Rectangle & { readonly by: number })[] = [];
  const isFree: IsFree = (rectangle) =>
    isWithin(rectangle, room.box) &&
    !room.chrome.some((part) => areOverlapping(part, rectangle)) &&
    !taken.some((other) => areOverlapping(other, rectangle));
  const take = (by: number, { size }: HotspotTarget, arranged: ArrangedHotspot) => {
    byIndex.set(by, arranged);
    taken.push({ ...rectangleAround(arranged.position, size), by });
  };

  const waiting: (readonly [number, HotspotTarget])[] = [];
  for (const [index, target] of targets.entries()) {
    const position = homeOf(target);
    if (isFree(rectangleAround(position, target.size))) take(index, target, { kind: 'free', position });
    else waiting.push([index, target]);
  }
  const members = new Map<number, number[]>();
  for (const [index, target] of waiting.toSorted(byNeed(room))) {
    const found = arrangementOf(target, room, isFree) ?? nearestOf(target, targets, taken);
    if (found === undefined) {
      // Nothing is free anywhere: it is at least in the box.
      take(index, target, { kind: 'moved', position: inside(homeOf(target), target.size, room.box) });
    } else if (typeof found === 'number') members.set(found, [...(members.get(found) ?? [found]), index]);
    else take(index, target, found);
  }
  const clusters = [...members].map(([host, all]) => ({
    position: byIndex.get(host)?.position ?? { x: 0, y: 0 },
    members: all,
  }));
  for (const { position, members: all } of clusters) {
    for (const member of all) byIndex.set(member, { kind: 'gathered', position });
  }
  const hotspots = targets.map(
    (target, index): ArrangedHotspot => byIndex.get(index) ?? { kind: 'free', position: homeOf(target) },
  );
  return { hotspots, clusters };
}

function homeOf({ point, lift }: HotspotTarget): BoxPoint {
  return { x: point.x, y: point.y - lift };
}

/** Those in sight come before markers, which are at home everywhere; arrows before what can be gathered. */
function byNeed(room: Room) {
  const rankOf = ([, target]: readonly [number, HotspotTarget]) =>
    (isInSight(target.point, room) ? 0 : 2) + (target.isHost ? 1 : 0);
  return (one: readonly [number, HotspotTarget], other: readonly [number, HotspotTarget]) =>
    rankOf(one) - rankOf(other);
}

function isInBox({ x, y }: BoxPoint, { width, height }: BoxSize): boolean {
  return x >= 0 && y >= 0 && x <= width && y <= height;
}

function isInSight(point: BoxPoint, { box, chrome }: Room): boolean {
  const dot = rectangleAround(point, { width: 1, height: 1 });
  return isInBox(point, box) && !chrome.some((part) => areOverlapping(part, dot));
}

function arrangeInCrowd(target: HotspotTarget, { box }: Room): ArrangedHotspot {
  const position = inside(homeOf(target), target.size, box);
  return isInBox(target.point, box)
    ? { kind: 'free', position }
    : { kind: 'edge', position, angle: angleTo(target.point, position) };
}

/** The nearest free position: of a pin within reach, of an arrow and of a marker anywhere in the box. */
function arrangementOf(target: HotspotTarget, room: Room, isFree: IsFree): ArrangedHotspot | undefined {
  const { size, point, isHost } = target;
  const home = inside(homeOf(target), size, room.box);
  const everywhere = Math.hypot(room.box.width, room.box.height);
  if (isInBox(point, room.box)) {
    const near = nearestFree(home, size, isHost ? REACH * size.height : everywhere, isFree);
    if (near !== undefined) return { kind: 'moved', position: near };
    if (isInSight(point, room)) return undefined;
  }
  const roomy = { width: size.width + 2 * TIP * size.height, height: size.height * (1 + 2 * TIP) };
  const position =
    nearestFree(inside(homeOf(target), roomy, room.box), roomy, everywhere, isFree) ??
    nearestFree(home, size, everywhere, isFree);
  return position && { kind: 'edge', position, angle: angleTo(point, position) };
}

/** Looks in rings around a position, from the inside out. */
function nearestFree(home: BoxPoint, size: BoxSize, reach: number, isFree: IsFree): BoxPoint | undefined {
  if (isFree(rectangleAround(home, size))) return home;
  const step = Math.max(size.height * STEP, reach / MAX_STEPS);
  for (let distance = step; distance <= reach; distance += step) {
    for (let turn = 0; turn < DIRECTIONS; turn += 1) {
      const angle = (turn / DIRECTIONS) * 2 * Math.PI;
      const position = { x: home.x + distance * Math.cos(angle), y: home.y + distance * Math.sin(angle) };
      if (isFree(rectangleAround(position, size))) return position;
    }
  }
  return undefined;
}

/** The nearest hotspot that has a position: one that gathers others, else any. */
function nearestOf(
  target: HotspotTarget,
  targets: readonly HotspotTarget[],
  taken: readonly (Rectangle & { readonly by: number })[],
): number | undefined {
  const home = homeOf(target);
  const ranked = taken.map(({ by, left, top, right, bottom }) => ({
    by,
    isHost: targets[by]?.isHost === true,
    distance: Math.hypot((left + right) / 2 - home.x, (top + bottom) / 2 - home.y),
  }));
  const [nearest] = ranked.toSorted(
    (one, other) => Number(other.isHost) - Number(one.isHost) || one.distance - other.distance,
  );
  return nearest?.by;
}

/** As near to a position as its rectangle is inside the box; in a box that is too small in the middle. */
function inside({ x, y }: BoxPoint, size: BoxSize, box: BoxSize): BoxPoint {
  return {
    x: between(size.width / 2, x, box.width - size.width / 2),
    y: between(size.height / 2, y, box.height - size.height / 2),
  };
}

function between(least: number, value: number, most: number): number {
  return least > most ? (least + most) / 2 : Math.min(Math.max(value, least), most);
}

function angleTo(point: BoxPoint, from: BoxPoint): number {
  const degrees = (Math.atan2(point.y - from.y, point.x - from.x) * 180) / Math.PI;
  return (degrees + 360) % 360;
}
