import { askVersion } from './ask-version.ts';
import { isReachable } from '../browser/browser-conditions.ts';
import { takeFreshContent } from '../walking/browser-showroom.ts';
import { onConnectionSignal } from './connection-signals.ts';
import { createConnectionWatch } from './connection-watch.ts';
import type { ConnectionNews } from './connection-watch.ts';
import { onIdleChange } from '../screensaver/idle.ts';
import { shownVersion } from './keep-place.ts';
import { ownBuild } from './own-build.ts';
import { browserClock } from '../browser/clock.ts';

/** The builds that this window was loaded anew for. */
const RELOADED_KEY = 'vitrine.builds';

let tell: ((news: ConnectionNews) => void) | undefined;
let early: readonly ConnectionNews[] = [];

const watch = createConnectionWatch({
  clock: browserClock,
  now: () => performance.now(),
  ask: askVersion,
  ownBuild: ownBuild(),
  shownContent: shownVersion,
  takeFreshContent,
  wasReloadedFor: (build) => reloadedBuilds().includes(build),
  reloadFor(build) {
    try {
      sessionStorage.setItem(RELOADED_KEY, JSON.stringify([...reloadedBuilds(), build]));
      location.reload();
    } catch {
      // A browser that keeps nothing could reload without end.
    }
  },
  tell(news) {
    if (tell === undefined) early = [...early, news];
    else tell(news);
  },
});

let isStarted = false;

/** Tells what there is to be said of this window's connection, from now on; the answer ends the telling. */
export function followConnection(listener: (news: ConnectionNews) => void): () => void {
  tell = listener;
  const waited = early;
  early = [];
  for (const news of waited) listener(news);
  if (!isStarted) start();
  return () => {
    if (tell === listener) tell = undefined;
  };
}

/** The visitor wishes to try again. */
export const retryConnection = watch.retry;

/** Once begun it goes on for as long as the window lives, whatever page is shown. */
function start(): void {
  isStarted = true;
  watch.start();
  onConnectionSignal(watch.hear);
  onIdleChange(watch.idleChanged);
  addEventListener('online', () => watch.browserSays(true));
  addEventListener('offline', () => void hearOffline());
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) watch.focused();
  });
  void hearOffline();
}

/** A server on the device itself, as a stand's, answers without a network: then nothing is missing. */
async function hearOffline(): Promise<void> {
  if (navigator.onLine || (await isReachable('/version'))) return;
  if (!navigator.onLine) watch.browserSays(false);
}

function reloadedBuilds(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(RELOADED_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((build) => typeof build === 'string') : [];
  } catch {
    return [];
  }
}
