import type { Page } from '@playwright/test';

interface WithFrames {
  framesOfDrag?: number[];
}

/** Milliseconds between two frames, from now until {@link framesSince} is asked. */
export function watchFrames(page: Page): Promise<void> {
  return page.evaluate(() => {
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
}

/** The record so far. */
export function framesSince(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => (globalThis as unknown as WithFrames).framesOfDrag ?? []);
}
