import type { NavigationState } from '@vitrine/core/navigation/navigation-state';
import type { PayloadId } from '@vitrine/core/world/ids';
import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';

/** The state of the showroom as the interface sees it. */
export interface ShowroomState {
  /** Undefined on the server and until the stage is mounted. */
  readonly navigation: NavigationState | undefined;
  /** The location whose page is rendered: it follows the visitor when a journey ends. */
  readonly page: PayloadId | undefined;
  /** Pictures only and direct jumps (specification section 4, Power-save mode). */
  readonly isPowerSave: boolean;
  /** A far target that waits for the map of the showroom. */
  readonly awaitedTarget: PayloadId | undefined;
  /** The visitor's destination was removed from the showroom. */
  readonly isTargetGone: boolean;
}

export type ShowroomStore = StoreApi<ShowroomState>;

export const INITIAL_SHOWROOM: ShowroomState = {
  navigation: undefined,
  page: undefined,
  isPowerSave: false,
  awaitedTarget: undefined,
  isTargetGone: false,
};

/** A store for one browser window. */
export function createShowroomStore(): ShowroomStore {
  return createStore<ShowroomState>(() => INITIAL_SHOWROOM);
}

/** Whether the visitor is in a location and on no journey. */
export function isAtRest({ navigation }: ShowroomState): boolean {
  return navigation?.status === 'idle';
}

/** Where the visitor is going, or is: the target that was set last. */
export function locationAhead({ navigation }: ShowroomState): PayloadId | undefined {
  if (navigation?.status !== 'travelling') return navigation?.location;
  return (navigation.storedDestination ?? navigation.destination).location;
}

/** `moving` from the tap until the visitor is in the location whose page is rendered. */
export type Travel = 'idle' | 'moving';

/** Whether a journey is under way, or the page has not caught up with the visitor yet. */
export function travelOf(state: ShowroomState, renderedPage: PayloadId | undefined = state.page): Travel {
  const { navigation } = state;
  if (navigation === undefined) return 'idle';
  if (navigation.status === 'travelling') return 'moving';
  return navigation.location === renderedPage ? 'idle' : 'moving';
}
