import { lazy } from 'react';
import type { ComponentType } from 'react';
import { isReachable } from '../browser/browser-conditions.ts';
import { tellConnection } from './connection-signals.ts';

/** Milliseconds between two attempts while the server does not answer. */
const PAUSE = 3000;

/** A component whose code is fetched when it is first shown: see {@link patiently}. */
export function lazily<Props>(load: () => Promise<{ readonly default: ComponentType<Props> }>) {
  return lazy(() => patiently(load));
}

/**
 * Fetches code. While there is no network or no server it waits and tries again: the placeholder is shown a little
 * longer, and no error page replaces the showroom. Code that a server does not have, twice in a row although it
 * answers, is an error (see `stale-chunks.ts`).
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

/** Waits a moment, or until the network is back, before the next attempt. */
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
