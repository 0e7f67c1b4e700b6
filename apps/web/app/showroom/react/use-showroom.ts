import type { PayloadId } from '@vitrine/core/world/ids';
import { useStore } from 'zustand';
import type { LocationView } from '~/page-data/location-view.ts';
import { travelOf } from '../walking/store.ts';
import type { ShowroomState, Travel } from '../walking/store.ts';
import { useShowroomWindow } from '../window/window-context.ts';

/** Reads the showroom's state: its initial state on the server and while hydrating. */
export function useShowroom<Selected>(selector: (state: ShowroomState) => Selected): Selected {
  return useStore(useShowroomWindow().store, selector);
}

/** `data-travel` of `<main>`: `moving` until the visitor is in the location of this very page. */
export function useTravel(view: Pick<LocationView, 'payloadId'>): Travel {
  return useShowroom((state) => travelOf(state, view.payloadId));
}

/** Walks to a location; call it inside the tap. Links with `data-walk` need no call. */
export function useWalkTo(): (target: PayloadId, href: string) => void {
  return useShowroomWindow().showroom.walkTo;
}
