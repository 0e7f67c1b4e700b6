import { degreesOf, radiansOf } from '../src/angles.ts';
import type { Direction } from '../src/tour.ts';

/** Degrees between two directions, as long as there are few. */
export function degreesBetween(one: Direction, other: Direction): number {
  const [a, b] = [vectorOf(one), vectorOf(other)];
  return degreesOf(Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]));
}

/** Of length 1: to the right, up, ahead. */
export function vectorOf({ yaw, pitch }: Direction): readonly [x: number, y: number, z: number] {
  const [a, b] = [radiansOf(yaw), radiansOf(pitch)];
  return [Math.sin(a) * Math.cos(b), Math.sin(b), Math.cos(a) * Math.cos(b)];
}
