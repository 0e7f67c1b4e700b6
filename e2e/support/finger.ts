import type { Page } from '@playwright/test';

/** In a window, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A finger on the screen. */
export interface Finger {
  readonly down: (at: Point) => Promise<void>;
  /** In five steps, which take half a second together unless they are to be faster. */
  readonly move: (by: Partial<Point>, milliseconds?: number) => Promise<void>;
  /** A second finger beside it. */
  readonly joined: () => Promise<void>;
  /** After a rest of so many milliseconds: without one it lets go in the middle of its movement. */
  readonly up: (rest?: number) => Promise<void>;
}

const STEPS = 5;

/** Creates a finger that moves at times of its own: how fast this machine is does not count. */
export async function createFinger(page: Page): Promise<Finger> {
  const devtools = await page.context().newCDPSession(page);
  let at: Point = { x: 0, y: 0 };
  /** Seconds. */
  let time = Date.now() / 1000;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map((point, id) => ({ ...point, id })),
      timestamp: time,
    });
  return {
    down: async (point) => {
      at = point;
      await send('touchStart', [at]);
    },
    move: async ({ x = 0, y = 0 }, milliseconds = 500) => {
      for (let step = 0; step < STEPS; step += 1) {
        time += milliseconds / 1000 / STEPS;
        at = { x: at.x + x / STEPS, y: at.y + y / STEPS };
        await send('touchMove', [at]);
      }
    },
    joined: async () => {
      await send('touchStart', [at, { x: at.x + 80, y: at.y + 10 }]);
    },
    up: async (rest = 300) => {
      time += rest / 1000;
      await send('touchEnd', []);
    },
  };
}
