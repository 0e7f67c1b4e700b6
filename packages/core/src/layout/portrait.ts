import type { BoxSize } from '../background/aspect-ratio.ts';
import { BREAKPOINTS } from './breakpoints.ts';

/** "Portrait: safe_area 1, player ratio 4/3" (specification section 9). */
export const PORTRAIT_SAFE_AREA = 1;

/** Width divided by height of the stage in portrait layout (specification section 9, "player ratio 4/3"). */
export const PORTRAIT_PLAYER_RATIO = 4 / 3;

/** CSS pixels; a window that is higher than wide and narrower than this is portrait (section 4, Layout). */
export const PORTRAIT_BELOW_WIDTH = BREAKPOINTS.xl;

/**
 * "Portrait layout applies when the width is below height times a safe-area factor and the height exceeds the
 * width, or when the width is below 1200 and the height exceeds the width." (specification section 4)
 *
 * @param window the window in CSS pixels.
 */
export function usesPortraitLayout(window: BoxSize, safeArea = PORTRAIT_SAFE_AREA): boolean {
  const { width, height } = window;
  return height > width && (width < height * safeArea || width < PORTRAIT_BELOW_WIDTH);
}

/** CSS pixels; "The landscape warning threshold is a height under 600" (specification section 9). */
export const LOW_BELOW_HEIGHT = 600;

/**
 * "The landscape warning is on when the width exceeds the height and the height is below 600." (specification
 * section 4)
 *
 * @param window the window in CSS pixels.
 */
export function isLowLandscape({ width, height }: BoxSize): boolean {
  return width > height && height < LOW_BELOW_HEIGHT;
}

/**
 * The box that a background covers: the whole window in landscape, in portrait its upper part in the
 * player's ratio.
 *
 * @param window the window in CSS pixels.
 */
export function stageSize(window: BoxSize): BoxSize {
  if (!usesPortraitLayout(window)) return { width: window.width, height: window.height };
  return { width: window.width, height: Math.min(window.height, window.width / PORTRAIT_PLAYER_RATIO) };
}
