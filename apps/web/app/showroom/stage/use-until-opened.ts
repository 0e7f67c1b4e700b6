import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';

/**
 * Milliseconds that an arrival waits for what the visitor is opening: the picture of the location is there meanwhile, and
 * of two requests on a slow line the second would not be quicker.
 */
const PATIENCE = 15_000;

/** @returns the `untilOpened` of the showroom's host. */
export function useUntilOpened(): () => Promise<void> | undefined {
  const { pathname } = useLocation();
  const { location: ahead } = useNavigation();
  const isOpening = ahead !== undefined && ahead.pathname === pathname && ahead.search !== '';
  const state = useRef({ isOpening, waiting: new Set<() => void>() });
  useEffect(() => {
    state.current.isOpening = isOpening;
    if (isOpening) return;
    for (const goOn of state.current.waiting) goOn();
    state.current.waiting.clear();
  }, [isOpening]);
  return useCallback(() => {
    if (!state.current.isOpening) return undefined;
    return new Promise<void>((resolve) => {
      state.current.waiting.add(resolve);
      setTimeout(resolve, PATIENCE);
    });
  }, []);
}
