import type { SlideshowItem } from '~/viewers/slideshow/slideshow-item.ts';

/** Pictures and videos that follow each other by themselves. */
export interface SlideshowView {
  readonly items: readonly SlideshowItem[];
  /** The index of the item that is shown first. */
  readonly start: number;
  /** Milliseconds that a picture is shown. */
  readonly interval: number;
  /** Whether it starts automatically. */
  readonly isAutomatic: boolean;
}
