/** The record of a tap inside the page. Times are from the page's `performance.now()`. */
export interface Tap {
  /** When the browser made the click of it. */
  readonly at: number;
  /** The frames of the clip that the tap made play, as they were presented. */
  readonly frames: { readonly presented: number; readonly mediaTime: number }[];
}

declare global {
  interface Window {
    benchTap?: Tap;
  }
}

/** Frames that are noted of each clip. */
export const WATCHED_FRAMES = 4;

/**
 * Runs inside the page before its own scripts: notes when each tap came and when the frames of the clip it
 * plays were presented. It only listens; nothing of the page is changed. It is sent as text: what it needs of
 * this file comes as its argument.
 */
export function watchTaps(frameCount: number): void {
  addEventListener(
    'click',
    (event) => {
      window.benchTap = { at: event.timeStamp, frames: [] };
      const tap = window.benchTap;
      document.addEventListener('play', (playing) => watch(playing.target, tap), {
        capture: true,
        once: true,
      });
    },
    { capture: true },
  );

  function watch(video: EventTarget | null, tap: Tap): void {
    if (!(video instanceof HTMLVideoElement)) return;
    video.requestVideoFrameCallback((_now, { mediaTime }) => {
      tap.frames.push({ presented: performance.now(), mediaTime });
      if (tap.frames.length < frameCount) watch(video, tap);
    });
  }
}

/** A frame after the first of its clip: only then something moves. In seconds of the clip. */
const LATER_FRAME = 0.001;

/** Milliseconds from a tap to the first frame that moved; undefined when none was presented. */
export function firstMovingFrame({ at, frames }: Tap): number | undefined {
  const frame = frames.find(({ mediaTime }) => mediaTime > LATER_FRAME);
  return frame && frame.presented - at;
}
