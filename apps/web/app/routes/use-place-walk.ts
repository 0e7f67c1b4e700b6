import type { PayloadId } from '@vitrine/core';
import { useEffect, useRef } from 'react';
import { useWalkTo } from '~/showroom/use-showroom.ts';

/**
 * Walks to a place that was chosen in the panel as soon as the panel's own address is gone: a journey that
 * ended before would have its address taken back.
 *
 * @returns remembers the chosen place.
 */
export function usePlaceWalk(isPanelOpen: boolean): (target: PayloadId, href: string) => void {
  const walkTo = useWalkTo();
  const chosen = useRef<{ readonly target: PayloadId; readonly href: string }>(null);
  useEffect(() => {
    if (isPanelOpen || !chosen.current) return;
    const { target, href } = chosen.current;
    chosen.current = null;
    walkTo(target, href);
  }, [isPanelOpen, walkTo]);
  return (target, href) => {
    chosen.current = { target, href };
  };
}
