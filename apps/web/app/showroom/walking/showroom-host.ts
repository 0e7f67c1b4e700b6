import type { BackgroundScreen } from '@vitrine/core/background/pick-background';
import type { NavigationEffect } from '@vitrine/core/navigation/navigation-effect';
import type { ShowroomStore } from './store.ts';
import type { LoadWalkGraph } from './load-walk-graph.ts';

/** The target or the current location has changed. */
export type LocationChange = Extract<NavigationEffect, { type: 'runHooks' }>;

/** What the showroom needs of the browser and the router. */
export interface ShowroomHost {
  readonly store: ShowroomStore;
  readonly loadWalkGraph: LoadWalkGraph;
  /** Goes to an address inside the app. */
  readonly openAddress: (href: string, mode: 'push' | 'replace') => void;
  /** The path and query that the browser shows. */
  readonly address: () => string;
  /** Resolves once what the visitor is opening over this location is there; undefined while nothing is being fetched. */
  readonly untilOpened: () => Promise<void> | undefined;
  /** Gives the browser's current history entry another address, without going there. */
  readonly renameEntry: (address: string) => void;
  /** Fetches the content of a page that will be opened soon. */
  readonly prefetchPage: (href: string) => void;
  readonly runHooks: (change: LocationChange) => void;
  readonly viewport: () => BackgroundScreen['viewport'];
  /** Runs a task when the browser is idle. */
  readonly whenIdle: (task: () => void) => void;
  /** Whether the connection is too slow or too expensive to fetch anything ahead (2g, data saver). */
  readonly isSavingData: () => boolean;
}
