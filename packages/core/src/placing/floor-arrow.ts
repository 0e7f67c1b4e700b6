import type { PicturePoint } from '../world/background.ts';
import type { Direction } from '../world/hotspots/navigation.ts';

/** Where the floor ends in the pictures of a room, in percent of the 4:3 picture from its top. */
export const HORIZON = 45;

/** How an arrow to another location is drawn. */
export type ArrowLook =
  | {
      readonly kind: 'floor';
      /** Of its size in the foreground, 0 to 1: what is farther away is smaller. */
      readonly scale: number;
      /** Degrees that it is tilted by, out of the plane of the picture: what is farther away lies flatter. */
      readonly tilt: number;
    }
  /** Above the horizon there is no floor: it is drawn like a pin. */
  | { readonly kind: 'wall' }
  /** Back leads behind whoever looks: a button at the lower edge, wherever its editor has put it. */
  | { readonly kind: 'back' };

/** Percent of the picture's height below the horizon where an arrow has its whole size. */
const FOREGROUND = 36;

/** A smaller one is no target for the eye. */
const SMALLEST = 0.62;

/** Degrees in the foreground and at the horizon. A real floor lies flatter: no one would see which way it points. */
const STEEPEST = 50;
const FLATTEST = 62;

/**
 * How an arrow looks at its point of the 4:3 picture. A plane floor seen from the height of the eyes looks the
 * smaller and the flatter the nearer it is to the horizon: both follow from the distance to the horizon alone.
 */
export function arrowLook(direction: Direction, { y }: Pick<PicturePoint, 'y'>): ArrowLook {
  if (direction === 'back') return { kind: 'back' };
  const below = y - HORIZON;
  if (below <= 0) return { kind: 'wall' };
  const nearness = Math.min(below / FOREGROUND, 1);
  const tilt = FLATTEST - (FLATTEST - STEEPEST) * nearness;
  return { kind: 'floor', scale: rounded(Math.max(nearness, SMALLEST)), tilt: rounded(tilt) };
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
