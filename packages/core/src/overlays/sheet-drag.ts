/** The side of the window to which a sheet leaves. */
export type SheetSide = 'down' | 'left' | 'right';

/** How far a finger has moved, in CSS pixels. */
export interface FingerMove {
  readonly x: number;
  readonly y: number;
}

/** Where a finger has moved a sheet to: CSS pixels from its position, and when, in milliseconds. */
export interface DragPoint {
  readonly offset: number;
  readonly at: number;
}

/** A sheet that is moved by more than this part of itself closes. */
const CLOSES_FROM = 1 / 3;

/** CSS pixels per millisecond. A faster finger decides by its direction, however far it has come. */
const FLICK_SPEED = 0.5;

/** Milliseconds before its end in which the speed of a finger is measured. */
const FLICK_TIME = 100;

/** CSS pixels; a shorter movement is no flick, however fast it was. */
const FLICK_DISTANCE = 16;

/** How far a movement leads towards a side; negative away from it. */
function towards({ x, y }: FingerMove, side: SheetSide): number {
  if (side === 'down') return y;
  return side === 'right' ? x : -x;
}

/** Whether a movement takes a sheet out to its side. Others are left to what can be scrolled. */
export function leadsOut(move: FingerMove, side: SheetSide): boolean {
  const across = side === 'down' ? move.x : move.y;
  return towards(move, side) > Math.abs(across);
}

/**
 * Where a sheet is under a finger, in CSS pixels from its position: it never leaves the edge that it comes from.
 *
 * @param start the offset at which the finger took it.
 */
export function sheetOffset(move: FingerMove, side: SheetSide, start: number): number {
  return Math.max(0, start + towards(move, side));
}

/**
 * What becomes of a sheet that is released: past a third of itself it closes, and so it does with a flick; with a
 * flick inwards it goes back.
 *
 * @param points the positions of the movement, the first one first.
 * @param release the sheet's height, or width if it leaves sideways, in CSS pixels; `at` the time of the release, in
 *   milliseconds.
 */
export function afterDrag(
  points: readonly DragPoint[],
  release: { readonly size: number; readonly at: number },
): 'close' | 'back' {
  const first = points[0];
  const last = points.at(-1);
  if (first === undefined || last === undefined) return 'back';
  const speed = speedAtEnd(points, release.at);
  const isLong = Math.abs(last.offset - first.offset) >= FLICK_DISTANCE;
  if (isLong && speed >= FLICK_SPEED) return 'close';
  if (isLong && speed <= -FLICK_SPEED) return 'back';
  return last.offset > release.size * CLOSES_FROM ? 'close' : 'back';
}

/** CSS pixels per millisecond; none for a finger that rested before it was lifted. */
function speedAtEnd(points: readonly DragPoint[], end: number): number {
  const recent = points.filter(({ at }) => at >= end - FLICK_TIME);
  const [first, last] = [recent[0], recent.at(-1)];
  if (first === undefined || last === undefined || last.at <= first.at) return 0;
  return (last.offset - first.offset) / (last.at - first.at);
}
