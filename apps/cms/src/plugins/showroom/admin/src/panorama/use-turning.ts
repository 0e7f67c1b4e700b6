import type { PicturePoint } from '@vitrine/core/world/background';
import type { PanoramaDirection, StartView } from '@vitrine/core/world/panorama';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { stepOf } from '../key-steps.ts';
import type { KeySteps } from '../key-steps.ts';
import { changedView, isWellSeen, viewTowards } from './round-view.ts';
import type { RoundChange } from './round-view.ts';

/** Percent of the pane that an arrow key turns by. */
const TURN_STEP: KeySteps = { plain: 10, far: 40, fine: 1 };

/** How much a key enlarges, and a pixel of the wheel. */
const ZOOM_STEP = 1.25;
const ZOOM_PER_PIXEL = 1.0015;

/** CSS pixels after which a movement of the pointer is a drag. */
const DRAG_FROM = 3;

const MIDDLE: PicturePoint = { x: 50, y: 50 };

interface Pointer {
  readonly clientX: number;
  readonly clientY: number;
}

/** A panorama that is turned by dragging, by the wheel, and by keys. */
export interface Turning {
  readonly view: StartView;
  /** The box that it fills; it takes the wheel. */
  readonly box: RefObject<HTMLDivElement>;
  /** Where a pointer is, in percent of the box. */
  readonly pointAt: (pointer: Pointer) => PicturePoint;
  readonly turnTo: (view: StartView) => void;
  /** Enlarges what is in the middle. */
  readonly zoomBy: (factor: number) => void;
  /** Turns to a direction that is out of view, or at its very edge. */
  readonly bringIntoView: (direction: PanoramaDirection) => void;
  /** Whether the key has turned it: arrows, `+`, `-` and `0`. */
  readonly turnByKey: (event: React.KeyboardEvent) => boolean;
  readonly onPointerDown: (event: React.PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: React.PointerEvent<HTMLElement>) => void;
  /** Whether a click ends a drag, which chooses no point. */
  readonly endsDrag: () => boolean;
}

/**
 * @param first where it looks with the key `0`, and as long as no one has turned it
 * @param begun where it looks as long as no one has turned it, where that is elsewhere
 */
export function useTurning(first: StartView, begun = first): Turning {
  const [view, setView] = useState(begun);
  const box = useRef<HTMLDivElement>(null);
  const held = useRef<{ readonly from: Pointer; readonly isMoving: boolean }>();
  const hasDragged = useRef(false);
  const change = useCallback((by: RoundChange) => setView((now) => changedView(now, by, first)), [first]);

  const pointAt = useCallback(({ clientX, clientY }: Pointer): PicturePoint => {
    const { left, top, width, height } = box.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    return { x: ((clientX - left) / width) * 100, y: ((clientY - top) / height) * 100 };
  }, []);

  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      const at = pointAt(event);
      change({ from: at, to: at, by: ZOOM_PER_PIXEL ** -event.deltaY });
    };
    // Only a non-passive listener can keep the page from scrolling.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [change, pointAt]);

  return {
    view,
    box,
    pointAt,
    turnTo: setView,
    zoomBy: (by) => change({ from: MIDDLE, to: MIDDLE, by }),
    bringIntoView: useCallback(
      (direction) => setView((now) => (isWellSeen(direction, now) ? now : viewTowards(now, direction))),
      [],
    ),
    turnByKey(event) {
      const { key } = event;
      const step = stepOf(event, TURN_STEP);
      if (step !== undefined) {
        change({ from: MIDDLE, to: { x: MIDDLE.x - step.x, y: MIDDLE.y - step.y }, by: 1 });
      } else if (key === '+' || key === '=') change({ from: MIDDLE, to: MIDDLE, by: ZOOM_STEP });
      else if (key === '-') change({ from: MIDDLE, to: MIDDLE, by: 1 / ZOOM_STEP });
      else if (key === '0') setView(first);
      else return false;
      event.preventDefault();
      return true;
    },
    onPointerDown(event) {
      hasDragged.current = false;
      if (event.button !== 0 || (event.target as Element).closest('button')) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      held.current = { from: event, isMoving: false };
    },
    onPointerMove(event) {
      const grip = held.current;
      if (grip === undefined) return;
      if (event.buttons === 0) {
        held.current = undefined;
        return;
      }
      const distance = Math.hypot(event.clientX - grip.from.clientX, event.clientY - grip.from.clientY);
      if (!grip.isMoving && distance < DRAG_FROM) return;
      hasDragged.current = true;
      change({ from: pointAt(grip.from), to: pointAt(event), by: 1 });
      held.current = { from: { clientX: event.clientX, clientY: event.clientY }, isMoving: true };
    },
    endsDrag() {
      held.current = undefined;
      return hasDragged.current;
    },
  };
}
