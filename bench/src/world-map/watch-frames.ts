import type { Page } from '@playwright/test';

interface WithFrames {
  framesOfDrag?: number[];
}

/** Milliseconds between two frames, from now until {@link framesSince} is asked. */
export const watchFrames = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const frames: number[] = [];
    (globalThis as unknown as WithFrames).framesOfDrag = frames;
    let last: number | undefined;
    const note = (now: number): void => {
      if (last !== undefined) frames.push(now - last);
      last = now;
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });

/** What was noted so far. */
export const framesSince = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => (globalThis as unknown as WithFrames).framesOfDrag ?? []);
