import { lazy, type ComponentType } from 'react';
import { isReachable } from './browser-conditions.ts';
import { tellConnection } from './connection-signals.ts';

/** Milliseconds between two attempts while the server does not answer. */
const PAUSE = 3000;

/** A component whose code is fetched when it is first shown: see {@link patiently}. */
export function lazily<Props>(load: () => Promise<{ readonly default: ComponentType<Props> }>) {
  return lazy(() => patiently(load));
}

/**
 * Fetches code. What cannot be had while there is no network or no server is waited for: what stands in its place
 * stands a little longer, and no error page takes the showroom away. Code that a server which answers has not even
 * when it is asked again is an error (see `stale-chunks.ts`).
 */
export async function patiently<Module>(load: () => Promise<Module>): Promise<Module> {
  let wasServerThere = false;
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (await isReachable('/version')) {
        if (wasServerThere) throw error;
        // It may have come back between the two questions.
        wasServerThere = true;
      } else {
        wasServerThere = false;
        tellConnection({ type: 'requestFailed' });
        await pause();
      }
      fetchStylesAgain();
    }
  }
}

/** A moment, or until there is a network again: then something is asked for once more. */
export function pause(): Promise<void> {
  return new Promise((resolve) => {
    if (navigator.onLine) setTimeout(resolve, PAUSE);
    else addEventListener('online', () => resolve(), { once: true });
  });
}

/** The bundler asks for the styles of a piece of code only once. */
function fetchStylesAgain(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (link.sheet === null) link.replaceWith(link.cloneNode());
  }
}
