import type { Page } from '@playwright/test';
import type { WalkGraph } from '@vitrine/core/navigation/walk-graph';
import { firstMovingFrame } from './watch-taps.ts';

/** A walk through the demo: every two that follow each other are one step apart. */
export const WALK = [
  'entrance',
  'reception',
  'atrium',
  'media-wall',
  'lounge',
  'atrium',
  'robotics-hall',
  'robot-arm',
  'robotics-hall',
  'atrium',
  'packaging-line',
  'agv-bay',
  'packaging-line',
  'atrium',
  'reception',
  'entrance',
] as const;

/** Milliseconds the product gets to make the clip under the pointer ready. */
const WARM_PATIENCE = 8000;

/** Milliseconds a walk of one step may take. */
const WALK_PATIENCE = 20_000;

/** One tap. */
export interface Step {
  readonly from: string;
  readonly to: string;
  /** Whether the clip was at hand before the tap. */
  readonly isWarm: boolean;
  /** Milliseconds from the tap to the first moving frame; undefined when no clip moved. */
  readonly toFirstFrame: number | undefined;
}

/** Waits until the page has arrived. */
export async function arriveAt(page: Page, location: string): Promise<void> {
  await page
    .locator(`main[data-location="${location}"][data-travel="idle"]`)
    .waitFor({ state: 'attached', timeout: WALK_PATIENCE });
}

/** Rests the pointer on the hotspot of a neighbour, waits until the product has its clip ready, and taps. */
export async function takeStep(
  page: Page,
  step: { from: string; to: string; graph: WalkGraph },
): Promise<Step> {
  const { from, to, graph } = step;
  const clips = clipsOf(graph, from, to);
  const hotspot = page.locator(`[data-walk="${to}"]:visible`).first();
  await hotspot.evaluate(hasEntered);
  await hotspot.hover();
  const isWarm = await page
    .waitForFunction(
      (urls) =>
        [...document.querySelectorAll('video')].some(
          ({ currentSrc, readyState }) =>
            readyState === HTMLMediaElement.HAVE_ENOUGH_DATA && urls.some((url) => currentSrc.endsWith(url)),
        ),
      clips,
      { timeout: WARM_PATIENCE },
    )
    .then(
      () => true,
      () => false,
    );
  await page.mouse.down();
  await page.mouse.up();
  await arriveAt(page, to);
  const tap = await page.evaluate(() => window.benchTap);
  return { from, to, isWarm, toFirstFrame: tap && firstMovingFrame(tap) };
}

/** Waits until a hotspot has flown in: before its turn it stands beside the point where it will be tapped. */
async function hasEntered(hotspot: Element): Promise<void> {
  await Promise.all(hotspot.getAnimations().map(({ finished }) => finished));
}

function clipsOf({ transitions }: WalkGraph, from: string, to: string): readonly string[] {
  return transitions
    .filter((transition) => transition.from === from && transition.to === to)
    .flatMap(({ backgrounds }) => backgrounds.map(({ media }) => media.url));
}
