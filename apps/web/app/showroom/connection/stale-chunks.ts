import { askVersion, ownBuild } from './server-version.ts';
import { pause } from './lazy-with-retry.ts';

/** What reloading a stale page needs of the browser. */
export interface ReloadHost {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** When this window was reloaded last, in milliseconds since 1970; undefined when it never was. */
  readonly lastReload: () => number | undefined;
  /** @returns false without storage: then the limit could not be kept. */
  readonly rememberReload: (instant: number) => boolean;
  /** The build that the page was loaded with. */
  readonly ownBuild: () => string;
  /** The build that the server runs; undefined while it does not answer. Never rejects. */
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
 * Decides about chunks that could not be loaded. After a short outage the server has them again: a page of the server's
 * own build is only reloaded when the same chunk fails twice.
 *
 * @returns takes the browser's message and resolves to whether the page is being reloaded; if not, the failure is an
 *   error like any other.
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
    // Several chunks may have failed together.
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
      return Number(sessionStorage.getItem(RELOADED_KEY)) || undefined;
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
