import { contentVersionOf } from '@vitrine/core/access/rights-mark';
import type { WalkGraph } from '@vitrine/core/navigation/walk-graph';
import { isSavingData, whenIdle, windowViewport } from '../browser/browser-conditions.ts';
import { tellConnection } from '../connection/connection-signals.ts';
import { listenForContent } from '../connection/content-events.ts';
import { tellHooks } from '../actions/hook-events.ts';
import { createPageCache } from './page-cache.ts';
import { isPassingFailure } from './passing-failure.ts';
import { browserClock } from '../browser/clock.ts';
import { createShowroom } from './showroom.ts';
import { createShowroomStore } from './store.ts';

/** What the router does for the showroom; the stage brings it along. */
export interface RouterControls {
  readonly open: (href: string, mode: 'push' | 'replace') => void;
  readonly prefetch: (href: string) => void;
  readonly revalidate: () => void;
}

let router: RouterControls | undefined;

export const showroomStore = createShowroomStore();
export const pageCache = createPageCache({ now: () => Date.now(), isAway: isPassingFailure });

/** Fetches the map of the whole showroom. Rejects when it cannot be had. */
export async function loadWalkGraph({
  locale,
  version,
}: {
  readonly locale: string;
  readonly version: string;
}): Promise<WalkGraph> {
  const response = await fetch(
    `/box-api/walk/${encodeURIComponent(locale)}?v=${encodeURIComponent(version)}`,
  );
  if (!response.ok) throw new Error(`The walk graph answers ${response.status}.`);
  // Our own server made it from the type of the same name.
  return (await response.json()) as WalkGraph;
}

/** The one showroom of this window. On the server it exists too, but nothing ever happens in it. */
export const showroom = createShowroom({
  store: showroomStore,
  loadWalkGraph,
  openAddress(href, mode) {
    if (router === undefined) location.assign(href);
    else router.open(href, mode);
  },
  address: () => location.pathname + location.search,
  prefetchPage(href) {
    if (router !== undefined && pageCache.announcePrefetch(href)) router.prefetch(href);
  },
  runHooks({ event, location }) {
    if (event === 'target_location_changed') tellHooks({ type: 'targetChanged', target: location });
    else tellHooks({ type: 'currentChanged', location });
  },
  viewport: windowViewport,
  whenIdle,
  isSavingData,
});

/** Connects the showroom to the router; the answer takes the connection away. */
export function connectRouter(controls: RouterControls): () => void {
  router = controls;
  return () => {
    if (router === controls) router = undefined;
  };
}

/** Fetches what the page shows anew. */
export function takeFreshContent(): void {
  pageCache.clear();
  router?.revalidate();
}

/** Goes on to what stands behind a door, once the page has come anew: the visitor may see more than before. */
export function passDoor(href: string): void {
  pageCache.clear();
  showroom.doorOpened(href);
}

/** Tells open pages about published content; the answer ends it. */
export function followContent(currentVersion: () => string): () => void {
  return listenForContent({
    connect: () => new EventSource('/box-api/events'),
    clock: browserClock,
    onVersion(version) {
      if (version !== contentVersionOf(currentVersion())) takeFreshContent();
    },
    onRights: takeFreshContent,
    onOpen: () => tellConnection({ type: 'streamOpened' }),
    onLost: () => tellConnection({ type: 'requestFailed' }),
  });
}
