import { useEffect, useRef } from 'react';
import type { Travel } from '~/showroom/walking/store.ts';

/**
 * Keeps the visitor in the picture: a journey begins at the top of the page, where the stage is, and ends
 * with the focus on the new place if the link that was followed is gone.
 */
export function useArrival(travel: Travel): void {
  const hasTravelled = useRef(false);
  useEffect(() => {
    if (travel === 'moving') {
      hasTravelled.current = true;
      globalThis.scrollTo({ top: 0, behavior: 'smooth' });
    } else if (hasTravelled.current && document.activeElement === document.body) {
      document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
    }
  }, [travel]);
}
