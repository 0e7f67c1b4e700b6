import type { PayloadId } from '@vitrine/core/world/ids';
import { useStore } from 'zustand';
import { showroom, showroomStore } from './browser-showroom.ts';
import type { LocationView } from '~/page-data/location-view.ts';
import { travelOf } from './store.ts';
import type { ShowroomState, Travel } from './store.ts';

/** Reads the showroom's state; on the server and while hydrating it is the state before anything happened. */
export function useShowroom<Selected>(selector: (state: ShowroomState) => Selected): Selected {
  return useStore(showroomStore, selector);
}

/** `data-travel` of `<main>`: `moving` until the visitor stands in the location of this very page. */
export function useTravel(view: Pick<LocationView, 'payloadId'>): Travel {
  return useShowroom((state) => travelOf(state, view.payloadId));
}

/** Walks to a location; call it inside the tap. Links with `data-walk` do it by themselves. */
export function useWalkTo(): (target: PayloadId, href: string) => void {
  return showroom.walkTo;
}
