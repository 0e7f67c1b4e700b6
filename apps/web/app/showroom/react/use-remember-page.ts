import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { LocationView } from '~/page-data/location-view.ts';
import type { KeptRoute } from '../connection/page-keeper.ts';
import { useShowroomWindow } from '../window/window-context.ts';

/** Remembers what a route shows, in case a newer version cannot be loaded. */
export function useRememberPage(route: KeptRoute, content: unknown, view?: LocationView): void {
  const { pages } = useShowroomWindow();
  const { pathname, search } = useLocation();
  useEffect(() => {
    pages.remember(route, { address: pathname + search, content, view });
  }, [pages, route, content, view, pathname, search]);
}
