import { lazy } from 'react';
import type { ComponentType } from 'react';
import { isReachable } from '../browser/browser-conditions.ts';

/** Milliseconds between two attempts while the server does not answer. */
const PAUSE = 3000;

declare global {
  interface WindowEventMap {
    /** Code could not be loaded, and the server does not answer. An event, because modules load code without a window. */
    'code-unreachable': Event;
  }
}

/** A component whose code is loaded when it is first shown: see {@link loadWithRetry}. */
export function lazyWithRetry<Props>(load: () => Promise<{ readonly default: ComponentType<Props> }>) {
  return lazy(() => loadWithRetry(load));
}

/**
 * Retries `load` until the server answers, so that no error page replaces the showroom.
 *
 * @throws the error of `load` if it fails twice although the server is reachable (see `stale-chunks.ts`).
 */
export async function loadWithRetry<Module>(
  load: () => Promise<Module>,
  isServerReachable: () => Promise<boolean> = () => isReachable('/version'),
): Promise<Module> {
  let wasReachable = false;
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (await isServerReachable()) {
        if (wasReachable) throw error;
        // It may have recovered between the two requests.
        wasReachable = true;
      } else {
        wasReachable = false;
        dispatchEvent(new Event('code-unreachable'));
        await pause();
      }
      reloadStyles();
    }
  }
}

/** Waits a moment, or until the network is back, before the next attempt. */
export function pause(): Promise<void> {
  return new Promise((resolve) => {
    if (navigator.onLine) setTimeout(resolve, PAUSE);
    else addEventListener('online', () => resolve(), { once: true });
  });
}

/** The bundler requests the styles of a chunk only once. */
function reloadStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (link.sheet === null) link.replaceWith(link.cloneNode());
  }
}
