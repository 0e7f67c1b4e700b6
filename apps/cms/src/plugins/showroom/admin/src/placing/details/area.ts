import type { PicturePoint } from '@vitrine/core/world/background';
import type { PictureArea } from '@vitrine/core/world/looping-detail';

/** The corners by which a rectangle is dragged larger and smaller. */
export const CORNERS = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight'] as const;
export type Corner = (typeof CORNERS)[number];

/** Percent of the picture: a smaller rectangle cannot be seen, or taken hold of. */
const LEAST_SIDE = 1;

/** Precision of dragged edges, in percent: a fifth of a pixel on a screen 1,920 pixels wide. */
const STEP = 0.01;

/** Percent: what arithmetic adds to a number, and no editor does. */
const NOISE = 1e-9;

/** What a detail gets that has no rectangle yet: a fifth of the picture, in its middle. */
export const FIRST_AREA: PictureArea = { x: 40, y: 40, width: 20, height: 20 };

/** Where a rectangle begins along one side of the picture, and how long it is, in percent. */
interface Span {
  readonly start: number;
  readonly size: number;
}

/**
 * The same size elsewhere, on the picture as a whole. A rectangle of the 4:3 picture may exceed the 16:9 one: it
 * exceeds that no further than before, and what is not moved remains exactly where it is.
 */
export function movedArea(area: PictureArea, by: PicturePoint): PictureArea {
  return areaOf(moved(across(area), by.x), moved(down(area), by.y));
}

/**
 * One corner elsewhere; the opposite one stays, and neither passes it nor leaves the picture, or exceeds it any further.
 */
export function resizedArea(area: PictureArea, corner: Corner, by: PicturePoint): PictureArea {
  return areaOf(
    resized(across(area), by.x, corner.endsWith('Left')),
    resized(down(area), by.y, corner.startsWith('top')),
  );
}

/** Where a corner is. */
export function cornerOf({ x, y, width, height }: PictureArea, corner: Corner): PicturePoint {
  return { x: corner.endsWith('Left') ? x : x + width, y: corner.startsWith('top') ? y : y + height };
}

/** The nearest rectangle that is on the picture as a whole, no larger than before. */
export function areaWithin({ x, y, width, height }: PictureArea): PictureArea {
  return areaOf(spanWithin({ start: x, size: width }), spanWithin({ start: y, size: height }));
}

/** Whether two rectangles are the same, but for the noise of arithmetic. */
export function isSameArea(one: PictureArea, other: PictureArea): boolean {
  const sides = ['x', 'y', 'width', 'height'] as const;
  return sides.every((side) => isSame(one[side], other[side]));
}

/** A computed number: the one from before where it means the same. */
export function settled(value: number, before: number): number {
  return isSame(value, before) ? before : withoutNoise(value);
}

/** Its numbers as texts, to a tenth of a percent. */
export function numbersOf({ x, y, width, height }: PictureArea) {
  return { x: x.toFixed(1), y: y.toFixed(1), width: width.toFixed(1), height: height.toFixed(1) };
}

function moved({ start, size }: Span, by: number): Span {
  if (by === 0) return { start, size };
  const room = 100 - size;
  return { start: between(Math.min(0, room, start), toStep(start + by), Math.max(0, room, start)), size };
}

function resized({ start, size }: Span, by: number, isStart: boolean): Span {
  const end = start + size;
  const from = isStart ? start : end;
  const to = isStart
    ? between(Math.min(0, start), toStep(start + by), Math.max(start, end - LEAST_SIDE))
    : between(Math.min(end, start + LEAST_SIDE), toStep(end + by), Math.max(100, end));
  if (by === 0 || isSame(from, to)) return { start, size };
  return isStart ? { start: to, size: withoutNoise(end - to) } : { start, size: withoutNoise(to - start) };
}

function spanWithin(span: Span): Span {
  const size = Math.min(100, span.size);
  return { start: between(0, span.start, 100 - size), size };
}

function across({ x, width }: PictureArea): Span {
  return { start: x, size: width };
}

function down({ y, height }: PictureArea): Span {
  return { start: y, size: height };
}

function areaOf(x: Span, y: Span): PictureArea {
  return { x: x.start, y: y.start, width: x.size, height: y.size };
}

function between(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

function isSame(one: number, other: number): boolean {
  return Math.abs(one - other) < NOISE;
}

function toStep(value: number): number {
  return Math.round(value / STEP) / Math.round(1 / STEP);
}

function withoutNoise(value: number): number {
  return Math.round(value / NOISE) / Math.round(1 / NOISE);
}
