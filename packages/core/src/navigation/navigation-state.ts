import type { FlyModeSettings } from '../world/settings/fly-mode.ts';
import type { PayloadId } from '../world/ids.ts';
import type { ArrivalView } from '../world/panorama.ts';
import type { WalkMap } from './walk-map.ts';
import type { WorldItemQueue } from './world-item.ts';

/**
 * How the browser's address changes on arrival. `push`: a new history entry, one a journey. `keep`: the address is
 * already the target's, because the browser's back or forward asked for the journey. `replace`: the browser's current
 * entry is corrected, because the journey ended elsewhere.
 */
export type AddressChange = 'push' | 'replace' | 'keep';

/** The destination of a journey. */
export interface Destination {
  readonly location: PayloadId;
  readonly address: AddressChange;
}

/** What keeps a visitor out of a location: an access code, or a login. */
export type Lock = 'password' | 'login';

interface NavigationBase {
  /** The current location. While a location item is on the stage it is already that location. */
  readonly location: PayloadId;
  /**
   * The transition whose clip was cut off last (specification: `interrupted_background_id`). Forgotten
   * when the queue is reset and when the next journey begins.
   */
  readonly interruptedBackground: PayloadId | undefined;
  /** The id that the next world item gets. */
  readonly nextItemId: number;
}

/** The visitor is in a location. */
export interface IdleNavigation extends NavigationBase {
  readonly status: 'idle';
  /** Where to look in the location's panorama, as the transition says that led here; absent: at its start view. */
  readonly arrival?: ArrivalView;
  /** Hotspots, arrows and the logo are shown. */
  readonly areHotspotsShown: true;
}

/** The visitor is travelling; `queue[0]` is the current payload and `queue[1]` the next one. */
export interface TravellingNavigation extends NavigationBase {
  readonly status: 'travelling';
  /** Specification section 4: cleared, with arrows and the logo, when the target location changes. */
  readonly areHotspotsShown: false;
  readonly destination: Destination;
  readonly queue: WorldItemQueue;
  /** Whether the first item has been reported as on the stage. */
  readonly hasItemStarted: boolean;
  /** Set while travelling, applied afterwards (specification: delayed navigation). */
  readonly storedDestination: Destination | undefined;
}

/** The visitor is in a location and needs an access code or a login to go on. */
export interface BlockedNavigation extends NavigationBase {
  readonly status: 'blocked';
  readonly areHotspotsShown: true;
  readonly destination: Destination;
  readonly lock: Lock;
}

/** Where the visitor is and what is still to come. Plain data. */
export type NavigationState = IdleNavigation | TravellingNavigation | BlockedNavigation;

/** The facts about the world that `navigate` needs; they change between events, never during one. */
export interface NavigationContext {
  readonly map: WalkMap;
  readonly flyMode: FlyModeSettings;
  readonly isPowerSave: boolean;
  /** What keeps this visitor out of a location; undefined when nothing does. */
  readonly lockOf: (location: PayloadId) => Lock | undefined;
}

/** The state of a visitor whose first page shows `location`. */
export function idleAt(location: PayloadId): IdleNavigation {
  return {
    status: 'idle',
    location,
    areHotspotsShown: true,
    interruptedBackground: undefined,
    nextItemId: 1,
  };
}
