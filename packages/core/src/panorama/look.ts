import { ASPECT_RATIO_VALUES } from '../background/aspect-ratio.ts';
import type { BoxSize } from '../background/aspect-ratio.ts';
import { coverSize } from '../placing/cover.ts';
import type { BoxPoint, Cover } from '../placing/cover.ts';
import type { PanoramaDirection, StartView } from '../world/panorama.ts';
import type { ZoomChange } from '../zoom/zoom.ts';
import { degreesOf, inCamera, radiansOf, wrappedYaw } from './projection.ts';

/** Where a visitor looks who looks around. */
export interface Look extends PanoramaDirection {
  /** Degrees from the upper edge of the box to its lower one. */
  readonly height: number;
}

/** Degrees from edge to edge: less shows single pixels, more stretches what is at the edges. */
const MIN_HEIGHT = 18;
const MAX_HEIGHT = 80;

/** Degrees: straight up and down there is no left and right any more. */
const MAX_PITCH = 85;

/** The slowest turn by a drag at the poles, in parts of the one at the horizon. */
const MIN_SPEED = 0.25;

/** Degrees within which two looks are the same to the eye. */
const SAME = 0.02;

/** The look that shows in a box what the location's own picture shows there, which covers it. */
export function startLook({ yaw, pitch, fieldOfView }: StartView, cover: Cover): Look {
  const half = Math.tan(radiansOf(fieldOfView) / 2);
  // A picture narrower than 4:3 is its middle, as high.
  const width = half * Math.min(1, cover.widthToHeight / ASPECT_RATIO_VALUES['4x3']);
  const drawn = coverSize(cover);
  return { yaw, pitch, height: 2 * degreesOf(Math.atan((width * cover.box.height) / drawn.width)) };
}

/** The camera whose 4:3 picture is exactly what a look shows in a box of that shape. */
export function viewOfLook({ yaw, pitch, height }: Look): StartView {
  const half = Math.tan(radiansOf(height) / 2) * ASPECT_RATIO_VALUES['4x3'];
  return { yaw, pitch, fieldOfView: 2 * degreesOf(Math.atan(half)) };
}

/** Where a direction is in a box; undefined for what is behind. It may lie outside the box. */
export function pointInBox(direction: PanoramaDirection, look: Look, box: BoxSize): BoxPoint | undefined {
  const { right, up, ahead } = inCamera(direction, look);
  if (ahead <= 0.001) return undefined;
  const focus = focusOf(look, box);
  return { x: box.width / 2 + (right / ahead) * focus, y: box.height / 2 - (up / ahead) * focus };
}

/** The look after fingers have moved what is under them, or a wheel has brought it closer. */
export function changeLook(look: Look, { from, to, by }: ZoomChange, box: BoxSize, start: Look): Look {
  const focus = focusOf(look, box) * by;
  const slower = Math.max(MIN_SPEED, Math.cos(radiansOf(look.pitch)));
  const changed = {
    yaw: look.yaw - degreesOf((to.x - from.x) / focus) / slower,
    pitch: look.pitch + degreesOf((to.y - from.y) / focus),
    height: 2 * degreesOf(Math.atan(box.height / 2 / focus)),
  };
  return nearestLook(changed, start);
}

/**
 * The nearest look that fingers could have led to: one beyond their limits would jump at the first touch.
 *
 * @param start what the picture shows, which may be wider than visitors can make it.
 */
export function nearestLook(look: Look, start: Look): Look {
  const height = Math.min(Math.max(MAX_HEIGHT, start.height), Math.max(MIN_HEIGHT, look.height));
  return lookAt({ ...look, height }, look);
}

/** The same distance, in another direction. */
export function lookAt(look: Look, { yaw, pitch }: PanoramaDirection): Look {
  return {
    ...look,
    yaw: wrappedYaw(yaw),
    pitch: Math.min(MAX_PITCH, Math.max(-MAX_PITCH, pitch)),
  };
}

/** How much closer a look is than another one. */
export function closenessOf({ height }: Look, start: Look): number {
  return Math.tan(radiansOf(start.height) / 2) / Math.tan(radiansOf(height) / 2);
}

/** The look in a direction that is some times closer than another one. */
export function lookCloser({ yaw, pitch }: PanoramaDirection, closeness: number, start: Look): Look {
  const height = 2 * degreesOf(Math.atan(Math.tan(radiansOf(start.height) / 2) / closeness));
  return nearestLook({ yaw, pitch, height }, start);
}

/** Between two looks, the shorter turn: 0 is the first, 1 the second. */
export function blendLooks(one: Look, other: Look, part: number): Look {
  return {
    yaw: wrappedYaw(one.yaw + wrappedYaw(other.yaw - one.yaw) * part),
    pitch: one.pitch + (other.pitch - one.pitch) * part,
    height: one.height + (other.height - one.height) * part,
  };
}

/** Whether two looks show the same. */
export function isSameLook(one: Look, other: Look): boolean {
  const turn = Math.abs(wrappedYaw(one.yaw - other.yaw));
  return Math.max(turn, Math.abs(one.pitch - other.pitch), Math.abs(one.height - other.height)) < SAME;
}

/** The distance from the eye to the box, in the box's unit. */
function focusOf({ height }: Look, box: BoxSize): number {
  return box.height / 2 / Math.tan(radiansOf(height) / 2);
}
