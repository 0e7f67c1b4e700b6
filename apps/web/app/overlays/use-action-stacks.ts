import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { openedFromHere } from '~/showroom/browser/browser-entry.ts';
import type { LocationView } from '~/page-data/location-view.ts';
import { useTravel } from '~/showroom/react/use-showroom.ts';
import { useShowroomWindow } from '~/showroom/window/window-context.ts';

/** Connects action stacks and hooks to the page: they see what it shows and open overlays over it. */
export function useActionStacks(view: Pick<LocationView, 'payloadId' | 'hooks'>): void {
  const { actionStacks, hookEvents } = useShowroomWindow();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isMoving = useTravel(view) === 'moving';
  const { payloadId: location, hooks } = view;
  useEffect(() => {
    actionStacks.observe({ pathname, search, location, isMoving }, (href) => {
      void navigate(href, { state: openedFromHere(), preventScrollReset: true });
    });
  }, [actionStacks, navigate, pathname, search, location, isMoving]);
  useEffect(() => hookEvents.setHooks(hooks), [hookEvents, hooks]);
  useEffect(() => {
    if (!isMoving) hookEvents.emit({ type: 'settled', location });
  }, [hookEvents, location, isMoving]);
}
