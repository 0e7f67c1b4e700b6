import type { Page } from '@playwright/test';
import { openToEverybody } from '../support/changed-showroom.ts';
import { demoIn } from '../support/demo.ts';
import { WITH_MOTION } from '../support/motion.ts';
import { ALL } from '../support/rows.ts';
import { testIn } from '../support/test-in.ts';
import { expect } from '../support/test.ts';
import { tourOf } from '../stage/tours.ts';

const test = testIn(openToEverybody);

test.use(WITH_MOTION);

/** The line of the review that found walks which stopped: 1.6 Mbit/s, and a long way to the server. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };

/** Milliseconds: a clip that waits for data is given up after 300; the rest is what a busy machine adds to a timer. */
const MAX_STILL = 300 + 150;

/** A stretch of a walk in which a clip that had begun waited for its data, or was given up and not yet replaced. */
interface Still {
  readonly milliseconds: number;
  /** Seconds of the clip. */
  readonly at: number;
  readonly clip: string;
}

interface WithStills {
  readonly stills: readonly Still[];
  /** How many frames of walks with a running clip were looked at. */
  readonly framesSeen: number;
}

/** Watches the clips on the stage from the first page on: how long each shows the same frame once it has begun. */
async function watchClips(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched = { stills: [] as Still[], framesSeen: 0 };
    Object.assign(globalThis, { watched });
    // A decoder that is behind still brings frames when the time stands: what counts is what was presented.
    const presented = new WeakMap<HTMLVideoElement, number>();
    const noteFrames = (video: HTMLVideoElement) => {
      presented.set(video, performance.now());
      video.requestVideoFrameCallback(() => noteFrames(video));
    };
    let since: number | undefined;
    let seen = performance.now();
    let still: { milliseconds: number; at: number; clip: string } | undefined;
    const look = () => {
      requestAnimationFrame(look);
      const now = performance.now();
      const isWalking = document.querySelector('main')?.dataset['travel'] === 'moving';
      const video = [...document.querySelectorAll<HTMLVideoElement>('[data-stage] video')].find(
        (one) => getComputedStyle(one).opacity === '1' && one.currentTime > 0 && !one.ended,
      );
      if (video !== undefined && !presented.has(video)) noteFrames(video);
      if (isWalking && video !== undefined) watched.framesSeen += 1;
      // One that plays and has its data is held up by a busy machine alone, and may go on at any moment.
      const isWaiting = isWalking && video !== undefined && (video.paused || video.readyState < 3);
      // Where the page itself was not painted, nothing is known of the clip, which another process plays.
      const wasPainted = now - seen <= 100;
      seen = now;
      if (!isWaiting || !wasPainted) {
        since = undefined;
        still = undefined;
        return;
      }
      since = Math.max(since ?? now, presented.get(video) ?? now);
      const milliseconds = Math.round(now - since);
      if (milliseconds <= 100) {
        still = undefined;
        return;
      }
      if (still === undefined) {
        still = { milliseconds, at: video.currentTime, clip: video.currentSrc };
        watched.stills.push(still);
      }
      still.milliseconds = milliseconds;
    };
    requestAnimationFrame(look);
  });
}

for (const { slug } of demoIn('en').worlds) {
  test(
    `On a slow line no clip of the world ${slug} stands still, and each walk arrives`,
    { tag: ALL },
    async ({ visitor }, info) => {
      test.setTimeout(10 * 60_000);
      const { page } = visitor;
      const tour = tourOf(demoIn('en'), slug);
      await watchClips(page);
      await visitor.opens(tour[0]?.[0] ?? '');
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Network.enable');
      await devtools.send('Network.emulateNetworkConditions', LINE);
      for (const [, to] of tour) await visitor.walksTo(to);
      const { stills, framesSeen } = await page.evaluate(
        () => (globalThis as unknown as { readonly watched: WithStills }).watched,
      );
      await info.attach('stills', { body: JSON.stringify({ framesSeen, stills }) });
      expect(framesSeen, 'Clips were watched.').toBeGreaterThan(tour.length);
      expect(stills.filter(({ milliseconds }) => milliseconds > MAX_STILL)).toEqual([]);
    },
  );
}
