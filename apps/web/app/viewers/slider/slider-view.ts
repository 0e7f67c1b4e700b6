import type { ClientMedia } from '@vitrine/core/world/media';

/** One of the pictures with words that a slider shows in turn. */
export interface SlideView {
  readonly title: string;
  readonly text: string;
  readonly image?: ClientMedia;
  /** Opens the picture in large. */
  readonly href?: string;
}

/**
 * How a slider advances automatically (specification section 9: "autoplay, 3000 ms, pause on focus, not on hover").
 */
export interface SliderOptions {
  readonly autoplay: boolean;
  /** Milliseconds. */
  readonly interval: number;
  readonly pauseOnFocus: boolean;
  readonly pauseOnHover: boolean;
}
