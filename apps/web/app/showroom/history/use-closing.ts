import { useCallback, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useBrowserLayoutEffect } from '~/ui/use-browser-layout-effect.ts';
import { browserEntry } from '../browser/browser-entry.ts';
import { leaving } from './leaving.ts';
import type { StepBack } from './leaving.ts';

/**
 * Closing goes back to where an address was left when opening went forward from there; the address of an
 * overlay that was opened directly is replaced.
 */
export function useClosing(closeHref: string): () => void {
  const navigate = useNavigate();
  const stepBack = useRef<StepBack>(undefined);
  // Before it can be used: the first key of a visitor may come before the browser has painted.
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
  // What lies behind is known once an earlier step back has been taken.
  return useCallback(() => leaving.start((situation) => stepBack.current?.(situation)), []);
}
