import { isReachable } from './browser-conditions.ts';

/** What a stale page is reloaded with; the browser's own in the product. */
export interface ReloadHost {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** When this window was reloaded last, in milliseconds since 1970; undefined when it never was. */
  readonly lastReload: () => number | undefined;
  /** @returns false when the browser keeps nothing: then the limit could not be held either. */
  readonly rememberReload: (instant: number) => boolean;
  /** Whether the server answers: without it a reload would take the showroom away. Never rejects. */
  readonly isServerThere: () => Promise<boolean>;
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
 * Reloads the page if it may be, after a piece of code of an earlier version could not be loaded.
 *
 * @returns whether the page is going away; otherwise the failure is an error like any other.
 */
export async function reloadStalePage(host: ReloadHost = browserHost): Promise<boolean> {
  if (!mayReload(host.now(), host.lastReload()) || !(await host.isServerThere())) return false;
  // Several pieces may have been asked for at once.
  const now = host.now();
  if (!mayReload(now, host.lastReload()) || !host.rememberReload(now)) return false;
  host.reload();
  return true;
}

/**
 * Listens, for as long as the window lives, for code that cannot be loaded any more. The modules of routes are
 * not among it: React Router answers for them itself, with one reload for each navigation that failed.
 */
export function followStaleChunks(): void {
  addEventListener('vite:preloadError', () => void reloadStalePage());
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
  isServerThere: () => isReachable('/version'),
  reload: () => location.reload(),
};
