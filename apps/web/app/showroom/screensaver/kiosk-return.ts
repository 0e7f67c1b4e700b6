import { isReachable } from '../browser/browser-conditions.ts';
import type { Idle } from './idle.ts';
import { handOver } from './kiosk.ts';
import { browserClock } from '../browser/clock.ts';
import { PREPARATION_PATIENCE } from './screensaver-runner.ts';

/**
 * Leads a kiosk back to the start from a page that belongs to no world: a login, a code, a mistake. What is to be
 * forgotten is a world's to say, so the page at the start is told that nobody is here.
 *
 * @returns ends it.
 */
export function followKioskReturn(
  idle: Pick<Idle, 'start' | 'onChange' | 'isIdle' | 'restartCount'>,
): () => void {
  const goToStart = async () => {
    // Without the server the page stays: a browser's error page would stand there all night.
    const isServerThere = await Promise.race([isReachable('/version'), isTooLate()]);
    if (!idle.isIdle()) return;
    if (isServerThere) {
      handOver('unattended');
      location.replace('/');
    }
    // Whatever comes of it: it is tried once more.
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

/** Answers that a server which has not answered by now counts as away. */
function isTooLate(): Promise<false> {
  return new Promise((resolve) => {
    browserClock.after(PREPARATION_PATIENCE, () => resolve(false));
  });
}
