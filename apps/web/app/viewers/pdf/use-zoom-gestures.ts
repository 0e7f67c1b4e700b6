import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { limitScale } from './zoom.ts';

/** The point that stays under the pointer while the scale changes: in CSS pixels of the pages' window. */
interface Anchor {
  readonly x: number;
  readonly y: number;
}

/**
 * Zooms pages with Ctrl and the wheel, or with two fingers, around the pointer; buttons zoom around the middle.
 */
export function useZoomGestures(
  scroller: RefObject<HTMLElement | null>,
  scale: number,
  onScale: (scale: number) => void,
): void {
  const anchor = useRef<Anchor>(null);
  const before = useRef(scale);
  const zoomTo = useEffectEvent((wanted: number, around: Anchor) => {
    anchor.current = around;
    onScale(limitScale(wanted));
  });
  const currentScale = useEffectEvent(() => scale);

  useLayoutEffect(() => {
    const element = scroller.current;
    const factor = scale / before.current;
    before.current = scale;
    if (element === null || factor === 1) return;
    const { x, y } = anchor.current ?? { x: element.clientWidth / 2, y: 0 };
    anchor.current = null;
    element.scrollTo({
      left: (element.scrollLeft + x) * factor - x,
      top: (element.scrollTop + y) * factor - y,
    });
  }, [scroller, scale]);

  useEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    const ending = new AbortController();
    const options = { passive: false, signal: ending.signal } as const;
    let pinch: { readonly distance: number; readonly scale: number } | undefined;
    element.addEventListener(
      'wheel',
      (event) => {
        if (!event.ctrlKey && !event.metaKey) return;
        event.preventDefault();
        // A notch of a wheel is about 100, a trackpad sends many small ones.
        zoomTo(currentScale() * Math.exp(-event.deltaY / 400), anchorAt(element, event));
      },
      options,
    );
    element.addEventListener(
      'touchstart',
      (event) => {
        pinch = event.touches.length === 2 ? { distance: spread(event), scale: currentScale() } : undefined;
      },
      options,
    );
    element.addEventListener(
      'touchmove',
      (event) => {
        if (pinch === undefined || event.touches.length !== 2) return;
        event.preventDefault();
        zoomTo((pinch.scale * spread(event)) / pinch.distance, anchorAt(element, middle(event)));
      },
      options,
    );
    return () => ending.abort();
  }, [scroller]);
}

interface Pointed {
  readonly clientX: number;
  readonly clientY: number;
}

function anchorAt(element: HTMLElement, { clientX, clientY }: Pointed): Anchor {
  const { left, top } = element.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

function spread({ touches: [one, other] }: TouchEvent): number {
  if (!one || !other) return 1;
  return Math.max(1, Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY));
}

function middle({ touches: [one, other] }: TouchEvent): Pointed {
  if (!one || !other) return { clientX: 0, clientY: 0 };
  return { clientX: (one.clientX + other.clientX) / 2, clientY: (one.clientY + other.clientY) / 2 };
}
