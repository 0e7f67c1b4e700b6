import { uncoverPoint } from '@vitrine/core/placing/cover';
import type { BoxPoint } from '@vitrine/core/placing/cover';
import { pointOf4x3 } from '@vitrine/core/placing/picture-point';
import type { PicturePoint } from '@vitrine/core/world/background';
import type { DrawnPicture } from './drawn-picture.ts';

/** The point of the 4:3 picture that is seen at a position of the box. */
export function pointInPicture(
  { x, y }: BoxPoint,
  { picture, cover, scale, offset }: DrawnPicture,
): PicturePoint {
  const position = { x: (x - offset.x) / scale, y: (y - offset.y) / scale };
  return pointOf4x3(uncoverPoint(position, cover), picture);
}
