import { isReachable } from '../browser/browser-conditions.ts';
import type { Idle } from './idle.ts';
import { handOver } from './kiosk.ts';
import { browserClock } from '../browser/clock.ts';
import { PREPARATION_PATIENCE } from './screensaver-runner.ts';

/**
 * Leads an idle kiosk back to the start from a page that belongs to no world: a login, an access code, an error. Each
 * world decides what to forget, so this only hands over that the window is unattended.
 *
 * @returns a function that stops that.
 */
export function followKioskReturn(
  idle: Pick<Idle, 'start' | 'onChange' | 'isIdle' | 'restartCount'>,
): () => void {
  const goToStart = async () => {
    // Without the server the page stays: a browser's error page would be shown all night.
    const isServerThere = await Promise.race([isReachable('/version'), isTooLate()]);
    if (!idle.isIdle()) return;
    if (isServerThere) {
      handOver('unattended');
      location.replace('/');
    }
    // If nothing came of it, it is tried once more.
    idle.restartCount();
  };
  const stops = [
    idle.onChange((isIdle) => {
      if (isIdle) void goToStart();
    }),
    idle.start(),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Resolves when a server that has not answered counts as unreachable. */
function isTooLate(): Promise<false> {
  return new Promise((resolve) => {
    browserClock.after(PREPARATION_PATIENCE, () => resolve(false));
  });
}
