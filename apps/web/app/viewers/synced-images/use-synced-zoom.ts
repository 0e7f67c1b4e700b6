import type { BoxSize } from '@vitrine/core/background/aspect-ratio';
import type { BoxPoint } from '@vitrine/core/placing/cover';
import { changeByFingers, changeZoom, isZoomedIn, NO_ZOOM, zoomOfWheel } from '@vitrine/core/zoom/zoom';
import type { Zoom, ZoomChange } from '@vitrine/core/zoom/zoom';
import { useEffect, useRef, useState } from 'react';
import type { PointerEvent, RefObject } from 'react';

/** Pictures that are compared are looked at pixel by pixel. */
export const MAX_SYNCED_ZOOM = 8;

/** How much a double tap enlarges. */
const DOUBLE_TAP = 2.5;

/** Zooms are measured in parts of a pane: all panes share them, and no resize changes them. */
const PANE: BoxSize = { width: 1, height: 1 };
const MIDDLE: BoxPoint = { x: 0.5, y: 0.5 };

function changed(zoom: Zoom, change: ZoomChange): Zoom {
  return changeZoom(zoom, change, PANE, MAX_SYNCED_ZOOM);
}

/**
 * Zooms and pans all panes of a stage together, by fingers, mouse and wheel. Every pane has the attribute
 * `data-pane`: movements are measured in parts of the pane they happen in.
 *
 * @param takesWheel whether the wheel zooms by itself; in a page that scrolls only together with Ctrl, which is
 * also what a trackpad's pinch sends.
 */
export function useSyncedZoom(stage: RefObject<HTMLElement | null>, takesWheel: boolean) {
  const [zoom, setZoom] = useState<Zoom>(NO_ZOOM);
  const fingers = useRef(new Map<number, BoxPoint>());

  useEffect(() => {
    const element = stage.current;
    const onWheel = (event: WheelEvent) => {
      const pane = paneOf(event.target);
      if (pane === undefined || !(takesWheel || event.ctrlKey)) return;
      event.preventDefault();
      const at = inParts(pointIn(pane, event), pane);
      setZoom((current) => changed(current, { from: at, to: at, by: zoomOfWheel(event) }));
    };
    // React listens passively, which could not prevent the page from zooming.
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [stage, takesWheel]);

  const letGo = ({ pointerId }: PointerEvent) => {
    fingers.current.delete(pointerId);
  };
  const handlers = {
    onPointerDown(event: PointerEvent) {
      const pane = paneOf(event.target);
      if (pane === undefined || event.button !== 0) return;
      // Mouse drags continue outside the pane.
      pane.setPointerCapture(event.pointerId);
      fingers.current.set(event.pointerId, pointIn(pane, event));
    },
    onPointerMove(event: PointerEvent) {
      const pane = paneOf(event.target);
      if (pane === undefined || !fingers.current.has(event.pointerId)) return;
      const before = [...fingers.current.values()];
      fingers.current.set(event.pointerId, pointIn(pane, event));
      const { from, to, by } = changeByFingers(before, [...fingers.current.values()]);
      const change = { from: inParts(from, pane), to: inParts(to, pane), by };
      setZoom((current) => changed(current, change));
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onDoubleClick(event: ClientPoint & { readonly target: EventTarget }) {
      const pane = paneOf(event.target);
      if (pane === undefined) return;
      const at = inParts(pointIn(pane, event), pane);
      setZoom((current) =>
        isZoomedIn(current) ? NO_ZOOM : changed(NO_ZOOM, { from: at, to: at, by: DOUBLE_TAP }),
      );
    },
  };
  return {
    zoom,
    handlers,
    /** Around the middle. */
    enlarge(by: number) {
      setZoom((current) => changed(current, { from: MIDDLE, to: MIDDLE, by }));
    },
    /** Moves the pictures by parts of a pane. */
    pan(x: number, y: number) {
      setZoom((current) => changed(current, { from: { x: 0, y: 0 }, to: { x, y }, by: 1 }));
    },
    reset() {
      setZoom(NO_ZOOM);
    },
    show: setZoom,
  };
}

/** As a CSS `transform`, around the upper left corner, of an element that fills its pane. */
export function transformOf({ scale, offset }: Zoom): string {
  return `translate(${offset.x * 100}%, ${offset.y * 100}%) scale(${scale})`;
}

interface ClientPoint {
  readonly clientX: number;
  readonly clientY: number;
}

function paneOf(target: EventTarget | null): Element | undefined {
  return (target instanceof Element && target.closest('[data-pane]')) || undefined;
}

/** CSS pixels. */
function pointIn(pane: Element, { clientX, clientY }: ClientPoint): BoxPoint {
  const { left, top } = pane.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

function inParts({ x, y }: BoxPoint, pane: Element): BoxPoint {
  const { width, height } = pane.getBoundingClientRect();
  return { x: x / width, y: y / height };
}
