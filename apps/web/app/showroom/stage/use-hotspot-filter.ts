import { useMemo, useState } from 'react';
import { filterCategories, isShownIn } from './hotspot-filter.ts';
import type { HotspotView, LocationView } from '~/page-data/location-view.ts';

/** Which of a location's hotspots the visitor wants to see: on the picture and in the lists alike. */
export interface HotspotFilter {
  /** The categories to choose from; empty if there is no choice. */
  readonly categories: readonly string[];
  /** Undefined: all. */
  readonly chosen: string | undefined;
  readonly choose: (category: string | undefined) => void;
  readonly isShown: (hotspot: HotspotView) => boolean;
}

/** Every location starts with all of its hotspots. */
export function useHotspotFilter({
  payloadId,
  hotspots,
}: Pick<LocationView, 'payloadId' | 'hotspots'>): HotspotFilter {
  const [choice, setChoice] = useState<{ readonly at: string; readonly category: string }>();
  const categories = useMemo(() => filterCategories(hotspots), [hotspots]);
  const wanted = choice?.at === payloadId ? choice.category : undefined;
  // New content may have removed the category.
  const chosen = wanted !== undefined && categories.includes(wanted) ? wanted : undefined;
  return {
    categories,
    chosen,
    choose: (category) => setChoice(category === undefined ? undefined : { at: payloadId, category }),
    isShown: (hotspot) => isShownIn(chosen, hotspot),
  };
}
