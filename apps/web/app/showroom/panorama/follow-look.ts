import { isOthers, isTaken } from '../walking/follow-key.ts';
import { followGestures } from '../zoom/gestures.ts';
import { directionOf } from './panorama-hotspots.ts';
import type { StageLook } from './stage-look.ts';

/** How much a key enlarges. */
const STEP = 1.25;

/** The part of the box that an arrow key turns by. */
const STRIDE = 0.2;

/** Where the arrow keys turn. */
const ARROWS: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Everything that turns a panorama: wheel and fingers; the keys `+` and `-`; while it is turned also `0` and Escape,
 * which turn it back, and, if the visitor has turned it, the arrow keys, which walk otherwise; and a hotspot out of
 * sight that gets the focus.
 *
 * @returns a function that stops that.
 */
export function followLook(box: HTMLElement, look: StageLook): () => void {
  const stopGestures = followGestures(box, {
    isDraggable: () => true,
    change: look.change,
    tapped(_point, isDouble) {
      if (isDouble && look.isTurned.getState()) void look.turnBack();
    },
  });
  const onKey = (event: KeyboardEvent) => {
    if (isOthers(event) || document.querySelector('dialog[open]') !== null) return;
    if (event.target instanceof Element && isTaken(event.key, event.target)) return;
    if (!turnByKey(event.key, look)) return;
    event.preventDefault();
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || !look.isTurned.getState()) return;
    const direction = target.dataset['behind'] === undefined ? undefined : directionOf(target);
    if (direction) look.turnTo(direction);
  };
  const stop = new AbortController();
  const { signal } = stop;
  // Before the keys of the room, which would walk.
  addEventListener('keydown', onKey, { capture: true, signal });
  box.addEventListener('focusin', onFocus, { signal });
  return () => {
    stopGestures();
    stop.abort();
  };
}

/** @returns whether the key does something to it. */
function turnByKey(key: string, look: StageLook): boolean {
  const { width, height } = look.size();
  const middle = { x: width / 2, y: height / 2 };
  const isTurned = look.isTurned.getState();
  const arrow = ARROWS[key];
  if (key === '+' || key === '=') look.change({ from: middle, to: middle, by: STEP });
  else if (key === '-') look.change({ from: middle, to: middle, by: 1 / STEP });
  else if (!isTurned) return false;
  else if (key === '0' || key === 'Escape') void look.turnBack();
  else if (arrow && look.isTurnedByVisitor())
    look.stride({ across: arrow[0] * STRIDE, down: arrow[1] * STRIDE });
  else return false;
  return true;
}
