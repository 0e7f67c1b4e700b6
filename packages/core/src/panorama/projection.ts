import { ASPECT_RATIO_VALUES } from '../background/aspect-ratio.ts';
import type { PicturePoint } from '../world/background.ts';
import type { PanoramaDirection, StartView } from '../world/panorama.ts';

/** A direction as a camera sees it: all three in one unit, `ahead` negative behind it. */
export interface InCamera {
  readonly right: number;
  readonly up: number;
  readonly ahead: number;
}

/** The 4:3 picture, whose percent everything is placed in. */
const RATIO = ASPECT_RATIO_VALUES['4x3'];

/** What is less far ahead is at no point of a flat picture. */
const LEAST_AHEAD = 1e-9;

/** Percent from the middle of the picture to a point that stands for one that the picture does not show. */
const BEYOND = 70;

/** A direction, of length 1, in the terms of a camera that looks along another one. */
export function inCamera({ yaw, pitch }: PanoramaDirection, camera: PanoramaDirection): InCamera {
  const turn = radiansOf(yaw - camera.yaw);
  const own = radiansOf(pitch);
  const tilt = radiansOf(camera.pitch);
  const level = Math.cos(own) * Math.cos(turn);
  return {
    right: Math.cos(own) * Math.sin(turn),
    up: Math.sin(own) * Math.cos(tilt) - level * Math.sin(tilt),
    ahead: Math.sin(own) * Math.sin(tilt) + level * Math.cos(tilt),
  };
}

/** The inverse of {@link inCamera}: any length, but not zero. What lies beyond a pole comes out on its other side. */
export function outOfCamera({ right, up, ahead }: InCamera, camera: PanoramaDirection): PanoramaDirection {
  const tilt = radiansOf(camera.pitch);
  const level = ahead * Math.cos(tilt) - up * Math.sin(tilt);
  const height = ahead * Math.sin(tilt) + up * Math.cos(tilt);
  return {
    yaw: wrappedYaw(camera.yaw + degreesOf(Math.atan2(right, level))),
    pitch: degreesOf(Math.atan2(height, Math.hypot(right, level))),
  };
}

/** The direction in the panorama of a point of the 4:3 picture, which may lie beyond its edges. */
export function directionOnPicture({ x, y }: PicturePoint, start: StartView): PanoramaDirection {
  const half = halfWidth(start);
  return outOfCamera(
    { right: ((x - 50) / 50) * half, up: ((50 - y) / 50) * (half / RATIO), ahead: 1 },
    start,
  );
}

/**
 * Where a direction of the panorama is on the 4:3 picture, in percent; undefined for what is behind it. The point may
 * lie beyond the picture's edges.
 */
export function pointOnPicture(direction: PanoramaDirection, start: StartView): PicturePoint | undefined {
  const { right, up, ahead } = inCamera(direction, start);
  if (ahead <= LEAST_AHEAD) return undefined;
  const half = halfWidth(start);
  return { x: 50 + (50 * right) / (half * ahead), y: 50 - (50 * RATIO * up) / (half * ahead) };
}

/**
 * The point of the 4:3 picture that stands for a direction: its own, or one beyond the edge over which a visitor has
 * to turn to see it. What is exactly behind lies below, as the button back does.
 */
export function standInOnPicture(direction: PanoramaDirection, start: StartView): PicturePoint {
  const point = pointOnPicture(direction, start);
  if (point && Math.max(Math.abs(point.x - 50), Math.abs(point.y - 50)) <= BEYOND) return point;
  const { right, up } = inCamera(direction, start);
  const largest = Math.max(Math.abs(right), Math.abs(up));
  if (largest <= LEAST_AHEAD) return { x: 50, y: 50 + BEYOND };
  return { x: 50 + (BEYOND * right) / largest, y: 50 - (BEYOND * up) / largest };
}

/** Degrees from more than -180 to 180 for the same direction. */
export function wrappedYaw(yaw: number): number {
  const rest = yaw % 360;
  if (rest > 180) return rest - 360;
  return rest <= -180 ? rest + 360 : rest;
}

export function radiansOf(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

export function degreesOf(radians: number): number {
  return (radians * 180) / Math.PI;
}

/** Half of the picture's width at a distance of 1. */
function halfWidth({ fieldOfView }: StartView): number {
  return Math.tan(radiansOf(fieldOfView) / 2);
}
