import { useCallback, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useBrowserLayoutEffect } from '~/ui/use-browser-layout-effect.ts';
import { browserEntry } from '../browser/browser-entry.ts';
import type { StepBack } from '../history/back-queue.ts';
import { useShowroomWindow } from '../window/window-context.ts';

/**
 * Closes an overlay: goes back in the history if it was opened from the page, and replaces the address if the overlay was
 * opened directly.
 */
export function useClosing(closeHref: string): () => void {
  const { backQueue } = useShowroomWindow();
  const navigate = useNavigate();
  const stepBack = useRef<StepBack>(undefined);
  // In a layout effect, because a visitor's first key may come before the first paint.
  useBrowserLayoutEffect(() => {
    stepBack.current = ({ mayGoBack }) => {
      const { key, address, trail } = browserEntry();
      if (address === closeHref) return undefined;
      const left = trail.lastIndexOf(closeHref);
      if (left !== -1 && mayGoBack) void navigate(left - trail.length);
      else void navigate(closeHref, { replace: true, preventScrollReset: true, state: { trail } });
      return key;
    };
  });
  // The address to go back to is only known after earlier steps back.
  return useCallback(() => backQueue.start((situation) => stepBack.current?.(situation)), [backQueue]);
}
