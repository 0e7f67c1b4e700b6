import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { observeStage } from '~/showroom/actions/action-stacks.ts';
import { openedFromHere } from '~/showroom/browser/browser-entry.ts';
import { showHooks, tellHooks } from '~/showroom/actions/hook-events.ts';
import type { LocationView } from '~/page-data/location-view.ts';
import { useTravel } from '~/showroom/walking/use-showroom.ts';

/** Connects action stacks and hooks to the page: they see what it shows and open overlays over it. */
export function useActionStacks(view: Pick<LocationView, 'payloadId' | 'hooks'>): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isMoving = useTravel(view) === 'moving';
  const { payloadId: location, hooks } = view;
  useEffect(() => {
    observeStage({ pathname, search, location, isMoving }, (href) => {
      void navigate(href, { state: openedFromHere(), preventScrollReset: true });
    });
  }, [navigate, pathname, search, location, isMoving]);
  useEffect(() => showHooks(hooks), [hooks]);
  useEffect(() => {
    if (!isMoving) tellHooks({ type: 'settled', location });
  }, [location, isMoving]);
}
