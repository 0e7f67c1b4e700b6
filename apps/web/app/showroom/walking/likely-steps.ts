import type { PayloadId } from '@vitrine/core/world/ids';
import type { LocationView } from '~/page-data/location-view.ts';

/** How many next steps are warmed up (specification section 9). */
export const PREFETCH_COUNT = 2;

/**
 * The locations a visitor may go to next, likeliest first: *Next*, which clickers and most taps follow, then onwards
 * before aside, aside before back.
 */
export function likelySteps(
  view: Pick<LocationView, 'hotspots' | 'neighbours' | 'next' | 'previous'>,
): readonly PayloadId[] {
  const rankOf = (location: PayloadId): number => {
    const hotspot = view.hotspots.find(({ walk }) => walk === location);
    if (view.next?.payloadId === location) return 0;
    if (hotspot?.direction === 'forward') return 1;
    if (hotspot?.direction === 'back' || view.previous?.payloadId === location) return 4;
    return hotspot === undefined ? 3 : 2;
  };
  return view.neighbours
    .map(({ location }) => location.payloadId)
    .toSorted((one, other) => rankOf(one) - rankOf(other));
}
