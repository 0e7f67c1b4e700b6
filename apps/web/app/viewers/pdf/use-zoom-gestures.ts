import { limitScale } from '@vitrine/core/documents/zoom';
import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';
import type { WindowPoint } from './page-point.ts';

/**
 * Zooms pages with Ctrl and the wheel, or with two fingers, around the pointer.
 *
 * @param onScale called with the scale, and with the point that stays under the pointer.
 */
export function useZoomGestures(
  scroller: RefObject<HTMLElement | null>,
  scale: number,
  onScale: (scale: number, around: WindowPoint) => void,
): void {
  const zoomTo = useEffectEvent((wanted: number, around: WindowPoint) => onScale(limitScale(wanted), around));
  const currentScale = useEffectEvent(() => scale);
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
        zoomTo(currentScale() * Math.exp(-event.deltaY / 400), event);
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
        zoomTo((pinch.scale * spread(event)) / pinch.distance, middle(event));
      },
      options,
    );
    return () => ending.abort();
  }, [scroller]);
}

function spread({ touches: [one, other] }: TouchEvent): number {
  if (!one || !other) return 1;
  return Math.max(1, Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY));
}

function middle({ touches: [one, other] }: TouchEvent): WindowPoint {
  if (!one || !other) return { clientX: 0, clientY: 0 };
  return { clientX: (one.clientX + other.clientX) / 2, clientY: (one.clientY + other.clientY) / 2 };
}
