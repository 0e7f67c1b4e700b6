import { isReachable } from '../browser/browser-conditions.ts';
import { browserClock } from '../browser/clock.ts';
import { createConnectionWatch } from '../connection/connection-watch.ts';
import type { ConnectionWatchEvent } from '../connection/connection-watch.ts';
import { askVersion, ownBuild } from '../connection/server-version.ts';
import type { ShowroomWindow } from './showroom-window.ts';
import { createWindowIdle } from './idle.ts';

/** The builds for which this window was reloaded. */
const RELOADED_KEY = 'vitrine.builds';

/** The connection of a window. */
export interface WindowConnection {
  /** Reports changes, those first that were waiting; the first call starts watching. @returns a function that ends the reports. */
  readonly follow: (listener: (report: ConnectionWatchEvent) => void) => () => void;
  /** Tries again at once, because the visitor asked for it. */
  readonly retry: () => void;
}

/** Watches the connection of a window from the first listener on, for as long as the window exists. */
export function createWindowConnection(own: ShowroomWindow): WindowConnection {
  let listener: ((report: ConnectionWatchEvent) => void) | undefined;
  let early: readonly ConnectionWatchEvent[] = [];
  let isStarted = false;

  const watch = createConnectionWatch({
    clock: browserClock,
    now: () => performance.now(),
    ask: askVersion,
    ownBuild: ownBuild(),
    shownContent: own.pages.shownVersion,
    refreshContent: own.refreshContent,
    wasReloadedFor: (build) => reloadedBuilds().includes(build),
    reloadFor(build) {
      try {
        sessionStorage.setItem(RELOADED_KEY, JSON.stringify([...reloadedBuilds(), build]));
        location.reload();
      } catch {
        // Without storage it could reload without end.
      }
    },
    report(report) {
      if (listener === undefined) early = [...early, report];
      else listener(report);
    },
  });
  /** A server on the device itself, such as a stand's, answers without a network: then nothing is missing. */
  const handleOffline = async () => {
    if (navigator.onLine || (await isReachable('/version'))) return;
    if (!navigator.onLine) watch.networkChanged(false);
  };
  const start = () => {
    isStarted = true;
    watch.start();
    own.signals.subscribe(watch.handle);
    own.part(createWindowIdle).onChange(watch.idleChanged);
    addEventListener('online', () => watch.networkChanged(true));
    addEventListener('offline', () => void handleOffline());
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) watch.focused();
    });
    void handleOffline();
  };
  return {
    follow(next) {
      listener = next;
      const waiting = early;
      early = [];
      for (const report of waiting) next(report);
      if (!isStarted) start();
      return () => {
        if (listener === next) listener = undefined;
      };
    },
    retry: watch.retry,
  };
}

function reloadedBuilds(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(RELOADED_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((build) => typeof build === 'string') : [];
  } catch {
    return [];
  }
}
