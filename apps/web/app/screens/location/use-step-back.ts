import { useEffect, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { browserEntry } from '~/showroom/browser/browser-entry.ts';
import type { LocationView } from '~/page-data/location-view.ts';
import { createWindowVisits } from '~/showroom/window/visits.ts';
import { useShowroomWindow } from '~/showroom/window/window-context.ts';

/**
 * Goes back to the previous location, never out of the showroom (specification section 4, History). Where the
 * browser's history has that page, it steps back there, so that the browser's own back button stays consistent;
 * otherwise the visitor walks, as to the start from a deep link.
 *
 * @returns undefined where there is nothing to go back to. The server cannot know: the page learns it when it is
 * hydrated.
 */
export function useStepBack(view: LocationView): (() => void) | undefined {
  const { showroom, store, backQueue, part } = useShowroomWindow();
  const visits = part(createWindowVisits);
  const { key } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    // The browser may already be ahead of the page, which follows.
    if (browserEntry().key === key) visits.arrive(view);
  }, [visits, view, key]);
  const isAny = useSyncExternalStore(
    visits.subscribe,
    () => visits.previousVisit(view.payloadId) !== undefined,
    () => false,
  );
  const stepBack = ({ mayGoBack }: { readonly mayGoBack: boolean }): string | undefined => {
    // If it is pressed twice, the second step starts where the first one leads.
    const here = store.getState().page ?? view.payloadId;
    const to = mayGoBack ? visits.goBack(here) : undefined;
    if (to === undefined) return undefined;
    const { key: left, index } = browserEntry();
    if (to.entry !== undefined && to.entry < index && to.locale === view.locale.code) {
      void navigate(to.entry - index);
      return left;
    }
    showroom.walkTo(to.location, to.href);
    return undefined;
  };
  return isAny ? () => backQueue.start(stepBack) : undefined;
}
