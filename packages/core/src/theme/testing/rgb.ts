import { readColour } from '../colour.ts';
import type { Rgb } from '../colour.ts';

/** A colour that a test knows to be one. */
export function rgb(value: string): Rgb {
  const colour = readColour(value);
  if (colour === undefined) throw new Error(`“${value}” is no colour.`);
  return colour;
}
