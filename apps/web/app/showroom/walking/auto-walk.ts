import type { NavigationEvent } from '@vitrine/core/navigation/navigation-event';
import type { PayloadId } from '@vitrine/core/world/ids';
import type { LocationChange } from './showroom-host.ts';
import type { ShowroomStore } from './store.ts';
import type { WalkSource } from './walk-source.ts';

/**
 * Walks that no visitor requested: the stage moves while the page and its address stay. Hooks run only once a visitor
 * takes over, for the location where that happens.
 */
export interface AutoWalk {
  /** Resolves to whether the stage arrived; false also if something else superseded the walk. Never rejects. */
  autoWalkTo(target: PayloadId): Promise<boolean>;
  /** Brings the page to the stage's location or destination, and replaces its address. */
  settle(): void;
  /** Brings the stage back to the location of the page. */
  restore(): void;
}

/** What walks without a visitor need of the showroom. */
export interface AutoWalkHost {
  readonly store: ShowroomStore;
  readonly source: WalkSource;
  /** The location whose page is rendered. */
  readonly page: () => PayloadId | undefined;
  readonly dispatch: (event: NavigationEvent) => void;
  /** Opens the page of a location, replacing the address. */
  readonly openPage: (location: PayloadId) => void;
  readonly runHooks: (change: LocationChange) => void;
  /** Keeps the walk's own changes of location from running hooks. */
  readonly muteHooks: (areMuted: boolean) => void;
}

/** Its code is loaded with the screensaver's, after the first page. */
export function createAutoWalk(host: AutoWalkHost): AutoWalk {
  const { store, source, page, dispatch } = host;
  /** Counts requests: only the latest is valid. */
  let turn = 0;

  const arrivalAt = (target: PayloadId, own: number) =>
    new Promise<boolean>((resolve) => {
      const look = () => {
        const { navigation } = store.getState();
        if (own === turn && navigation?.status === 'travelling') return;
        stop();
        resolve(own === turn && navigation?.status === 'idle' && navigation.location === target);
      };
      const stop = store.subscribe(look);
      look();
    });

  return {
    async autoWalkTo(target) {
      turn += 1;
      const own = turn;
      // Without the walk graph the neighbours are still known.
      await source.reach(store.getState().navigation?.location, target);
      const isOnTheMap = source.map().locations.has(target);
      if (own !== turn || !isOnTheMap || store.getState().navigation === undefined) return false;
      host.muteHooks(true);
      dispatch({ type: 'targetSet', target, address: 'keep' });
      return arrivalAt(target, own);
    },
    settle() {
      turn += 1;
      host.muteHooks(false);
      const { navigation } = store.getState();
      if (navigation?.status === 'travelling') {
        const target = (navigation.storedDestination ?? navigation.destination).location;
        dispatch({ type: 'targetSet', target, address: 'replace' });
      } else if (navigation !== undefined && navigation.location !== page()) {
        host.runHooks({ type: 'runHooks', event: 'current_location_changed', location: navigation.location });
        host.openPage(navigation.location);
      }
    },
    restore() {
      turn += 1;
      const location = page();
      if (location !== undefined) dispatch({ type: 'reset', location });
      host.muteHooks(false);
    },
  };
}
