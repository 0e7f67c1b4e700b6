import type { SliderOptions } from './slider-view.ts';

/** The state around a slider at a moment. */
export interface SliderMoment {
  readonly slides: number;
  readonly isFocused: boolean;
  readonly isHovered: boolean;
  /** The visitor pressed pause, or play. */
  readonly choice: 'none' | 'pause' | 'play';
  readonly isMotionReduced: boolean;
}

/**
 * Whether a slider may advance by itself at all: the state of its pause button (WCAG 2.2.2). A visitor who prefers
 * reduced motion has to press play.
 */
export function isGoingOn({ autoplay }: SliderOptions, moment: SliderMoment): boolean {
  if (moment.slides < 2) return false;
  if (moment.choice !== 'none') return moment.choice === 'play';
  return autoplay && !moment.isMotionReduced;
}

/**
 * Whether it advances at this moment: "autoplay, 3000 ms, pause on focus, not on hover" (specification section 9),
 * as its settings define.
 */
export function isAdvancing(options: SliderOptions, moment: SliderMoment): boolean {
  const isHeld = (options.pauseOnFocus && moment.isFocused) || (options.pauseOnHover && moment.isHovered);
  return isGoingOn(options, moment) && !isHeld;
}
