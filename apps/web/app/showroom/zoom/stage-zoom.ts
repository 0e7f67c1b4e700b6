import type { BoxSize } from '@vitrine/core/background/aspect-ratio';
import { blendZooms, changeZoom, isZoomedIn, leanTowards, NO_ZOOM } from '@vitrine/core/zoom/zoom';
import type { BoxPoint } from '@vitrine/core/placing/cover';
import type { Zoom, ZoomChange } from '@vitrine/core/zoom/zoom';
import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import { isReducedMotion, isSavingData } from '../browser/browser-conditions.ts';
import type { Leader } from '../presentation/views.ts';
import { markCoveredHotspots, watchCoveredHotspots } from './covered-hotspots.ts';
import { sharpenPictures } from './sharpen.ts';

/** Milliseconds of a change that no finger leads: the token `--calm`. */
const GLIDE = 240;

/** Milliseconds after the last change until the picture counts as resting. */
const REST = 160;

/**
 * The zoom of the box that a stage and its hotspots fill. It is written to the box as `--zoom`, `--zoom-x`, `--zoom-y` and
 * `data-zoomed`; `features/zoom/zoom.css` draws it.
 */
export interface StageZoom {
  readonly isZoomed: StoreApi<boolean>;
  /** The last zoom at which the picture rested; {@link NO_ZOOM} as soon as it is whole. */
  readonly resting: StoreApi<Zoom>;
  /** As it is, or as it will be when a glide has ended. */
  current(): Zoom;
  size(): BoxSize;
  /** At once: a finger or a wheel leads. */
  change(change: ZoomChange): void;
  glideTo(zoom: Zoom): void;
  /** The same for a visitor who follows a presenter. */
  lead(zoom: Zoom): void;
  /** Calls this whenever it has changed. */
  watch(onChange: (by: Leader) => void): void;
  /** A picture that is whole leans towards the pointer, or no longer; a style sheet makes it gradual. */
  lean(at: BoxPoint | undefined): void;
  /** At once. */
  reset(): void;
  dispose(): void;
}

export function createStageZoom(box: HTMLElement): StageZoom {
  const isZoomed = createStore(() => false);
  const resting = createStore(() => NO_ZOOM);
  let drawn = NO_ZOOM;
  let goal = NO_ZOOM;
  let frame = 0;
  let rest: ReturnType<typeof setTimeout> | undefined;
  let stopWatching: (() => void) | undefined;
  let leader: Leader = 'itself';
  let report: ((by: Leader) => void) | undefined;

  const settle = (zoom: Zoom) => {
    markCoveredHotspots(box);
    stopWatching = watchCoveredHotspots(box);
    if (!isSavingData()) sharpenPictures(box, zoom.scale);
    resting.setState(zoom, true);
  };
  const draw = (zoom: Zoom) => {
    stopWatching?.();
    drawn = zoom;
    box.style.setProperty('--zoom', String(zoom.scale));
    box.style.setProperty('--zoom-x', `${zoom.offset.x}px`);
    box.style.setProperty('--zoom-y', `${zoom.offset.y}px`);
    const isNow = isZoomedIn(zoom);
    box.toggleAttribute('data-zoomed', isNow);
    isZoomed.setState(isNow, true);
    report?.(leader);
    clearTimeout(rest);
    if (isNow) rest = setTimeout(() => settle(zoom), REST);
    else resting.setState(NO_ZOOM, true);
  };
  const jumpTo = (zoom: Zoom) => {
    cancelAnimationFrame(frame);
    goal = zoom;
    draw(zoom);
  };
  const glide = (zoom: Zoom) => {
    if (isReducedMotion()) {
      jumpTo(zoom);
      return;
    }
    cancelAnimationFrame(frame);
    goal = zoom;
    const from = drawn;
    const start = performance.now();
    const step = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - start) / GLIDE));
      draw(part === 1 ? zoom : blendZooms(from, zoom, 1 - (1 - part) ** 3));
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
  };
  const size = () => ({ width: box.clientWidth, height: box.clientHeight });

  return {
    isZoomed,
    resting,
    current: () => goal,
    size,
    change(change) {
      leader = 'visitor';
      jumpTo(changeZoom(drawn, change, size()));
    },
    glideTo(zoom) {
      leader = 'visitor';
      glide(zoom);
    },
    lead(zoom) {
      leader = 'itself';
      glide(zoom);
    },
    watch(onChange) {
      report = onChange;
    },
    lean(at) {
      if (isZoomedIn(goal)) return;
      leader = 'itself';
      jumpTo(at === undefined ? NO_ZOOM : leanTowards(at, size()));
    },
    reset() {
      leader = 'itself';
      jumpTo(NO_ZOOM);
    },
    dispose() {
      jumpTo(NO_ZOOM);
      clearTimeout(rest);
    },
  };
}
