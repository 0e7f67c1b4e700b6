import { hexOf, readColour } from '../theme/colour.ts';
import { readableOn } from '../theme/contrast-pairs.ts';

/** A surface in a colour of an editor's, with the ink that is readable on it. */
export interface Tint {
  /** Opaque: `#0b5563`. */
  readonly colour: string;
  readonly ink: '#000' | '#fff';
}

/**
 * The tint of a bar (specification section 3: group {slug, navigation_color}). White ink where it is readable,
 * else black, which then always is.
 *
 * @param value hexadecimal, `rgb()` or `hsl()`; what is transparent is taken as if it were not, because what
 * is behind the bar changes.
 * @returns undefined where the brightness cannot be told: then the bar keeps its own colour.
 */
export function tintOf(value: string): Tint | undefined {
  const colour = readColour(value);
  return colour && { colour: hexOf(colour), ink: readableOn(colour) };
}
