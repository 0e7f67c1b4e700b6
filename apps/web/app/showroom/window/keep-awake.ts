import { browserClock } from '../browser/clock.ts';
import { createWindowIdle } from './idle.ts';
import type { ShowroomWindow } from './showroom-window.ts';

/** Milliseconds between two looks. */
const INTERVAL = 2_000;

/** Keeps the screensaver of a window away for as long as something is shown that no one has to touch. */
export function keepAwake({ part }: Pick<ShowroomWindow, 'part'>, isNeeded: () => boolean): void {
  const idle = part(createWindowIdle);
  const look = (): void => {
    if (isNeeded() && !idle.isIdle()) idle.restartCount();
    browserClock.after(INTERVAL, look);
  };
  look();
}
