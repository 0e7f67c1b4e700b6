import { useCallback, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useBrowserLayoutEffect } from '~/ui/use-browser-layout-effect.ts';
import { leaving } from './leaving.ts';

/** The state of a history entry that was made by opening something over the page. */
export interface OpenedState {
  /** The addresses that were left open behind it, the page's own first. */
  readonly trail: readonly string[];
}

/** What stands behind the current entry of the history. */
export function useTrail(): readonly string[] {
  const { state } = useLocation() as { readonly state: Partial<OpenedState> | null };
  return state?.trail ?? NO_TRAIL;
}

const NO_TRAIL: readonly string[] = [];

/**
 * Closing goes back to where an address was left when opening went forward from there; the address of an
 * overlay that was opened directly is replaced.
 */
export function useClosing(closeHref: string): () => void {
  const navigate = useNavigate();
  const trail = useTrail();
  const { key } = useLocation();
  const stepBack = useRef<() => string>(undefined);
  // Before it can be used: the first key of a visitor may come before the browser has painted.
  useBrowserLayoutEffect(() => {
    stepBack.current = () => {
      const left = trail.lastIndexOf(closeHref);
      if (left === -1)
        void navigate(closeHref, { replace: true, preventScrollReset: true, state: { trail } });
      else void navigate(left - trail.length);
      return key;
    };
  });
  // What lies behind is known once an earlier step back has been taken.
  return useCallback(() => leaving.start(() => stepBack.current?.()), []);
}
