import type { BackgroundScreen } from '@vitrine/core/background/pick-background';
import type { LocationChange } from './effects.ts';
import type { ShowroomStore } from './store.ts';
import type { LoadWalkGraph } from './walk-source.ts';

/** What the showroom needs of the browser and the router. */
export interface ShowroomHost {
  readonly store: ShowroomStore;
  readonly loadWalkGraph: LoadWalkGraph;
  /** Goes to an address inside the app. */
  readonly openAddress: (href: string, mode: 'push' | 'replace') => void;
  /** The path and query that the browser shows. */
  readonly address: () => string;
  /** Fetches the content of a page that will be opened soon. */
  readonly prefetchPage: (href: string) => void;
  readonly runHooks: (change: LocationChange) => void;
  readonly viewport: () => BackgroundScreen['viewport'];
  /** Runs a task when nothing more urgent is to be done. */
  readonly whenIdle: (task: () => void) => void;
  /** Whether the connection is too small for anything fetched on suspicion (2g, data saver). */
  readonly isSavingData: () => boolean;
}
