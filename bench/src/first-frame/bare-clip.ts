import type { Browser } from '@playwright/test';
import type { WalkGraph } from '@vitrine/core/navigation/walk-graph';
import { WINDOW } from '../server/browser.ts';
import { firstMovingFrame, watchTaps, WATCHED_FRAMES } from './watch-taps.ts';

/**
 * The floor of this browser on this machine: pages with nothing but one preloaded clip, which a click plays.
 *
 * @returns milliseconds from the click to the first moving frame, for each step of the walk.
 */
export async function bareFrames(
  browser: Browser,
  { origin, graph, walk }: { origin: string; graph: WalkGraph; walk: readonly string[] },
): Promise<readonly number[]> {
  const context = await browser.newContext({ viewport: WINDOW });
  try {
    const page = await context.newPage();
    await page.route('**/bare-clip?*', (route) => {
      const clip = new URL(route.request().url()).searchParams.get('clip') ?? '';
      return route.fulfill({ contentType: 'text/html', body: pageWith(clip) });
    });
    await page.addInitScript(watchTaps, WATCHED_FRAMES);
    const times: number[] = [];
    for (const clip of clipsAlong(graph, walk)) {
      await page.goto(`${origin}/bare-clip?clip=${encodeURIComponent(clip)}`);
      await page.waitForFunction(
        () => document.querySelector('video')?.readyState === HTMLMediaElement.HAVE_ENOUGH_DATA,
      );
      await page.mouse.click(WINDOW.width / 2, WINDOW.height / 2);
      await page.waitForFunction((count) => (window.benchTap?.frames.length ?? 0) >= count, 3);
      const tap = await page.evaluate(() => window.benchTap);
      times.push(...(tap ? [firstMovingFrame(tap)] : []).filter((time) => time !== undefined));
    }
    return times;
  } finally {
    await context.close();
  }
}

function pageWith(clip: string): string {
  return `<!doctype html><title>Bare clip</title>
<style>body{margin:0}video{width:100vw;height:100vh;object-fit:cover}</style>
<video muted playsinline preload="auto" src="${clip}"></video>
<script>addEventListener('click', () => document.querySelector('video').play());</script>`;
}

/** The 16:9 clips, which are those that the product plays in this window. */
function clipsAlong({ transitions }: WalkGraph, walk: readonly string[]): readonly string[] {
  return walk.flatMap((to, index) => {
    const transition = transitions.find((one) => one.from === walk[index - 1] && one.to === to);
    const clip = transition?.backgrounds.find(({ key }) => key.endsWith('16x9'));
    return clip ? [clip.media.url] : [];
  });
}
