import type { LocationLink, LocationView } from '~/page-data/location-view.ts';
import { useShowroom } from '~/showroom/react/use-showroom.ts';
import { locationAhead } from '~/showroom/walking/store.ts';
import { useShowroomWindow } from '~/showroom/window/window-context.ts';

/**
 * The arrows of the location. On the way those of the location where the visitor will be: a tap on one of them is
 * queued, so that none is lost.
 */
export function useArrows(
  { previous, next }: Pick<LocationView, 'previous' | 'next'>,
  isMoving: boolean,
): { readonly previous: LocationLink | undefined; readonly next: LocationLink | undefined } {
  const { onMap } = useShowroomWindow().showroom;
  const ahead = useShowroom((state) => onMap(locationAhead(state)));
  return isMoving ? { previous: onMap(ahead?.previous), next: onMap(ahead?.next) } : { previous, next };
}
