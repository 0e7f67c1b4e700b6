import { useEffect, useRef } from 'react';
import type { Travel } from '~/showroom/walking/store.ts';

/**
 * Scrolls to the stage at the top of the page when a journey begins. When it ends, focuses the new location if the
 * followed link no longer exists.
 */
export function useArrival(travel: Travel): void {
  const hasTravelled = useRef(false);
  useEffect(() => {
    if (travel === 'moving') {
      hasTravelled.current = true;
      // With the next frame: at once, it would have the page laid out before the clip may begin.
      requestAnimationFrame(() => globalThis.scrollTo({ top: 0, behavior: 'smooth' }));
    } else if (hasTravelled.current && document.activeElement === document.body) {
      document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
    }
  }, [travel]);
}
