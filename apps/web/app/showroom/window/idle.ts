import { browserClock } from '../browser/clock.ts';
import { createIdle } from '../screensaver/idle.ts';
import type { Idle } from '../screensaver/idle.ts';

/** Watches a window for inputs. The screensaver's component starts it and sets its time, on every page. */
export function createWindowIdle(): Idle {
  return createIdle({
    clock: browserClock,
    now: () => performance.now(),
    source: {
      addEventListener: (...args: Parameters<Window['addEventListener']>) => addEventListener(...args),
      removeEventListener: (...args: Parameters<Window['removeEventListener']>) =>
        removeEventListener(...args),
      isHidden: () => document.hidden,
    },
  });
}
