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

export function createAutoWalk(host: {
  readonly store: ShowroomStore;
  readonly source: WalkSource;
  /** The location whose page is rendered. */
  readonly page: () => PayloadId | undefined;
  readonly dispatch: (event: NavigationEvent) => void;
  readonly openPage: (location: PayloadId) => void;
  readonly runHooks: (change: LocationChange) => void;
}): AutoWalk & { readonly runHooks: (change: LocationChange) => void } {
  const { store, source, page, dispatch } = host;
  /** Counts requests: only the latest is valid. */
  let turn = 0;
  let isAutoWalking = false;

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
      // Without the whole map the neighbours are still known.
      await source.complete();
      const isOnTheMap = source.map().locations.has(target);
      if (own !== turn || !isOnTheMap || store.getState().navigation === undefined) return false;
      isAutoWalking = true;
      dispatch({ type: 'targetSet', target, address: 'keep' });
      return arrivalAt(target, own);
    },
    settle() {
      turn += 1;
      isAutoWalking = false;
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
      isAutoWalking = false;
    },
    runHooks(change) {
      if (!isAutoWalking) host.runHooks(change);
    },
  };
}
