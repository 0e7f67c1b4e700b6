import { radiansOf } from '../angles.ts';
import type { Colour, Cover, CubeFace } from '../tour.ts';
import type { Raster } from './raster.ts';

/**
 * Writes the colour that a panorama has in a direction: x to the right, y up, z to the front, of any length but 0.
 * Writes into a buffer, because it is asked millions of times.
 */
export type Sampler = (x: number, y: number, z: number, into: Uint8Array, at: number) => void;

/** A picture of the whole sphere, from left to right a full turn beginning behind. */
export const WHOLE_SPHERE: Cover = { across: 360, high: 180, middle: 0 };

/** Looks into an equirectangular picture; beyond what it covers there is the fill. */
export function equirectangularSampler(picture: Raster, cover: Cover, fill: Colour): Sampler {
  const { width, height } = picture;
  const isFullTurn = cover.across >= 360;
  const across = width / radiansOf(cover.across);
  const down = height / radiansOf(cover.high);
  const middle = radiansOf(cover.middle);
  return (x, y, z, into, at) => {
    const column = width / 2 + Math.atan2(x, z) * across - 0.5;
    const row = height / 2 - (Math.atan2(y, Math.hypot(x, z)) - middle) * down - 0.5;
    const isOutside = row < -1 || row > height || (!isFullTurn && (column < -1 || column > width));
    if (isOutside) into.set(fill, at);
    else blend(picture, column, row, isFullTurn, into, at);
  };
}

/**
 * Looks into a cube of six pictures, as Pannellum, Marzipano and krpano lay them: seen from inside, the lower edge
 * of the upper face and the upper edge of the lower one join the front.
 */
export function cubeSampler(faces: Readonly<Partial<Record<CubeFace, Raster>>>, fill: Colour): Sampler {
  const on = (face: CubeFace) => {
    const picture = faces[face];
    if (picture === undefined) {
      return (_right: number, _down: number, into: Uint8Array, at: number): void => into.set(fill, at);
    }
    const { width, height } = picture;
    return (right: number, down: number, into: Uint8Array, at: number): void =>
      blend(picture, ((right + 1) * width) / 2 - 0.5, ((down + 1) * height) / 2 - 0.5, false, into, at);
  };
  const [front, right, back, left, up, low] = [
    on('front'),
    on('right'),
    on('back'),
    on('left'),
    on('up'),
    on('down'),
  ];
  return (x, y, z, into, at) => {
    const ax = Math.abs(x);
    const ay = Math.abs(y);
    const az = Math.abs(z);
    if (az >= ax && az >= ay) {
      if (z > 0) front(x / az, -y / az, into, at);
      else back(-x / az, -y / az, into, at);
    } else if (ax >= ay) {
      if (x > 0) right(-z / ax, -y / ax, into, at);
      else left(z / ax, -y / ax, into, at);
    } else if (y > 0) up(x / ay, z / ay, into, at);
    else low(x / ay, -z / ay, into, at);
  };
}

/** The colour between four pixels; edges are continued, or joined where a picture goes all around. */
function blend(
  { width, height, pixels }: Raster,
  column: number,
  row: number,
  isRound: boolean,
  into: Uint8Array,
  at: number,
): void {
  const left = Math.floor(column);
  const top = Math.floor(row);
  const across = column - left;
  const down = row - top;
  const firstColumn = isRound ? (left + width) % width : clamp(left, width);
  const lastColumn = isRound ? (left + 1 + width) % width : clamp(left + 1, width);
  const firstRow = clamp(top, height) * width;
  const lastRow = clamp(top + 1, height) * width;
  const a = (firstRow + firstColumn) * 3;
  const b = (firstRow + lastColumn) * 3;
  const c = (lastRow + firstColumn) * 3;
  const d = (lastRow + lastColumn) * 3;
  for (let part = 0; part < 3; part += 1) {
    const above = pixel(pixels, a + part) * (1 - across) + pixel(pixels, b + part) * across;
    const below = pixel(pixels, c + part) * (1 - across) + pixel(pixels, d + part) * across;
    into[at + part] = above * (1 - down) + below * down + 0.5;
  }
}

function pixel(pixels: Uint8Array, at: number): number {
  return pixels[at] ?? 0;
}

function clamp(index: number, length: number): number {
  return index < 0 ? 0 : index >= length ? length - 1 : index;
}
