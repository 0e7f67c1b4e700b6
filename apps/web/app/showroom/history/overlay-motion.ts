import { stepSidebar } from '@vitrine/core/overlays/sidebar';
import type { SidebarEvent, SidebarPhase } from '@vitrine/core/overlays/sidebar';
import type { BrowserClock } from '../browser/clock.ts';

/** What opening and closing an overlay needs of its surroundings. */
export interface OverlayMotionHost {
  /** Seconds that opening and closing take. */
  readonly times: () => { readonly opening: number; readonly closing: number };
  /** Goes to the address without the overlay. */
  readonly leave: () => void;
  /** The overlay has closed and its time has passed. */
  readonly onClosed: () => void;
  /** It has closed, and the address no longer names it. */
  readonly onGone: () => void;
}

/** The opening and closing of one overlay. */
export interface OverlayMotion {
  /** Replaces the host. */
  readonly serve: (host: OverlayMotionHost) => void;
  readonly send: (event: SidebarEvent) => void;
  /** Follows the address, and whether the router is changing it. */
  readonly follow: (address: { readonly isNamed: boolean; readonly isRouterAtRest: boolean }) => void;
  readonly phase: () => SidebarPhase;
  readonly subscribe: (listener: () => void) => () => void;
  /** Starts the timers. @returns a function that stops them. */
  readonly start: () => () => void;
}

/**
 * Runs the sidebar machine of specification section 4 for one overlay, which begins opening. Other overlays use it as
 * well: since they open in no time, they never ignore a request to close.
 */
export function createOverlayMotion(clock: Pick<BrowserClock, 'after'>): OverlayMotion {
  let host: OverlayMotionHost | undefined;
  let phase: SidebarPhase = 'opening';
  let isStarted = false;
  let wasNamed = true;
  let cancelWait: (() => void) | undefined;
  const listeners = new Set<() => void>();

  const wait = () => {
    cancelWait?.();
    const times = host?.times();
    const seconds = (phase === 'opening' ? times?.opening : times?.closing) ?? 0;
    if (seconds <= 0) send('timePassed');
    else cancelWait = clock.after(seconds * 1000, () => send('timePassed'));
  };
  const send = (event: SidebarEvent) => {
    const [next, effects] = stepSidebar(phase, event);
    if (next === phase) return;
    phase = next;
    for (const effect of effects) {
      if (effect === 'leave') host?.leave();
      else if (effect === 'runCloseHooks') host?.onClosed();
      else wait();
    }
    for (const listener of listeners) listener();
  };
  return {
    serve(newHost) {
      host = newHost;
    },
    send,
    follow({ isNamed, isRouterAtRest }) {
      const isBack = isNamed && !wasNamed;
      wasNamed = isNamed;
      if (isBack) send('shown');
      if (!isNamed) send('removed');
      if (phase !== 'closed') return;
      if (!isNamed) host?.onGone();
      // It has closed, but its address could not be left: it is still there.
      else if (isRouterAtRest) send('shown');
    },
    phase: () => phase,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      if (!isStarted) {
        isStarted = true;
        wait();
      }
      return () => {
        isStarted = false;
        cancelWait?.();
      };
    },
  };
}
