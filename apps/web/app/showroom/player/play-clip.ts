import type { BrowserClock } from '../browser/clock.ts';
import type { VideoElement } from './elements.ts';
import type { ClipFailure } from './ladder.ts';

/** Milliseconds without a first frame before a clip is given up (docs/design/player.md). */
export const FIRST_FRAME_PATIENCE = 1500;

/** Milliseconds without a further frame before a running clip that waits for data counts as starved. */
export const DATA_PATIENCE = 300;

/** Milliseconds between two looks at a clip that is held, or that has stood still for its patience. */
const LOOK = 50;

/** Seconds that may be missing at either end of a clip that counts as buffered whole: a few frames. */
const EDGE = 0.1;

/** Until one that has its data counts as stalled: only this machine is slow, and may go on at any moment. */
export const STALL_PATIENCE = 2000;

/**
 * A video made visible may stay blank for some paints although its first frame was reported: what is below
 * it counts as hidden after this many frames.
 */
export const FRAMES_UNTIL_STEADY = 8;

const MEDIA_ERR_DECODE = 3;
const HAVE_FUTURE_DATA = 3;

export type ClipOutcome = 'ended' | ClipFailure;

export interface PlayClipRequest {
  /** Its `src` is set already. */
  readonly element: VideoElement;
  readonly playbackRate: number;
  readonly isLooping: boolean;
  /** A film may pause for its data; a walk may not. */
  readonly isPatient?: boolean;
  /**
   * Asked at the first frame of a clip that may still be starved, until it says no: what it would step down to is not
   * at hand. What was there before stays until then, which looks like that frame.
   */
  readonly isHeld?: () => boolean;
  readonly clock: BrowserClock;
  /** At most once, and never after the outcome. */
  readonly onFirstFrame: () => void;
  /** At most once: the clip certainly hides what is below it. A very short clip never reports it. */
  readonly onSteady?: () => void;
  /** Exactly once, unless the clip is abandoned first. */
  readonly onOutcome: (outcome: ClipOutcome) => void;
}

export interface RunningClip {
  /** Ends the clip now as if it had reached its last frame. */
  finish(): void;
  /** Stops listening and pauses; nothing is reported any more. */
  abandon(): void;
}

/**
 * Plays an element's source. `play()` is called before this function returns, so that it counts as part of the
 * visitor's tap. A frame counts when it was presented; where browsers cannot tell, when the time moved on.
 */
export function playClip(request: PlayClipRequest): RunningClip {
  const { element, clock } = request;
  let isOver = false;
  let frames = 0;
  let lastTime = 0;
  let frameHandle: number | undefined;
  let cancelAsking: (() => void) | undefined;
  let cancelWatchdog = clock.after(FIRST_FRAME_PATIENCE, () => settle('slow'));

  const onFrame = () => {
    if (isOver) return;
    if (frames === 0 && isHeld()) {
      hold();
      return;
    }
    cancelWatchdog();
    frames += 1;
    if (frames === 1) request.onFirstFrame();
    if (frames === FRAMES_UNTIL_STEADY) request.onSteady?.();
    if (!isOver) watch(0);
  };
  const isHeld = () => request.isHeld?.() === true && !isWhole(element);
  const hold = () => {
    element.pause();
    cancelAsking?.();
    cancelAsking = clock.after(LOOK, () => (isHeld() ? hold() : start()));
  };
  const start = () => {
    element.play().catch((error: unknown) => {
      const failure = failureOfRefusedPlay(error);
      if (failure !== undefined) settle(failure);
    });
  };
  const watch = (waited: number) => {
    const pause = waited === 0 ? DATA_PATIENCE : LOOK;
    cancelWatchdog = clock.after(pause, () => {
      const stood = waited + pause;
      if (request.isPatient !== true && element.readyState < HAVE_FUTURE_DATA) settle('starved');
      else if (stood >= STALL_PATIENCE) settle('stalled');
      else watch(stood);
    });
  };
  const awaitFrame = () => {
    frameHandle = element.requestVideoFrameCallback?.(() => {
      onFrame();
      if (!isOver) awaitFrame();
    });
  };
  const onTimeUpdate = () => {
    if (element.currentTime === lastTime || element.currentTime === 0) return;
    lastTime = element.currentTime;
    onFrame();
  };
  const onEnded = () => settle('ended');
  const onError = () => settle(element.error?.code === MEDIA_ERR_DECODE ? 'unsupported' : 'missing');

  const stopListening = () => {
    isOver = true;
    cancelWatchdog();
    cancelAsking?.();
    if (frameHandle !== undefined) element.cancelVideoFrameCallback?.(frameHandle);
    element.removeEventListener('ended', onEnded);
    element.removeEventListener('error', onError);
    element.removeEventListener('timeupdate', onTimeUpdate);
  };
  const settle = (outcome: ClipOutcome) => {
    if (isOver) return;
    stopListening();
    // The last frame stays: a paused element keeps showing it.
    element.pause();
    request.onOutcome(outcome);
  };

  element.addEventListener('ended', onEnded);
  element.addEventListener('error', onError);
  element.addEventListener('timeupdate', onTimeUpdate);
  element.loop = request.isLooping;
  element.defaultPlaybackRate = request.playbackRate;
  element.playbackRate = request.playbackRate;
  awaitFrame();
  start();

  return {
    finish: () => settle('ended'),
    abandon() {
      if (isOver) return;
      stopListening();
      element.pause();
    },
  };
}

/** Whether a clip is buffered whole, so that it cannot starve. */
function isWhole({ buffered, duration }: VideoElement): boolean {
  return buffered.length === 1 && buffered.start(0) <= EDGE && buffered.end(0) >= duration - EDGE;
}

/** `AbortError` is the echo of our own pause or change of source: no failure. */
function failureOfRefusedPlay(error: unknown): ClipFailure | undefined {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'AbortError') return undefined;
  return name === 'NotAllowedError' ? 'refused' : 'missing';
}
