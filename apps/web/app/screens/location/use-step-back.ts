import { useEffect, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { browserEntry } from '~/showroom/browser/browser-entry.ts';
import { showroom, showroomStore } from '~/showroom/walking/browser-showroom.ts';
import { leaving } from '~/showroom/history/leaving.ts';
import type { LocationView } from '~/page-data/location-view.ts';
import { visits } from '~/showroom/history/visits.ts';

/**
 * The way back to the location that was visited before, never out of the showroom (specification section 4, History).
 * Where the browser has that page behind it, it goes there, so that its own way back stays the same; otherwise the
 * visitor walks, as to the start from a deep link.
 *
 * @returns undefined where there is nowhere to go back to. The server cannot know: a page learns it when it is hydrated.
 */
export function useStepBack(view: LocationView): (() => void) | undefined {
  const { key } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    // The browser may be ahead of the page already, which follows.
    if (browserEntry().key === key) visits.arrive(view);
  }, [view, key]);
  const isAny = useSyncExternalStore(
    visits.subscribe,
    () => visits.wayBack(view.payloadId) !== undefined,
    () => false,
  );
  const stepBack = ({ mayGoBack }: { readonly mayGoBack: boolean }): string | undefined => {
    // What is pressed twice takes the second step from where the first one has led.
    const here = showroomStore.getState().page ?? view.payloadId;
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
  return isAny ? () => leaving.start(stepBack) : undefined;
}
