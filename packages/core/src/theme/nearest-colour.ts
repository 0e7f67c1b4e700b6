import { contrastOf } from './colour.ts';
import type { Rgb } from './colour.ts';
import { oklchOf, rgbOf } from './oklch.ts';

/** What a colour has to stand out from, and how much. */
export interface ContrastNeed {
  readonly against: Rgb;
  /** A contrast ratio, 1 to 21. */
  readonly ratio: number;
}

/** Steps of lightness from black to white: one is finer than a step of sRGB's 8 bits. */
const STEPS = 500;

/**
 * The colour that meets every need, with the same hue and chroma, and its lightness moved as little as possible. A
 * colour that already meets them is returned. Where sRGB is not so vivid at that lightness, chroma is reduced.
 *
 * @returns undefined where no lightness meets them all.
 */
export function nearestColour(colour: Rgb, needs: readonly ContrastNeed[]): Rgb | undefined {
  if (meetsAll(colour, needs)) return colour;
  const given = oklchOf(colour);
  for (let step = 1; step <= STEPS; step += 1) {
    for (const lightness of [given.lightness - step / STEPS, given.lightness + step / STEPS]) {
      if (lightness < -1 / STEPS || lightness > 1 + 1 / STEPS) continue;
      const candidate = rgbOf({ ...given, lightness: Math.min(Math.max(lightness, 0), 1) });
      if (meetsAll(candidate, needs)) return candidate;
    }
  }
  return undefined;
}

function meetsAll(colour: Rgb, needs: readonly ContrastNeed[]): boolean {
  return needs.every(({ against, ratio }) => contrastOf(colour, against) >= ratio);
}
