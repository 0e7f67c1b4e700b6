import { useEffect, useRef, useState } from 'react';
import type { PointerEvent, RefObject } from 'react';
import { panBy, toggleZoom, WHOLE, zoomAt } from './pan-zoom.ts';
import type { PanePoint, PanZoom } from './pan-zoom.ts';

/** The zoom step of one notch of a wheel. */
const WHEEL_FACTOR = 0.0016;

interface Fingers {
  readonly middle: PanePoint;
  /** Between two fingers, pixels; 0 with one. */
  readonly distance: number;
}

/**
 * Zooms and pans all panes of a stage together, by fingers, mouse and wheel. Every pane has the attribute
 * `data-pane`: movements are measured in parts of the pane they happen in.
 *
 * @param takesWheel whether the wheel zooms by itself; in a page that scrolls only together with Ctrl, which is
 * also what a trackpad's pinch sends.
 */
export function usePanZoom(stage: RefObject<HTMLElement | null>, takesWheel: boolean) {
  const [view, setView] = useState<PanZoom>(WHOLE);
  const pointers = useRef(new Map<number, PanePoint>());
  const last = useRef<Fingers>(null);

  useEffect(() => {
    const element = stage.current;
    const onWheel = (event: WheelEvent) => {
      const pane = paneOf(event.target);
      if (pane === undefined || !(takesWheel || event.ctrlKey)) return;
      event.preventDefault();
      const factor = Math.exp(-event.deltaY * WHEEL_FACTOR * (event.ctrlKey ? 6 : 1));
      setView((current) => zoomAt(current, factor, pointIn(pane, event.clientX, event.clientY)));
    };
    // React listens passively, which could not prevent the page from zooming.
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [stage, takesWheel]);

  const startOver = () => {
    last.current = fingersOf(pointers.current);
  };
  const letGo = (event: PointerEvent) => {
    pointers.current.delete(event.pointerId);
    startOver();
  };
  const handlers = {
    onPointerDown(event: PointerEvent) {
      const pane = paneOf(event.target);
      if (pane === undefined || event.button !== 0) return;
      // Mouse drags continue outside the pane.
      pane.setPointerCapture(event.pointerId);
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      startOver();
    },
    onPointerMove(event: PointerEvent) {
      const pane = paneOf(event.target);
      const before = last.current;
      if (pane === undefined || before === null || !pointers.current.has(event.pointerId)) return;
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const now = fingersOf(pointers.current);
      last.current = now;
      if (now !== null) setView((current) => moved(current, before, now, pane));
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onDoubleClick(event: {
      readonly target: EventTarget;
      readonly clientX: number;
      readonly clientY: number;
    }) {
      const pane = paneOf(event.target);
      if (pane) setView((current) => toggleZoom(current, pointIn(pane, event.clientX, event.clientY)));
    },
  };
  return { view, setView, handlers };
}

function moved(view: PanZoom, before: Fingers, now: Fingers, pane: Element): PanZoom {
  const { width, height } = pane.getBoundingClientRect();
  const panned = panBy(view, {
    x: (now.middle.x - before.middle.x) / width,
    y: (now.middle.y - before.middle.y) / height,
  });
  if (before.distance === 0 || now.distance === 0) return panned;
  return zoomAt(panned, now.distance / before.distance, pointIn(pane, now.middle.x, now.middle.y));
}

function fingersOf(pointers: ReadonlyMap<number, PanePoint>): Fingers | null {
  const [first, second] = pointers.values();
  if (first === undefined) return null;
  if (second === undefined) return { middle: first, distance: 0 };
  return {
    middle: { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 },
    distance: Math.hypot(first.x - second.x, first.y - second.y),
  };
}

function paneOf(target: EventTarget | null): Element | undefined {
  return (target instanceof Element && target.closest('[data-pane]')) || undefined;
}

function pointIn(pane: Element, clientX: number, clientY: number): PanePoint {
  const { left, top, width, height } = pane.getBoundingClientRect();
  return { x: (clientX - left) / width - 0.5, y: (clientY - top) / height - 0.5 };
}
