import type { AnalyticsNotice } from '@vitrine/core/analytics/events';
import { overlayChanges } from '@vitrine/core/analytics/overlay-changes';
import type { CountedOverlay } from '@vitrine/core/analytics/overlay-changes';
import { HOTSPOT_COMPONENTS } from '@vitrine/core/world/hotspots/hotspot-kinds';
import { useEffect, useRef } from 'react';
import { createAnalytics } from '~/showroom/analytics/analytics.ts';
import {
  countedWindow,
  countVisit,
  loadGoogleAnalytics,
  loadTagManager,
} from '~/showroom/analytics/count-visit.ts';
import { useShowroomWindow } from '~/showroom/window/window-context.ts';
import type { LocationView } from '~/page-data/location-view.ts';

/** Follows what happens on the page, for as long as it may be counted. */
export function useCounting(options: {
  readonly isCounting: boolean;
  readonly tagManagerId: string | undefined;
  readonly measurementId: string | undefined;
  readonly view: LocationView;
  readonly isMoving: boolean;
  readonly overlays: readonly CountedOverlay[];
}): void {
  const { isCounting, tagManagerId, measurementId, view, isMoving, overlays } = options;
  const analytics = useShowroomWindow().part(createAnalytics);
  const { track } = analytics;
  const here = useRef(view);
  useEffect(() => {
    here.current = view;
  }, [view]);

  // Before the effects below, so that their events are counted.
  useEffect(() => {
    if (!isCounting) return undefined;
    if (tagManagerId !== undefined) loadTagManager(tagManagerId);
    if (measurementId !== undefined) loadGoogleAnalytics(measurementId);
    return countVisit(analytics, () => visitedLocation(here.current), countedWindow());
  }, [analytics, isCounting, tagManagerId, measurementId]);

  const { payloadId, title } = view;
  const entered = useRef<string>(undefined);
  useEffect(() => {
    // Entering another location counts, switching its language does not.
    if (!isCounting || isMoving || entered.current === payloadId) return;
    entered.current = payloadId;
    track({ name: 'location_entered', title });
  }, [track, isCounting, isMoving, payloadId, title]);

  const { code } = view.locale;
  const language = useRef(code);
  useEffect(() => {
    const from = language.current;
    language.current = code;
    if (from !== code) track({ name: 'language_changed', from });
  }, [track, code]);

  const open = useRef<readonly CountedOverlay[]>([]);
  useEffect(() => {
    if (!isCounting) return;
    for (const notice of overlayChanges(open.current, overlays)) track(notice);
    open.current = overlays;
  }, [track, isCounting, overlays]);

  useEffect(() => {
    if (!isCounting) return undefined;
    const noticeHotspot = (event: Event) => {
      const notice = hotspotTapped(event.target as Element);
      if (notice !== undefined) track(notice);
    };
    document.addEventListener('click', noticeHotspot, { capture: true });
    return () => document.removeEventListener('click', noticeHotspot, { capture: true });
  }, [track, isCounting]);
}

function visitedLocation({ world, payloadId, locale }: LocationView) {
  return { world: world.slug, location: payloadId, language: locale.code };
}

function hotspotTapped(target: Element): AnalyticsNotice | undefined {
  const hotspot = target.closest<HTMLElement>('[data-hotspot]');
  const component = HOTSPOT_COMPONENTS.find((name) => name === hotspot?.dataset['hotspot']);
  if (hotspot === null || component === undefined) return undefined;
  return { name: 'hotspot_tapped', component, title: hotspot.textContent.trim() };
}
