import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Zoom factor for one notch of the wheel with Ctrl. */
const NOTCH = 1.15;

/**
 * Keeps the point under the pointer, or the centre, in position while the picture in a scroller is zoomed, and
 * zooms with Ctrl and the wheel.
 */
export function useZoomedScroll(zoom: number, onZoom: (factor: number) => void): RefObject<HTMLDivElement> {
  const scroller = useRef<HTMLDivElement>(null);
  const last = useRef(zoom);
  const anchor = useRef<{ readonly x: number; readonly y: number }>();

  useLayoutEffect(() => {
    const element = scroller.current;
    const factor = zoom / last.current;
    last.current = zoom;
    if (element === null || factor === 1) return;
    const { x, y } = anchor.current ?? { x: element.clientWidth / 2, y: element.clientHeight / 2 };
    anchor.current = undefined;
    element.scrollLeft = (element.scrollLeft + x) * factor - x;
    element.scrollTop = (element.scrollTop + y) * factor - y;
  }, [zoom]);

  useEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    const onWheel = (event: WheelEvent): void => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      anchor.current = { x: event.clientX - left, y: event.clientY - top };
      onZoom(event.deltaY < 0 ? NOTCH : 1 / NOTCH);
    };
    // Only a non-passive listener can keep the page from zooming.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [onZoom]);

  return scroller;
}
