import { askVersion, ownBuild } from './server-version.ts';
import { pause } from './lazy-with-retry.ts';

/** What a stale page is reloaded with; the browser's own in the product. */
export interface ReloadHost {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** When this window was reloaded last, in milliseconds since 1970; undefined when it never was. */
  readonly lastReload: () => number | undefined;
  /** @returns false when the browser keeps nothing: then the limit could not be held either. */
  readonly rememberReload: (instant: number) => boolean;
  /** The build that the page was loaded with. */
  readonly ownBuild: () => string;
  /** The one that the server runs; undefined while it does not answer. Never rejects. */
  readonly serverBuild: () => Promise<string | undefined>;
  readonly reload: () => void;
}

/** Milliseconds (specification section 4, Loading). */
const RELOAD_PAUSE = 60_000;

const RELOADED_KEY = 'vitrine.reloaded';

/**
 * "A stale-chunk load failure reloads the page, at most once per 60 seconds." (specification section 4,
 * Loading) A clock that was set back must not keep a window from ever reloading again.
 */
export function mayReload(now: number, lastReload: number | undefined): boolean {
  return lastReload === undefined || now < lastReload || now - lastReload >= RELOAD_PAUSE;
}

/**
 * Judges pieces of code that could not be loaded. A server that was away for a moment has them again: a page of its
 * own build is only reloaded when the same piece fails once more.
 *
 * @returns takes what the browser said of a failure, and answers whether the page is going away; otherwise the
 *   failure is an error like any other.
 */
export function createStaleChunks(host: ReloadHost): (failure: string) => Promise<boolean> {
  const failures = new Set<string>();
  return async (failure) => {
    if (!mayReload(host.now(), host.lastReload())) return false;
    const build = await host.serverBuild();
    // A reload without the server would take the showroom away.
    if (build === undefined) return false;
    const isStale = build !== host.ownBuild() || failures.has(failure);
    failures.add(failure);
    // Several pieces may have been asked for at once.
    const now = host.now();
    if (!isStale || !mayReload(now, host.lastReload()) || !host.rememberReload(now)) return false;
    host.reload();
    return true;
  };
}

declare global {
  interface WindowEventMap {
    /** The code of a route cannot be loaded: `bounded-reloads.ts` has React Router wait for this. */
    'stale-route': CustomEvent<{ readonly error: Error; readonly tryAgain: () => void }>;
  }
}

/**
 * Listens, for as long as the window exists, for code that can no longer be loaded. The code of a route is requested
 * until it arrives or the page is reloaded; until then the visitor stays on the current page, and may go elsewhere.
 *
 * @param onRequestFailed called when any code could not be loaded.
 */
export function followStaleChunks(onRequestFailed: () => void): void {
  const judge = createStaleChunks(browserHost);
  addEventListener('vite:preloadError', ({ payload }) => void judge(payload.message));
  const waitForRoute = async ({
    error,
    tryAgain,
  }: WindowEventMap['stale-route']['detail']): Promise<void> => {
    onRequestFailed();
    if (await judge(error.message)) return;
    await pause();
    tryAgain();
  };
  addEventListener('stale-route', ({ detail }) => void waitForRoute(detail));
  addEventListener('code-unreachable', onRequestFailed);
}

const browserHost: ReloadHost = {
  now: () => Date.now(),
  lastReload() {
    try {
      const stored = Number(sessionStorage.getItem(RELOADED_KEY) ?? Number.NaN);
      return Number.isNaN(stored) ? undefined : stored;
    } catch {
      return undefined;
    }
  },
  rememberReload(instant) {
    try {
      sessionStorage.setItem(RELOADED_KEY, String(instant));
      return true;
    } catch {
      return false;
    }
  },
  ownBuild,
  serverBuild: async () => (await askVersion())?.build,
  reload: () => location.reload(),
};
