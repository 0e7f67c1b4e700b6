import type { BoxSize } from '../background/aspect-ratio.ts';
import type { BoxPoint } from './cover.ts';

/** A rectangle, in any unit, from the top left corner of what it lies in. */
export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The rectangle of a size around its middle. */
export function rectangleAround({ x, y }: BoxPoint, { width, height }: BoxSize): Rectangle {
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
}

/** Whether two rectangles cover each other. Those that only touch do not. */
export function areOverlapping(one: Rectangle, other: Rectangle): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** Whether a rectangle is completely within a box. */
export function isWithin({ left, top, right, bottom }: Rectangle, box: BoxSize): boolean {
  return left >= 0 && top >= 0 && right <= box.width && bottom <= box.height;
}

/**
 * Whether every one of these rectangles is free: within the box, and overlapping neither one of those that are taken
 * nor another of them. Then nothing has to be arranged.
 */
export function areFree(
  rectangles: readonly Rectangle[],
  box: BoxSize,
  taken: readonly Rectangle[],
): boolean {
  const before = [...taken];
  return rectangles.every(
    (one) =>
      isWithin(one, box) && !before.some((other) => areOverlapping(one, other)) && before.push(one) > 0,
  );
}
