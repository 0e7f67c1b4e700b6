import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { hold } from './keep-place.ts';
import type { HeldRoute } from './keep-place.ts';
import type { LocationView } from '~/page-data/location-view.ts';

/** Remembers what a route shows: see {@link hold}. */
export function useHeld(route: HeldRoute, content: unknown, view?: LocationView): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    hold(route, { address: pathname + search, content, view });
  }, [route, content, view, pathname, search]);
}
