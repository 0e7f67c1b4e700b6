import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { walkOf } from './demo.ts';

/** A clip that a visitor saw. */
export interface SeenClip {
  /** `<from>--<to>` */
  readonly walk: string;
  readonly playbackRate: number;
  /** Whether it reached its end. */
  readonly hasEnded: boolean;
  /** How many of its frames were presented. */
  readonly frames: number;
}

interface Played {
  readonly url: string;
  playbackRate: number;
  hasEnded: boolean;
  frames: number;
}

/** Notes each clip that a video element of the page plays, from the first page on. */
export async function recordClips(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const played: Played[] = [];
    const running = new WeakMap<HTMLVideoElement, Played>();
    Object.assign(globalThis, { playedClips: played });
    const countFrames = (video: HTMLVideoElement, own: Played): void => {
      video.requestVideoFrameCallback(() => {
        if (running.get(video) !== own) return;
        own.frames += 1;
        own.playbackRate = video.playbackRate;
        countFrames(video, own);
      });
    };
    // A clip that is only unlocked plays for a moment too; its speed is told by the frames of the real walk.
    const onPlaying = ({ target }: Event): void => {
      if (!(target instanceof HTMLVideoElement) || target.currentSrc === '') return;
      const known = running.get(target);
      if (known !== undefined && known.url === target.currentSrc && !known.hasEnded) return;
      const own = { url: target.currentSrc, playbackRate: target.playbackRate, hasEnded: false, frames: 0 };
      running.set(target, own);
      played.push(own);
      countFrames(target, own);
    };
    const onEnded = ({ target }: Event): void => {
      const own = target instanceof HTMLVideoElement ? running.get(target) : undefined;
      if (own !== undefined) own.hasEnded = true;
    };
    // Media events do not rise, but they can be caught on the way down.
    document.addEventListener('playing', onPlaying, true);
    document.addEventListener('ended', onEnded, true);
  });
}

/** Settles when a clip is there to be played. A walk without it is a jump, in which no device refuses a video. */
export async function hasBuffered(page: Page, walk: string): Promise<void> {
  await expect
    .poll(async () => {
      const urls = await page
        .locator('video')
        .evaluateAll((videos: readonly HTMLVideoElement[]) =>
          videos
            .filter(({ readyState }) => readyState === HTMLMediaElement.HAVE_ENOUGH_DATA)
            .map(({ currentSrc }) => currentSrc),
        );
      return urls.map(walkOf);
    })
    .toContain(walk);
}

/** The walks' clips that played since the page was loaded, in their order. */
export async function seenClips(page: Page): Promise<readonly SeenClip[]> {
  const played = await page.evaluate(
    () => (globalThis as unknown as { readonly playedClips: readonly Played[] }).playedClips,
  );
  return played.flatMap(({ url, ...clip }) => {
    const walk = walkOf(url);
    return walk === undefined ? [] : [{ walk, ...clip }];
  });
}
