/*
 * The rules of a product spin: pictures of a product from all around, turned by dragging. Angles are in
 * turns: 1 is once around. All of it is pure; time comes in as a number.
 */

/** Dragging over the whole width turns the product once. */
export const TURNS_PER_WIDTH = 1;

/** Seconds until a free spin has lost about two thirds of its speed. */
export const SPIN_DECAY = 0.45;

/** Slower than this, in turns per second, a free spin has ended. */
export const SLOWEST_SPIN = 0.02;

/** Faster than this, in turns per second, no one can see a product. */
export const FASTEST_SPIN = 2.5;

/** Every sixth picture is loaded first, so that the product can be turned early. */
const COARSE_STEP = 6;

/** The picture at an angle: 0 to `count` - 1. The first one is at 0. */
export function frameAt(angle: number, count: number): number {
  const index = Math.round(angle * count) % count;
  // `+ 0` makes 0 of -0.
  return (index < 0 ? index + count : index) + 0;
}

/** The angle closest to `from` that has a picture: the shorter direction. */
export function angleOfFrame(frame: number, count: number, from: number): number {
  return angleNear(frame / count, from);
}

/** The angle closest to `from` at which the product looks as at another one. */
export function angleNear(angle: number, from: number): number {
  return angle + Math.round(from - angle);
}

/** How far a free spin turns in a time, and its speed afterwards (0 when it has ended). */
export function spinFreely(
  velocity: number,
  seconds: number,
): { readonly turned: number; readonly velocity: number } {
  const slower = velocity * Math.exp(-seconds / SPIN_DECAY);
  return {
    turned: (velocity - slower) * SPIN_DECAY,
    velocity: Math.abs(slower) < SLOWEST_SPIN ? 0 : slower,
  };
}

/** A speed in turns per second that the eye can follow. */
export function limitSpin(velocity: number): number {
  return Math.min(FASTEST_SPIN, Math.max(-FASTEST_SPIN, velocity));
}

/** The order in which the pictures are fetched: the first, then coarsely around, then those between. */
export function loadingOrder(count: number): readonly number[] {
  const order = new Set<number>();
  for (const step of [COARSE_STEP, COARSE_STEP / 2, 1]) {
    for (let index = 0; index < count; index += step) order.add(index);
  }
  return [...order];
}

/** The loaded picture nearest to the wanted one, in either direction; undefined when there is none. */
export function nearestLoaded(
  wanted: number,
  count: number,
  isLoaded: (index: number) => boolean,
): number | undefined {
  for (let distance = 0; distance <= count / 2; distance += 1) {
    for (const index of [wanted + distance, wanted - distance]) {
      const around = ((index % count) + count) % count;
      if (isLoaded(around)) return around;
    }
  }
  return undefined;
}
