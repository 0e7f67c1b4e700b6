import { directionOnPicture } from '@vitrine/core/panorama/projection';
import type { StartView } from '@vitrine/core/world/panorama';

/** Red, green, blue and opacity of every pixel, row by row, as a canvas gives them. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: ArrayLike<number>;
}

/** Sides in pixels of what is compared: with more, noise and small things that move would count. */
export const PANORAMA_SIZE = { width: 256, height: 128 } as const;
export const PICTURE_WIDTH = 48;

/** Less is a bare wall, which is like any other: of 255 levels. */
const MIN_CONTRAST = 4;

/** Below this likeness, two pictures of one room show different parts of it. */
const SAME_VIEW = 0.5;

/** Whether a picture shows something else than the start view of a panorama. False where both are too plain to know. */
export function showsElse(panorama: Pixels, picture: Pixels, start: StartView): boolean {
  const likeness = likenessOf(panorama, picture, start);
  return likeness !== undefined && likeness < SAME_VIEW;
}

/**
 * How alike a picture and the start view of a panorama are: 1 for the same, whatever the brightness; 0 for unrelated
 * ones.
 *
 * @param picture the 4:3 one, or one of another shape that is its middle
 */
export function likenessOf(panorama: Pixels, picture: Pixels, start: StartView): number | undefined {
  const [ones, others]: [number[], number[]] = [[], []];
  // A flatter picture is the middle of the 4:3 one, as wide.
  const shown = (picture.height / picture.width) * (4 / 3);
  for (let row = 0; row < picture.height; row += 1) {
    for (let column = 0; column < picture.width; column += 1) {
      const x = ((column + 0.5) / picture.width) * 100;
      const y = 50 + (((row + 0.5) / picture.height) * 100 - 50) * shown;
      const { yaw, pitch } = directionOnPicture({ x, y }, start);
      const left = Math.min(panorama.width - 1, Math.floor((yaw / 360 + 0.5) * panorama.width));
      const top = Math.min(panorama.height - 1, Math.floor((0.5 - pitch / 180) * panorama.height));
      for (let channel = 0; channel < 3; channel += 1) {
        ones.push(panorama.data[(top * panorama.width + left) * 4 + channel] ?? 0);
        others.push(picture.data[(row * picture.width + column) * 4 + channel] ?? 0);
      }
    }
  }
  return correlation(ones, others);
}

/** Pearson's, from -1 to 1; undefined where one of both hardly varies. */
function correlation(ones: readonly number[], others: readonly number[]): number | undefined {
  const [a, b] = [mean(ones), mean(others)];
  let [both, one, other] = [0, 0, 0];
  for (const [index, value] of ones.entries()) {
    const [p, q] = [value - a, (others[index] ?? 0) - b];
    both += p * q;
    one += p * p;
    other += q * q;
  }
  const least = MIN_CONTRAST * MIN_CONTRAST * ones.length;
  return one < least || other < least ? undefined : both / Math.sqrt(one * other);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
