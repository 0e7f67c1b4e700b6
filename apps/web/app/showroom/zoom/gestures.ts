import { usesPortraitLayout } from '@vitrine/core/layout/portrait';
import type { BoxPoint } from '@vitrine/core/placing/cover';
import { changeByFingers, zoomOfWheel } from '@vitrine/core/zoom/zoom';
import type { ZoomChange } from '@vitrine/core/zoom/zoom';

/** What wheel and fingers move: the picture of a box, enlarged or around the visitor. */
export interface Movable {
  /** Whether one finger moves it. */
  isDraggable(): boolean;
  /** At once: a finger or a wheel leads. */
  change(change: ZoomChange): void;
  /** Nothing is there that could be tapped. */
  tapped(point: BoxPoint, isDouble: boolean): void;
}

/** CSS pixels that a finger may move and still tap. */
const SLOP = 6;

/** Milliseconds between two taps, and CSS pixels from one to the other, that make them a double tap. */
const DOUBLE_TAP = 320;
const DOUBLE_TAP_REACH = 32;

/** What a tap does something else on. */
const TAPPED = 'a, button, input, summary, [role="button"]';

/**
 * Wheel, pinch and drag on a box move what it shows. What a drag ends on is not followed.
 *
 * @returns a function that stops that.
 */
export function followGestures(box: HTMLElement, movable: Movable): () => void {
  const fingers = new Map<number, BoxPoint>();
  let moved = 0;
  let lastTap: (BoxPoint & { readonly time: number }) | undefined;

  const pointOf = ({ clientX, clientY }: MouseEvent): BoxPoint => {
    const { left, top } = box.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };

  const onWheel = (event: WheelEvent) => {
    // Upright, the wheel scrolls the page below the picture.
    if (!event.ctrlKey && usesPortraitLayout({ width: innerWidth, height: innerHeight })) return;
    event.preventDefault();
    const at = pointOf(event);
    movable.change({ from: at, to: at, by: zoomOfWheel(event) });
  };

  const onDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    if (fingers.size === 0) moved = 0;
    fingers.set(event.pointerId, pointOf(event));
  };

  const onMove = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId);
    if (before === undefined) return;
    const now = pointOf(event);
    moved += Math.hypot(now.x - before.x, now.y - before.y);
    const from = [...fingers.values()];
    fingers.set(event.pointerId, now);
    const isPinch = fingers.size > 1;
    if (isPinch) moved = Math.max(moved, SLOP);
    if (moved < SLOP || (!isPinch && !movable.isDraggable())) return;
    // What is below the fingers no longer gets their click.
    if (!box.hasPointerCapture(event.pointerId)) box.setPointerCapture(event.pointerId);
    movable.change(changeByFingers(from, [...fingers.values()]));
  };

  const onUp = (event: PointerEvent) => {
    const point = fingers.get(event.pointerId);
    fingers.delete(event.pointerId);
    if (point === undefined || fingers.size > 0 || moved >= SLOP) return;
    if (event.target instanceof Element && event.target.closest(TAPPED) === null)
      onTap(point, event.timeStamp);
  };

  const onTap = (point: BoxPoint, time: number) => {
    const isDouble =
      lastTap !== undefined &&
      time - lastTap.time < DOUBLE_TAP &&
      Math.hypot(point.x - lastTap.x, point.y - lastTap.y) < DOUBLE_TAP_REACH;
    lastTap = isDouble ? undefined : { ...point, time };
    movable.tapped(point, isDouble);
  };

  /** The click that follows a drag. */
  const onClick = (event: MouseEvent) => {
    if (moved < SLOP || event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** A link or a picture would be dragged instead. */
  const onDragStart = (event: DragEvent) => {
    if (movable.isDraggable()) event.preventDefault();
  };

  // From now on the browser leaves the fingers to this.
  box.dataset['zoom'] = '';
  const stop = new AbortController();
  const { signal } = stop;
  box.addEventListener('wheel', onWheel, { passive: false, signal });
  box.addEventListener('pointerdown', onDown, { signal });
  // A mouse button may be released anywhere.
  addEventListener('pointermove', onMove, { signal });
  addEventListener('pointerup', onUp, { signal });
  addEventListener('pointercancel', ({ pointerId }) => void fingers.delete(pointerId), { signal });
  box.addEventListener('click', onClick, { capture: true, signal });
  box.addEventListener('dragstart', onDragStart, { signal });
  return () => stop.abort();
}

/**
 * Lets the browser handle touches on a box again. Call it when the box is done with gestures, not whenever they stop: it
 * computes the styles of everything in the box, which would delay a walk.
 */
export function giveBackFingers(box: HTMLElement): void {
  delete box.dataset['zoom'];
}
