import type { SliderOptions } from './slider-view.ts';

/** What is known of a slider's surroundings at a moment. */
export interface SliderMoment {
  readonly slides: number;
  readonly isFocused: boolean;
  readonly isHovered: boolean;
  /** The visitor pressed pause, or play again. */
  readonly choice: 'none' | 'pause' | 'play';
  readonly isMotionReduced: boolean;
}

/**
 * Whether a slider may go on by itself at all: it is what its pause button says (WCAG 2.2.2). Who asked for
 * less movement has to press play.
 */
export function isGoingOn({ autoplay }: SliderOptions, moment: SliderMoment): boolean {
  if (moment.slides < 2) return false;
  if (moment.choice !== 'none') return moment.choice === 'play';
  return autoplay && !moment.isMotionReduced;
}

/**
 * Whether it goes on at this moment: "autoplay, 3000 ms, pause on focus, not on hover" (specification
 * section 9), as the settings have it.
 */
export function isAdvancing(options: SliderOptions, moment: SliderMoment): boolean {
  const isHeld = (options.pauseOnFocus && moment.isFocused) || (options.pauseOnHover && moment.isHovered);
  return isGoingOn(options, moment) && !isHeld;
}
